// Time that is left to think. The server decides when it is up; here it is only shown.
import type { SeatInfo, TableInfo } from '../protocol'
import { t } from '../text'

/** Seconds left for a seat: until its time is up if its clock runs, else what it would have for the next decision. */
export function timeLeft(seat: SeatInfo, table: TableInfo, now: number): number | null {
  if (!table.clock || seat.kind !== 'person' || table.status !== 'playing') return null
  if (seat.until != null) return Math.max(0, seat.until - now)
  return (seat.bank ?? table.clock.bank ?? 0) + (table.clock.bonus ?? 0)
}

/** Below ten seconds, or below a tenth of what there was at the beginning. */
export function isShort(left: number, table: TableInfo): boolean {
  const whole = (table.clock?.bank ?? 0) + (table.clock?.bonus ?? 0)
  return left < Math.min(10, whole / 2) || left < whole / 10
}

/** "4:09", "3 h 20 min", "2 days 3 h"; in brief only "3 h", "2 days". */
export function clockText(seconds: number, brief = false): string {
  const whole = Math.ceil(seconds)
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60]
  if (days) return hours && !brief ? `${t().span(days, 'day')} ${t().span(hours, 'h')}` : t().span(days, 'day')
  if (hours) return minutes && !brief ? `${t().span(hours, 'h')} ${t().span(minutes, 'min')}` : t().span(hours, 'h')
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`
}
