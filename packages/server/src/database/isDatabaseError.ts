import pg from 'pg'
import { DatabaseUnavailable } from './DatabaseUnavailable.ts'
import { isWriteRejected } from './isWriteRejected.ts'

const codes: ReadonlySet<string> = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53200', // out_of_memory
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled: the statement took too long
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
  '58030', // io_error
])
/** SQLite’s BUSY and IOERR, in the low byte of what it tells: another process writes for long, or the disk fails. */
const SQLITE_CODES: ReadonlySet<number> = new Set([5, 10])
const CONNECTION_EXCEPTIONS = '08'
const LINE_CODES: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED'])
/** What the driver says of a connection that broke while it was used, or fell silent; it gives no code. */
const BROKEN = /^Connection terminated|is not queryable/

/** Whether a fault is of the database’s line, load or disk rather than of what was asked: the same may go well in a moment. */
export function isDatabaseError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isWriteRejected(error)) return true
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error
    return codes.has(code) || code.startsWith(CONNECTION_EXCEPTIONS)
  }
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return SQLITE_CODES.has(Number(error.errcode) & 0xff)
  return BROKEN.test(error.message) || ('syscall' in error && 'code' in error && LINE_CODES.has(String(error.code)))
}
