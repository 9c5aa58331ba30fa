import { text, type Text } from '../board'
import type { Bonus, Colour } from './types'

export const PHASES = ['I', 'II', 'III'] as const

export const KIND_WORDS: Readonly<Record<Colour, Text>> = {
  purple: text('Monastery', 'Kloster'),
  gray: text('Mine', 'Mine'),
  blue: text('River', 'Fluss'),
  orange: text('City', 'Stadt'),
  green: text('Castle', 'Burg'),
  yellow: text('Pasture', 'Weide'),
}

export const COLOUR_WORDS: Readonly<Record<Colour, Text>> = {
  purple: text('purple', 'Violett'),
  gray: text('grey', 'Grau'),
  blue: text('blue', 'Blau'),
  orange: text('orange', 'Orange'),
  green: text('green', 'Grün'),
  yellow: text('yellow', 'Gelb'),
}

export const BONUS_WORDS: Readonly<Record<Bonus, Text>> = {
  monk: text('Monk', 'Mönch'),
  silver: text('Silver', 'Silber'),
  goods: text('Goods', 'Waren'),
  worker: text('Worker', 'Arbeiter'),
}

export const HELP_WORDS: Readonly<Record<'monk' | 'worker' | 'silver', Text>> = {
  monk: text('another colour', 'andere Farbe'),
  worker: text('another number', 'andere Zahl'),
  silver: text('second pair', 'zweites Paar'),
}

export const WORDS = {
  duchy: text('Duchy', 'Fürstentum'),
  area: text('Area', 'Gebiet'),
  pasture: text('pasture ×2', 'Weide ×2'),
  castles: text('Castles', 'Burgen'),
  earned: text('earned', 'verdient'),
  spent: text('spent', 'genutzt'),
  extra: text('First and second to complete a colour', 'Erste und Zweite mit vollendeter Farbe'),
  first: text('first', 'Erste'),
  second: text('second', 'Zweite'),
  taken: text('taken', 'vergeben'),
  points: text('Points', 'Punkte'),
  sum: text('Sum', 'Summe'),
  phase: text('Phase', 'Durchgang'),
  round: text('round', 'Runde'),
  rounds: text('Rounds', 'Runden'),
  time: text('Time', 'Zeit'),
  of: text('of', 'von'),
  before: text('Before the first throw', 'Vor dem ersten Wurf'),
  dice: text('Dice', 'Würfel'),
  hourglass: text('Hourglass die', 'Sanduhrwürfel'),
  bonuses: text('Before you mark', 'Vor dem Eintragen'),
  left: text('left', 'übrig'),
  choice: text('This choice', 'Diese Wahl'),
  pick: text('Pick a colour die and a number die', 'Wähle einen Farb- und einen Zahlenwürfel'),
  startHere: text('Choose a castle on the sheet', 'Wähle eine Burg auf dem Blatt'),
  markHere: text('Choose a field on the sheet', 'Wähle ein Feld auf dem Blatt'),
  over: text('The game is over', 'Das Spiel ist aus'),
  combine: text('Choose a combination below', 'Wähle unten eine Kombination'),
  below: text('Choose below', 'Wähle unten'),
  visit: text('You look at another sheet', 'Du siehst ein anderes Blatt'),
  wait: text('The others are choosing', 'Die anderen wählen noch'),
  nothing: text('Nothing to choose', 'Nichts zu wählen'),
  fields: text('fields', 'Felder'),
  field: text('field', 'Feld'),
  back: text('Back', 'Zurück'),
  others: text('The other sheets', 'Die anderen Blätter'),
  look: text('look at this sheet', 'dieses Blatt ansehen'),
  choosing: text('choosing', 'wählt'),
  ready: text('ready', 'fertig'),
} as const
