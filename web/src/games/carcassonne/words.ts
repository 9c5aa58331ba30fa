import { text, type Text } from '../board'
import type { Crop, FigureKind, Good, Kind } from './types'

export const ROLES: Readonly<Record<Kind, Text>> = {
  city: text('Knight', 'Ritter'),
  road: text('Highwayman', 'Wegelagerer'),
  field: text('Farmer', 'Bauer'),
  monastery: text('Monk', 'Mönch'),
  garden: text('Gardener', 'Gärtner'),
}

export const KINDS: Readonly<Record<Kind, Text>> = {
  city: text('City', 'Stadt'),
  road: text('Road', 'Straße'),
  field: text('Meadow', 'Wiese'),
  monastery: text('Monastery', 'Kloster'),
  garden: text('Garden', 'Garten'),
}

export const FIGURE_WORDS: Readonly<Record<FigureKind | 'robber', Text>> = {
  meeple: text('Meeples', 'Meeples'),
  big: text('Big meeple', 'Großer Meeple'),
  abbot: text('Abbot', 'Abt'),
  builder: text('Builder', 'Baumeister'),
  pig: text('Pig', 'Schwein'),
  robber: text('Robber', 'Räuber'),
}

export const GOOD_WORDS: Readonly<Record<Good, Text>> = { wine: text('wine', 'Wein'), grain: text('grain', 'Korn'), cloth: text('cloth', 'Tuch') }
export const CROP_WORDS: Readonly<Record<Crop, Text>> = { farmer: text('Farmers', 'Bauern'), highwayman: text('Highwaymen', 'Wegelagerer'), knight: text('Knights', 'Ritter') }

export const SYMBOL_WORDS = {
  river: text('River', 'Fluss'),
  gold: text('Gold mine', 'Goldmine'),
  magic: text('Magic symbol', 'Zaubersymbol'),
  robber: text('Robber symbol', 'Räubersymbol'),
  lake: text('Lake with piers', 'See mit Anlegestellen'),
  flight: text('Flying machine', 'Fluggerät'),
} as const

export const TRACK_WORDS = { score: text('scoring meeple', 'Zählmeeple'), messenger: text('messenger', 'Meeplefrau'), robber: text('robber', 'Räuber') } as const

/** Short titles for the cards, in two lines. */
export const MESSAGE_TITLES: readonly (readonly [Text, Text])[] = [
  [text('Smallest', 'Kleinste'), text('road', 'Straße')],
  [text('Smallest', 'Kleinste'), text('city', 'Stadt')],
  [text('Smallest', 'Kleinstes'), text('monastery', 'Kloster')],
  [text('One more', 'Noch ein'), text('tile', 'Plättchen')],
  [text('Shields in', 'Wappen in'), text('your cities', 'Städten')],
  [text('Your', 'Eigene'), text('knights', 'Ritter')],
  [text('Your', 'Eigene'), text('farmers', 'Bauern')],
  [text('Score one,', 'Einen werten,'), text('take it back', 'zurücknehmen')],
]

export const WORDS = {
  land: text('The land', 'Das Land'),
  columns: text('columns', 'Spalten'),
  rows: text('rows', 'Zeilen'),
  to: text('to', 'bis'),
  yourTile: text('Your tile', 'Dein Plättchen'),
  lastTile: text('Last tile', 'Letztes Plättchen'),
  newTile: text('Your figure', 'Deine Figur'),
  turnLeft: text('Turn left', 'Nach links drehen'),
  turnRight: text('Turn right', 'Nach rechts drehen'),
  tilesLeft: text('tiles left', 'übrig'),
  tileLeft: text('tile left', 'übrig'),
  showTiles: text('Tiles to come', 'Plättchen, die noch kommen'),
  discarded: text('Back in the box', 'Zurück in der Schachtel'),
  supplies: text('Supplies', 'Vorräte'),
  track: text('Score track', 'Wertungsleiste'),
  helpLevel: { off: text('Help: off', 'Hilfe: aus'), some: text('Help: some', 'Hilfe: etwas'), full: text('Help: full', 'Hilfe: voll') },
  zoomIn: text('Larger', 'Größer'),
  zoomOut: text('Smaller', 'Kleiner'),
  fit: text('Show everything', 'Alles zeigen'),
  close: text('Close', 'Schließen'),
  choose: text('Which figure?', 'Welche Figur?'),
  fits: text('fit', 'passen'),
  fitsOne: text('fits', 'passt'),
  dead: text('dead', 'tot'),
  fitsNot: text('The tile does not fit', 'Das Plättchen passt nicht'),
  nothingFits: text('No tile that is left fits here', 'Kein Plättchen, das noch kommt, passt hier'),
  fitHere: text('What fits here', 'Was hier passt'),
  tile: text('tile', 'Plättchen'),
  tiles: text('tiles', 'Plättchen'),
  shield: text('shield', 'Wappen'),
  shields: text('shields', 'Wappen'),
  openEnds: text('open', 'offen'),
  finished: text('finished', 'fertig'),
  inn: text('inn', 'Wirtshaus'),
  cathedral: text('cathedral', 'Kathedrale'),
  mage: text('mage', 'Magier'),
  witch: text('witch', 'Hexe'),
  now: text('now', 'jetzt'),
  then: text('if finished', 'wenn fertig'),
  atEnd: text('at the end', 'am Ende'),
  finishedCities: text('finished cities', 'fertige Städte'),
  finishedCity: text('finished city', 'fertige Stadt'),
  of9: text('of 9 tiles', 'von 9 Plättchen'),
  nobody: text('nobody', 'niemand'),
  ferry: text('The ferry', 'Die Fähre'),
  magicHead: text('Mage & witch', 'Magier & Hexe'),
  crop: text('Crop circle', 'Kornkreis'),
  message: text('Message', 'Depesche'),
  or: text('or', 'oder'),
  points: text('points', 'Punkte'),
  gold: text('gold bars', 'Goldbarren'),
  goldLeft: text('Gold bars left', 'Goldbarren übrig'),
  messagesLeft: text('Messages nobody has seen', 'Depeschen, die niemand kennt'),
} as const
