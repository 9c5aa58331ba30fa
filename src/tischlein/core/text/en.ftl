player = Player { $number }
named = { $player }
and = { $first } and { $last }
chance = Chance
deal-card = the next card

# The log
event-points = { $signed } { $points ->
    [one] point
   *[other] points
}: { $text }
undone = { $player } takes back { $count ->
    [one] the last decision
   *[other] { $count } decisions
}.

# Set-up
no-such-game = There is no game “{ $id }”. There are: { $known }.
wrong-players = This game is for { $least } to { $most } players, not for { $players }.
wrong-players-exactly = This game is for exactly { $least } players, not for { $players }.
no-elements = Elements are a list of ids, not { $elements }.
no-such-element = There is no element “{ $id }”. There are: { $known }.
element-needs = The element “{ $id }” needs “{ $other }” as well.
element-conflicts = The elements “{ $id }” and “{ $other }” do not go together.
no-such-option = There is no option “{ $id }”. There are: { $known }.
wrong-option = The option “{ $id }” cannot be “{ $value }”. It can be: { $allowed }.
one-value-per-seat = The option “{ $id }” needs a list with one value for each of the { $players } players.

# Actions
no-action = { $action } is not an action. An action is a tuple of a verb, words and whole numbers, such as ("pass",).
no-such-verb = “{ $verb }” is not asked for now. You can: { $verbs }.
not-an-option = { $action } is not possible now.
no-such-outcome = { $outcome } cannot come up here ({ $chance }).
not-due = It is not your decision: { $count ->
    [one] { $who } has
   *[other] { $who } have
} to decide.
not-your-turn = It is not your turn: { $player } has to decide.
others-decide = It is not your turn: others have to decide first.
asked-so = What is possible now is marked: { $prompt }
asked-first = Something else is asked now: { $prompt }
chance-is-due = It is not your decision: chance is to act first.
game-is-over = The game is over.
chance-by-seed = Chance comes from the seed of this match. To supply it yourself, start the match with by_hand=True.
form-shape = { $action } is not such an answer: it starts with “{ $verb }” and has { $count ->
    [one] one list
   *[other] { $count } lists
} after it.
form-unknown = { $part }: { $id } is not to be had.
form-too-many = { $part }: { $thing } at most { $most } times.
form-count = { $part }: { $least } to { $most } are needed, not { $count }.

# Undo
nothing-to-undo = You have not decided anything that could be taken back.
undo-needs-consent = Since then something was revealed or somebody else has acted. Taking it back needs the consent of { $who }.

# Loading
load-not-json = This is not a saved match: the text cannot be read ({ $problem }).
load-no-text = A saved match is a text.
load-foreign = This is not a saved match of Tischlein.
load-newer = This match was saved in format { $version }; this program knows formats up to { $known }. Update Tischlein to open it.
load-incomplete = This saved match is incomplete: “{ $what }” is missing or of the wrong kind.
load-damaged = This saved match is damaged or was changed: its checksum does not match.
load-commitment = The seed of this saved match does not match the fingerprint that was published.
load-rules = This match was played with version { $saved } of the rules of { $game }; this program has version { $known } and cannot replay it.
load-setup = The set-up of this saved match is not possible: { $problem }
load-undo = it takes back what it cannot take back: { $numbers }.
load-forced = it says that there was no choice, but there was.
load-stream = the luck comes from “{ $stream }”, which is not due.
load-odd-entry = { $entry } is not an entry of a log.
load-entry = Entry { $number } of this saved match is not possible: { $problem }
