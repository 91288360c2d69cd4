import pg from 'pg'

/** No connection to the database could be had; the cause says why. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database can’t be reached.', { cause })
  }
}

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

const OF_THE_LINE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Why a PostgreSQL database can’t be opened, in one sentence without a password; undefined where nobody foresaw it. */
export function explainConnectionFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (code === '28P01' || code === '28000') return 'PostgreSQL refuses the role or the password of DATABASE_URL.'
  if (code === '3D000') return 'PostgreSQL has no database of the name in DATABASE_URL.'
  if (code === '42501') return `The role of DATABASE_URL may not lay the tables: ${error.message}.`
  if (code === '53300') return 'PostgreSQL takes no more connections; DATABASE_CONNECTIONS may be lower.'
  if (OF_THE_LINE.has(code)) return `PostgreSQL can’t be reached at the address of DATABASE_URL (${code}).`
  if (/unsupported startup parameter/.test(error.message)) {
    return 'The pool at the address of DATABASE_URL takes no times: DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS and DATABASE_IDLE_SECONDS must be 0.'
  }
  if (/timeout|^Connection terminated/.test(error.message)) {
    return 'PostgreSQL doesn’t answer at the address of DATABASE_URL.'
  }
  return explainConnectionFailure(error.cause)
}

/** SQLite’s READONLY and FULL, in the low byte of what it tells. */
const WRITE_REJECTED_SQLITE_CODES: ReadonlySet<number> = new Set([8, 13])
const WRITE_REJECTED_POSTGRES_CODES: ReadonlySet<string> = new Set([
  '53100', // disk_full
  '25006', // read_only_sql_transaction: the server that was written to so far is another one’s copy now
])
const WRITE_REJECTED_FILE_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Whether a fault says that a disk is full or read-only: nothing was written, and what is there can still be read. */
export function isWriteRejected(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return WRITE_REJECTED_POSTGRES_CODES.has(error.code ?? '')
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return WRITE_REJECTED_SQLITE_CODES.has(Number(error.errcode) & 0xff)
  return 'code' in error && WRITE_REJECTED_FILE_CODES.has(String(error.code))
}
