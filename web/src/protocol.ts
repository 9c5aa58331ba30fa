// Made by `npm run types` from the messages of the server; do not edit.

export interface Protocol {
  Accepted: Accepted;
  Agree: Agree;
  Because: Because;
  Branch: Branch;
  Chat: Chat;
  Clock: Clock;
  Concede: Concede;
  Credentials: Credentials;
  Farewell: Farewell;
  GameInfo: GameInfo;
  Hold: Hold;
  JoinTable: JoinTable;
  Me: Me;
  Moment: Moment;
  NewGuest: NewGuest;
  NewName: NewName;
  NewPassword: NewPassword;
  NewTable: NewTable;
  OptionInfo: OptionInfo;
  OptionPreview: OptionPreview;
  Outcome: Outcome;
  Play: Play;
  Position: Position;
  Preview: Preview;
  Previews: Previews;
  Refusal: Refusal;
  Refused: Refused;
  Return: Return;
  RuleInfo: RuleInfo;
  Said: Said;
  SeatBot: SeatBot;
  SeatInfo: SeatInfo;
  Stale: Stale;
  TableInfo: TableInfo;
  TermInfo: TermInfo;
  Undo: Undo;
  UndoInfo: UndoInfo;
  Why: Why;
  Words: Words;
}
/**
 * It counts, and it is stored.
 */
export interface Accepted {
  entries: number;
  tell: "accepted";
}
/**
 * The answer of a seat to an undo that was asked for.
 */
export interface Agree {
  do: "agree";
  seat: number;
  yes: boolean;
}
/**
 * Why an action is not possible after so many entries, with the rule if there is one; `why` is null if it is possible.
 */
export interface Because {
  entries: number;
  number: number;
  rule?: string;
  seat: number;
  tell: "because";
  why: Words | null;
}
/**
 * A sentence in both languages.
 */
export interface Words {
  de: string;
  en: string;
}
/**
 * Play on from the position after `number` entries of a finished game, as `seat`, against bots and with the same luck.
 */
export interface Branch {
  number: number;
  seat: number;
}
export interface Chat {
  do: "chat";
  text: string;
}
/**
 * How long one may think, in seconds: `bonus` for every decision, and beyond it a `bank` for the whole game.
 */
export interface Clock {
  bank?: number;
  bonus?: number;
}
/**
 * Gives up: the game ends if only one side is left; otherwise a bot plays the seat to the end.
 */
export interface Concede {
  do: "concede";
  seat: number;
}
/**
 * To open an account, and to come in from another device.
 */
export interface Credentials {
  login: string;
  password: string;
}
/**
 * Deletes a person for good; whoever has an account gives the password once more.
 */
export interface Farewell {
  password?: string;
}
/**
 * A game and what can be chosen for it. `terms` names the kinds of points by their keys.
 */
export interface GameInfo {
  bots: string[];
  elements: {
    [k: string]: unknown;
  }[];
  id: string;
  minutes: number[];
  names: {
    [k: string]: string;
  };
  options: OptionInfo[];
  players: number[];
  terms: {
    [k: string]: Words;
  };
}
export interface OptionInfo {
  id: string;
  names: {
    [k: string]: string;
  };
  per_seat: boolean;
  players?: number[];
  values: {
    [k: string]: unknown;
  }[];
}
/**
 * A bot shall play for this seat: one's own, or that of somebody who is due and has been away for a while.
 */
export interface Hold {
  do: "hold";
  seat: number;
}
/**
 * `invite` is the secret of the invitation link; a listed table needs none.
 */
export interface JoinTable {
  invite?: string;
}
/**
 * Who you are. `login` is empty for a guest.
 */
export interface Me {
  id: string;
  login?: string;
  name: string;
}
/**
 * The position after `number` entries of the log, with its points in words. The views are those of a position.
 */
export interface Moment {
  entries: number;
  number: number;
  outcome: Outcome | null;
  scores: TermInfo[][];
  views: {
    [k: string]: unknown;
  };
}
/**
 * How it ended, and why in words.
 */
export interface Outcome {
  points: number[];
  ranking: number[][];
  reason: Words;
  winners: number[];
}
/**
 * Points in words: `text` says what for, `key` what kind they are (see GameInfo).
 */
export interface TermInfo {
  key: string;
  points: number;
  rule: string;
  text: Words;
}
export interface NewGuest {
  name: string;
}
export interface NewName {
  name: string;
}
export interface NewPassword {
  new: string;
  old: string;
}
/**
 * A table to be set. `seats` says who sits where: "me", "open" for an invited person, or the name of a bot.
 *
 *     Several people may share a device: `names` then has their names, in the order of the seats; those of other seats are ignored.
 */
export interface NewTable {
  clock?: Clock | null;
  /**
   * @maxItems 50
   */
  elements?: string[];
  game: string;
  listed?: boolean;
  /**
   * @maxItems 20
   */
  names?: string[];
  options?: {
    [k: string]: unknown;
  };
  /**
   * @minItems 1
   * @maxItems 20
   */
  seats: string[];
}
/**
 * What one option would bring at once: points, what would be told, and whether it is `final`: luck speaks at once, so that it can
 *     be taken back only if all agree.
 */
export interface OptionPreview {
  final: boolean;
  points: number;
  story: Words[];
}
/**
 * An action, and the length of the log that the client had seen when it was chosen.
 */
export interface Play {
  action: unknown[];
  do: "play";
  seat: number;
  seen: number;
}
/**
 * Everything this client may know now.
 *
 *     `views` are those of its own seats by number, or "spectator"; `decisions` and `undo` belong to its own seats. `story` is what it has
 *     not been told yet, or, if `whole`, the story from the beginning. `asked` is the seat that wants to undo something.
 */
export interface Position {
  asked: number | null;
  decisions: {
    [k: string]: unknown;
  }[];
  outcome: Outcome | null;
  story: {
    [k: string]: unknown;
  }[];
  table: TableInfo;
  tell: "position";
  undo: UndoInfo[];
  views: {
    [k: string]: unknown;
  };
  whole: boolean;
}
/**
 * A table as the lobby shows it. `invite` is there only for those who sit at it; times are seconds since 1970 by the server's clock.
 */
export interface TableInfo {
  clock?: Clock | null;
  created: number;
  entries: number;
  game: string;
  id: string;
  invite?: string;
  listed: boolean;
  moved: number;
  now: number;
  rematch?: string;
  seats: SeatInfo[];
  setup: {
    [k: string]: unknown;
  };
  status: "finished" | "open" | "playing";
  waiting_for: number[];
  winners?: number[];
}
/**
 * Who sits here: a person, a bot, or nobody yet.
 *
 *     `here` tells whether the person is connected, `held` is the bot that plays for an absent person, `bank` the seconds left beyond
 *     the bonus, and `until` the moment at which the time of this seat is up, if its clock runs.
 */
export interface SeatInfo {
  bank?: number | null;
  conceded?: boolean;
  held?: string;
  here?: boolean;
  kind: "bot" | "open" | "person";
  name: string;
  until?: number | null;
  you?: boolean;
}
/**
 * What `seat` could take back: everything since entry `number`. The seats in `needs` must agree; if there are none, it is free.
 */
export interface UndoInfo {
  needs: number[];
  number: number;
  seat: number;
}
/**
 * Asks what each option of this seat would bring.
 */
export interface Preview {
  do: "preview";
  seat: number;
  seen: number;
}
/**
 * In the order of the decision's options.
 */
export interface Previews {
  entries: number;
  options: OptionPreview[];
  seat: number;
  tell: "preview";
}
/**
 * The body of every answer that is not a success.
 */
export interface Refusal {
  rule?: string;
  why: Words;
}
/**
 * Nothing has changed, and this is why.
 */
export interface Refused {
  rule?: string;
  tell: "refused";
  why: Words;
}
/**
 * Takes one's own seat back from the bot.
 */
export interface Return {
  do: "return";
  seat: number;
}
/**
 * A rule of the ledger. `note` tells how we read it where the rulebook leaves room (in English).
 */
export interface RuleInfo {
  example?: Words | null;
  id: string;
  note?: string;
  section: Words;
  text: Words;
}
/**
 * A line of the chat. Whoever comes gets the last ones again, with the same numbers.
 */
export interface Said {
  name: string;
  number: number;
  tell: "said";
  text: string;
  time: number;
}
/**
 * A bot takes a seat that is still free.
 */
export interface SeatBot {
  bot: string;
  seat: number;
}
/**
 * The table has changed since; the new position follows.
 */
export interface Stale {
  entries: number;
  tell: "stale";
}
/**
 * Takes back the last decision of a seat, or asks the table for it.
 */
export interface Undo {
  do: "undo";
  seat: number;
  seen: number;
}
/**
 * Asks why an action is not possible for this seat now. The answer repeats the `number`.
 */
export interface Why {
  action: unknown[];
  do: "why";
  number?: number;
  seat: number;
}
