import type { Good, Kind, Language, Text } from './types'

export const text = (en: string, de: string): Text => ({ en, de })
export type Say = (what: Text) => string
export const speaker = (language: Language): Say => (what) => what[language]

export const KIND_WORDS: Readonly<Record<Kind, Text>> = {
  building: text('City', 'Stadt'),
  animal: text('Pasture', 'Weide'),
  monastery: text('Monastery', 'Kloster'),
  ship: text('River', 'Fluss'),
  castle: text('Castle', 'Burg'),
  mine: text('Mine', 'Mine'),
}

export const GOOD_WORDS: Readonly<Record<Good, Text>> = {
  turquoise: text('Turquoise goods', 'Türkise Waren'),
  purple: text('Purple goods', 'Lila Waren'),
  pink: text('Pink goods', 'Rosa Waren'),
  red: text('Red goods', 'Rote Waren'),
  brown: text('Brown goods', 'Braune Waren'),
  orange: text('Orange goods', 'Orange Waren'),
}

export const WORDS = {
  table: text('The table', 'Der Spieltisch'),
  board: text('Board', 'Tableau'),
  black: text('Black depot', 'Schwarzes Depot'),
  depot: text('Depot', 'Depot'),
  goods: text('Goods', 'Waren'),
  white: text('White die', 'Weißer Würfel'),
  whiteShort: text('White die', 'Weiß'),
  order: text('Turn order', 'Reihenfolge'),
  bonus: text('Colour bonus: first and second', 'Farb-Bonus: erster und zweiter'),
  bonusShort: text('Colour bonus', 'Farb-Bonus'),
  dice: text('Dice', 'Würfel'),
  die: text('Die', 'Würfel'),
  keys: text('Key spaces', 'Schlüsselfelder'),
  common: text('Shared', 'Gemeinsam'),
  silver: text('Silver', 'Silber'),
  workers: text('Workers', 'Arbeiter'),
  route: text('Trade route', 'Handelsstraße'),
  sold: text('sold', 'verkauft'),
  phase: text('Phase', 'Durchgang'),
  of: text('of', 'von'),
  each: text('per area', 'je Gebiet'),
  eachLink: text('per area, link', 'Gebiet, Verbindung'),
  preview: text('At once', 'Sofort'),
  tribute: text('Tribute', 'Tribut'),
  points: text('points', 'Punkte'),
  turn: text('Turn', 'Zug'),
  spaces: text('spaces', 'Feldern'),
  number: text('number', 'Zahl'),
  neighbours: text('The other duchies', 'Die anderen Fürstentümer'),
  look: text('look at this duchy', 'dieses Fürstentum ansehen'),
  back: text('Back to my duchy', 'Zu meinem Fürstentum'),
  tiles: text('Tiles', 'Plättchen'),
  allTiles: text('All tiles', 'Alle Plättchen'),
  left: text('face down', 'verdeckt'),
  gone: text('out of the game', 'aus dem Spiel'),
  blackLeft: text('with black backs', 'mit schwarzer Rückseite'),
  shields: text('Shields', 'Schilde'),
  close: text('Close', 'Schließen'),
  which: text('Which one?', 'Was davon?'),
} as const
