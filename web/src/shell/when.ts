// Times in words. All of them come from the server's clock, so a wrong clock in the browser does no harm.
import type { Clock, SeatInfo, TableInfo } from '../protocol'
import { t } from '../text'

const minute = 60
const hour = 60 * minute
export const day = 24 * hour

/** "for 5 min", "seit 2 Tagen" */
export function since(seconds: number): string {
  if (seconds < minute) return t().justNow
  if (seconds < hour) return t().since(Math.floor(seconds / minute), 'min')
  if (seconds < day) return t().since(Math.floor(seconds / hour), 'h')
  return t().since(Math.floor(seconds / day), 'day')
}

/** "2 days 4 h left", "noch 12 Min." */
export function remaining(seconds: number): string {
  if (seconds <= 0) return t().timeUp
  if (seconds < hour) return t().left(t().span(Math.max(1, Math.floor(seconds / minute)), 'min'))
  const hours = Math.floor(seconds / hour)
  if (hours < 24) return t().left(t().span(hours, 'h'))
  const days = t().span(Math.floor(hours / 24), 'day')
  return t().left(hours % 24 ? `${days} ${t().span(hours % 24, 'h')}` : days)
}

/** The time that is running out: mine if it is my turn, otherwise that of the first who is due. */
export function timeLeft(table: TableInfo): number | null {
  const due = table.waiting_for.map((seat) => table.seats[seat]).filter((seat): seat is SeatInfo => seat?.until != null)
  const seat = due.find((each) => each.you) ?? due[0]
  return seat?.until == null ? null : seat.until - table.now
}

/** How a clock is called: "15 min + 20 s", "2 days per move". */
export function clockName(clock: Clock | null | undefined): string {
  if (!clock) return t().noClock
  const { bank = 0, bonus = 30 } = clock
  return bank === 0 && bonus >= day ? t().daysChoice(Math.round(bonus / day)) : t().liveChoice(Math.round(bank / minute), bonus)
}
