// Each seat has a colour and a shape, always together (nothing is told by colour alone).
export interface SeatMark {
  colour: string
  ink: string
  shape: string
}

const shapes = {
  diamond: 'M0-10 9 0 0 10-9 0Z',
  disc: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z',
  star: 'M0-10.5 3-3.6 10.4-3 4.8 1.9 6.5 9.2 0 5.3-6.5 9.2-4.8 1.9-10.4-3-3-3.6Z',
  triangle: 'M0-9.5 10 8-10 8Z',
  heart: 'M0 9C-6 4.5-10 1-10-3.6A5 5 0 0 1 0-5.2A5 5 0 0 1 10-3.6C10 1 6 4.5 0 9Z',
  square: 'M-8-8H8V8H-8Z',
}

const dark = '#231A12'
const marks: SeatMark[] = [
  { colour: '#B3221B', ink: '#FFFFFF', shape: shapes.diamond },
  { colour: '#2F4FC0', ink: '#FFFFFF', shape: shapes.disc },
  { colour: '#EFCF1E', ink: dark, shape: shapes.star },
  { colour: '#1D8079', ink: '#FFFFFF', shape: shapes.triangle },
  { colour: '#FB9DD0', ink: dark, shape: shapes.heart },
  { colour: '#2A1822', ink: '#FFFFFF', shape: shapes.square },
]

export const markOf = (seat: number): SeatMark => marks[seat % marks.length]!
