// Made by `npm run types` from the messages of the server; do not edit.

export interface Protocol {
  Accepted: Accepted;
  Agree: Agree;
  Chat: Chat;
  GameInfo: GameInfo;
  JoinTable: JoinTable;
  Me: Me;
  NewGuest: NewGuest;
  NewTable: NewTable;
  OptionInfo: OptionInfo;
  Play: Play;
  Position: Position;
  Refusal: Refusal;
  Refused: Refused;
  Said: Said;
  SeatInfo: SeatInfo;
  Stale: Stale;
  TableInfo: TableInfo;
  Undo: Undo;
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
export interface Chat {
  do: "chat";
  text: string;
}
export interface GameInfo {
  bots: string[];
  elements: {
    [k: string]: unknown;
  }[];
  id: string;
  minutes: number;
  names: {
    [k: string]: string;
  };
  options: OptionInfo[];
  players: number[];
}
export interface OptionInfo {
  id: string;
  names: {
    [k: string]: string;
  };
  per_seat: boolean;
  values: {
    [k: string]: unknown;
  }[];
}
/**
 * `invite` is the secret of the invitation link; a listed table needs none.
 */
export interface JoinTable {
  invite?: string;
}
export interface Me {
  id: string;
  name: string;
}
export interface NewGuest {
  name: string;
}
/**
 * A table to be set. `seats` says who sits where: "me", "open" for an invited person, or the name of a bot.
 */
export interface NewTable {
  /**
   * @maxItems 50
   */
  elements?: string[];
  game: string;
  listed?: boolean;
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
 * An action, and the length of the log that the client had seen when it was chosen.
 */
export interface Play {
  action: unknown[];
  do: "play";
  seat: number;
  seen: number;
}
/**
 * Everything this client may know now. `decisions` are those of its own seats; `asked` is the seat that wants to undo something.
 */
export interface Position {
  asked: number | null;
  decisions: {
    [k: string]: unknown;
  }[];
  story: {
    [k: string]: unknown;
  }[];
  table: TableInfo;
  tell: "position";
  views: {
    [k: string]: unknown;
  };
}
/**
 * A table as the lobby shows it. `invite` is there only for those who sit at it.
 */
export interface TableInfo {
  created: number;
  entries: number;
  game: string;
  id: string;
  invite?: string;
  listed: boolean;
  seats: SeatInfo[];
  setup: {
    [k: string]: unknown;
  };
  status: "finished" | "open" | "playing";
  waiting_for: number[];
}
/**
 * Who sits here: a person, a bot, or nobody yet.
 */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  you?: boolean;
}
/**
 * The body of every answer that is not a success.
 */
export interface Refusal {
  rule?: string;
  why: Words;
}
/**
 * A sentence in both languages.
 */
export interface Words {
  de: string;
  en: string;
}
/**
 * Nothing has changed, and this is why.
 */
export interface Refused {
  rule?: string;
  tell: "refused";
  why: Words;
}
export interface Said {
  name: string;
  tell: "said";
  text: string;
  time: number;
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
