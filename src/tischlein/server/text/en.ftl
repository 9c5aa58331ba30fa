no-invitation = This table is private. Ask for its invitation link.
table-is-full = Every seat at this table is taken.
no-such-table = There is no such table.
not-started = The game begins when every seat is taken.
not-your-seat = This is not your seat.
not-an-action = This is not an action.
nobody-asked = Nobody has asked to take something back.
not-stored = The move could not be stored, so it does not count. Please try again.
only-players-chat = Only players can write here.
no-such-seat = A seat is “me”, “open” or the name of a bot ({ $bots }), not “{ $wish }”.
nobody-sits = Sit down yourself: at least one seat must be “me”.
who-are-you = Say first what you are called.
bad-message = This message cannot be understood: { $problem }
too-fast = That was too fast. Please wait a moment.
foreign-page = This request comes from a foreign page.
not-finished = The replay is there when the game is over.
not-found = There is nothing here.
game-is-over = The game is over.
bot-plays = A bot is playing for you. Take your seat back first.
nothing-to-hold = Here is no seat that a bot could hold.
not-waiting-for = The game is not waiting for this player.
still-here = This player was here less than { $seconds } seconds ago.
seat-is-yours = You are playing this seat yourself.
too-late-to-leave = The game has begun: concede, or let a bot play for you.
result-conceded = { $count ->
    [one] { $player } has conceded.
   *[other] { $count } players have conceded.
}
no-such-moment = This game has { $entries } entries; there is no such moment.
seat-not-here = This table has { $seats } seats.
nothing-left-to-play = The game is over there: choose an earlier moment.
has-account = You already have an account: { $login }.
login-taken = The name “{ $login }” is taken. Please choose another one.
weak-password = The password must not be your name.
wrong-password = The name or the password is wrong.
not-your-password = This is not your password.
too-many-attempts = Too many attempts. Please wait a minute.
broken = Something went wrong here. Please try again.
