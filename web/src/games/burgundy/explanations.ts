// What pieces do, in one sentence each. Names are those of the game's own texts.
import { text, type Text } from '../board'
import type { RouteBonus } from './types'

export interface Explanation {
  readonly name: Text
  readonly effect: Text
}

const says = (en: string, de: string, effect: string, wirkung: string): Explanation => ({ name: text(en, de), effect: text(effect, wirkung) })

const BUILDINGS: Readonly<Record<string, Explanation>> = {
  market: says('Market', 'Markt', 'Take a ship or an animal from any depot.', 'Nimm ein Schiff oder Tiere aus einem beliebigen Depot.'),
  carpenter: says('Carpenter’s Workshop', 'Schreinerei', 'Take a building from any depot.', 'Nimm ein Gebäude aus einem beliebigen Depot.'),
  church: says('Church', 'Kirche', 'Take a mine, a monastery or a castle from any depot.', 'Nimm eine Mine, ein Kloster oder eine Burg aus einem beliebigen Depot.'),
  warehouse: says('Warehouse', 'Warenhaus', 'Sell all goods of one colour, whatever their number.', 'Verkaufe alle Waren einer Farbe, egal welcher Zahl.'),
  boarding_house: says('Boarding House', 'Wohnhaus', 'Four workers.', 'Vier Arbeiter.'),
  bank: says('Bank', 'Bank', 'Two silver coins.', 'Zwei Silbermünzen.'),
  town_hall: says('Town Hall', 'Rathaus', 'Place one more tile from your key spaces, on any number.', 'Lege noch ein Plättchen von den Schlüsselfeldern, auf eine beliebige Zahl.'),
  watchtower: says('Watchtower', 'Wachturm', 'Four points.', 'Vier Punkte.'),
  white_castle: says('White Castle', 'Weiße Burg', 'One more action with the number of the white die.', 'Eine weitere Aktion mit der Zahl des weißen Würfels.'),
  crane: says('Crane', 'Kran', 'Acts like any building you name; at the end it can stand for one building of a monastery.', 'Wirkt wie ein Gebäude deiner Wahl; am Ende zählt er für ein Kloster als Gebäude.'),
}

const OTHERS: Readonly<Record<string, Explanation>> = {
  geese: says('Geese', 'Gänse', 'Two points, counted together with one other species of this pasture; they join every later scoring here.', 'Zwei Punkte, zusammen mit einer anderen Tierart dieser Weide; sie zählen hier später immer mit.'),
  castle: says('Castle', 'Burg', 'One more action at once, with any number.', 'Sofort eine weitere Aktion mit beliebiger Zahl.'),
  mine: says('Mine', 'Mine', 'One silver coin at the end of each phase.', 'Am Ende jedes Durchgangs eine Silbermünze.'),
  ship: says('Ship', 'Schiff', 'Take the goods of one depot, then move one space on across the bridge.', 'Nimm die Waren eines Depots, dann ein Feld weiter auf der Brücke.'),
  inn: says('Inn', 'Gasthof', 'Fits every colour, once in an area, and makes that area one space larger when it is complete.', 'Passt auf jede Farbe, einmal je Gebiet; das fertige Gebiet zählt ein Feld mehr.'),
  black: says('Face-down tile', 'Verdecktes Plättchen', 'Fits every colour and has no effect of its own.', 'Passt auf jede Farbe und hat selbst keine Wirkung.'),
}

/** The second German word is the dative. */
const SPECIES: Readonly<Record<string, readonly [name: Text, mit: string]>> = {
  cow: [text('Cows', 'Kühe'), 'Kühen'],
  sheep: [text('Sheep', 'Schafe'), 'Schafen'],
  pig: [text('Pigs', 'Schweine'), 'Schweinen'],
  goat: [text('Goats', 'Ziegen'), 'Ziegen'],
}

const end = (en: string, de: string): Text => text(`At the end: ${en}.`, `Am Ende: ${de}.`)
const free = (en: string, de: string): Text => text(`Change a die by one for nothing when you ${en}.`, `Ändere einen Würfel kostenlos um eins, wenn du ${de}.`)

const MONASTERIES: readonly Text[] = [
  text('Your cities may hold several buildings of a kind.', 'Deine Städte dürfen gleiche Gebäude mehrfach haben.'),
  text('Your mines also bring a worker each at the end of a phase.', 'Deine Minen bringen am Ende jedes Durchgangs auch je einen Arbeiter.'),
  text('Every sale brings one silver coin more.', 'Jeder Verkauf bringt eine Silbermünze mehr.'),
  text('Every sale brings a worker too.', 'Jeder Verkauf bringt auch einen Arbeiter.'),
  text('Your ships may empty two depots that are next to each other.', 'Deine Schiffe dürfen zwei benachbarte Depots leeren.'),
  text('You may buy with two workers instead of silver, and then from any depot.', 'Du darfst mit zwei Arbeitern statt Silber kaufen, und dann aus jedem Depot.'),
  text('Each animal tile that scores brings one point more.', 'Jedes wertende Tier-Plättchen bringt einen Punkt mehr.'),
  text('A worker changes a die by up to two.', 'Ein Arbeiter ändert einen Würfel um bis zu zwei.'),
  free('place a building', 'ein Gebäude legst'),
  free('place animals or a ship', 'Tiere oder ein Schiff legst'),
  free('place a castle, a mine or a monastery', 'Burg, Mine oder Kloster legst'),
  free('take a tile from a depot', 'ein Plättchen aus einem Depot nimmst'),
  text('A die used for workers brings a silver coin too.', 'Ein Würfel für Arbeiter bringt auch eine Silbermünze.'),
  text('A die used for workers brings four of them.', 'Ein Würfel für Arbeiter bringt vier davon.'),
  end('two points for each colour of goods you have sold', 'zwei Punkte je Warenfarbe, die du verkauft hast'),
  end('four points for each warehouse', 'vier Punkte je Warenhaus'),
  end('four points for each watchtower', 'vier Punkte je Wachturm'),
  end('four points for each carpenter’s workshop', 'vier Punkte je Schreinerei'),
  end('four points for each church', 'vier Punkte je Kirche'),
  end('four points for each market', 'vier Punkte je Markt'),
  end('four points for each boarding house', 'vier Punkte je Wohnhaus'),
  end('four points for each bank', 'vier Punkte je Bank'),
  end('four points for each town hall', 'vier Punkte je Rathaus'),
  end('four points for each species of animals you have', 'vier Punkte je Tierart in deinem Fürstentum'),
  end('a point for each goods tile you have sold', 'ein Punkt je verkaufte Ware'),
  end('three points for each bonus tile', 'drei Punkte je Bonuskärtchen'),
  text('Your marker is always on top of its stack on the bridge.', 'Dein Reihenfolge-Stein liegt auf der Brücke immer oben auf seinem Stapel.'),
  text('In your turn you may buy two workers for a silver coin.', 'In deinem Zug darfst du zwei Arbeiter für eine Silbermünze kaufen.'),
  end('four points for each white castle', 'vier Punkte je weiße Burg'),
]

export function tileWords(id: string): Explanation {
  const known = BUILDINGS[id] ?? OTHERS[id]
  if (known) return known
  const [name, number] = id.split('-') as [string, string]
  if (name === 'monastery') return { name: text(`Monastery ${number}`, `Kloster ${number}`), effect: MONASTERIES[Number(number) - 1]! }
  const [species, mit] = SPECIES[name]!
  return says(
    `${number} ${species.en}`,
    `${number} ${species.de}`,
    `${number} points, and again the points of all tiles with ${species.en.toLowerCase()} in the same pasture.`,
    `${number} Punkte, und noch einmal die aller Plättchen mit ${mit} auf derselben Weide.`,
  )
}

const SHIELDS: readonly (readonly [en: string, de: string, effect: string, wirkung: string])[] = [
  ['One pasture', 'Eine Weide', 'All your pastures count as one when you place animals.', 'Alle deine Weiden zählen als eine, wenn du Tiere legst.'],
  ['Shared workers', 'Mitarbeiter', 'Whenever somebody else gets workers, you get one too.', 'Wenn jemand anderes Arbeiter bekommt, bekommst du auch einen.'],
  ['Tribute in workers', 'Tribut in Arbeitern', 'You may pay tribute with workers.', 'Du darfst Tribut mit Arbeitern zahlen.'],
  ['Endless storage', 'Unbegrenztes Lager', 'You have any number of key spaces.', 'Du hast beliebig viele Schlüsselfelder.'],
  ['Goods convoy', 'Warenkonvoi', 'Your ships also bring all goods of one colour from all depots.', 'Deine Schiffe bringen auch alle Waren einer Farbe aus allen Depots.'],
  ['Borrowed monasteries', 'Geliehene Klöster', 'Name somebody: you use the monasteries of that player as well.', 'Nenne jemanden: Du nutzt auch die Klöster dieser Person.'],
  ['Double bonus', 'Doppelter Bonus', 'Bonus tiles bring you twice the points.', 'Bonuskärtchen bringen dir doppelte Punkte.'],
  ['Double mines', 'Doppelte Minen', 'Your mines bring twice the silver.', 'Deine Minen bringen doppelt Silber.'],
  ['Silver for each good', 'Silber pro Ware', 'A sale brings a silver coin for every goods tile.', 'Ein Verkauf bringt eine Silbermünze je Ware.'],
  ['Double monasteries', 'Doppelte Klöster', 'Your monasteries score twice at the end.', 'Deine Klöster zählen am Ende doppelt.'],
  ['Castle shield', 'Burgschild', 'The action of a castle may be to take a shield.', 'Die Aktion einer Burg darf ein Schild sein.'],
  ['Double sales', 'Doppelter Verkauf', 'Goods bring twice the points when you sell them.', 'Waren bringen beim Verkauf doppelte Punkte.'],
  ['Double shields', 'Doppelte Schilde', 'All your shields count twice, this one too.', 'Alle deine Schilde zählen doppelt, auch dieses.'],
  ['Depot gift', 'Depotgeschenk', 'At the end of a phase place a tile from any depot.', 'Lege am Ende eines Durchgangs ein Plättchen aus einem Depot.'],
  ['Black gift', 'Schwarzes Geschenk', 'At the end of a phase place a tile from the black depot.', 'Lege am Ende eines Durchgangs ein Plättchen aus dem schwarzen Depot.'],
  ['Free die', 'Freier Würfel', 'Once a round turn one of your dice to any number.', 'Drehe einmal je Runde einen deiner Würfel auf eine beliebige Zahl.'],
  ['Larger areas', 'Größere Gebiete', 'Completed areas count as one space larger.', 'Fertige Gebiete zählen als ein Feld größer.'],
  ['Free placement', 'Freies Platzieren', 'Your tiles need not touch others.', 'Deine Plättchen müssen andere nicht berühren.'],
]

export function shieldWords(number: number): Explanation {
  const [en, de, effect, wirkung] = SHIELDS[number - 1]!
  return says(`Shield ${number}: ${en.charAt(0).toLowerCase()}${en.slice(1)}`, `Schild ${number}: ${de}`, effect, wirkung)
}

export const BONUS_EFFECTS: Readonly<Record<RouteBonus, Text>> = {
  take_building: text('a building from any depot', 'ein Gebäude aus einem Depot'),
  take_mine_monastery_castle: text('a mine, monastery or castle from any depot', 'Mine, Kloster oder Burg aus einem Depot'),
  take_any: text('any tile from any depot', 'ein beliebiges Plättchen aus einem Depot'),
  workers_4: text('four workers', 'vier Arbeiter'),
  silver_2: text('two silver coins', 'zwei Silbermünzen'),
  points_4: text('four points', 'vier Punkte'),
}
