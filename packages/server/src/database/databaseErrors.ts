import pg from 'pg'

/** Thrown when no database connection is available; the cause says why. */
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
/** SQLite’s BUSY and IOERR, in the low byte of the error code: another process is writing for long, or the disk fails. */
const SQLITE_CODES: ReadonlySet<number> = new Set([5, 10])
const CONNECTION_EXCEPTION_CLASS = '08'
const SOCKET_CODES: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED'])
/** Messages of the driver, which sets no code for a connection that broke or timed out. */
const BROKEN_CONNECTION = /^Connection terminated|is not queryable/

/** Whether an error comes from the connection, load or disk of the database, so that a retry may succeed. */
export function isDatabaseError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isWriteRejected(error)) return true
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error
    return codes.has(code) || code.startsWith(CONNECTION_EXCEPTION_CLASS)
  }
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return SQLITE_CODES.has(Number(error.errcode) & 0xff)
  return (
    BROKEN_CONNECTION.test(error.message) ||
    ('syscall' in error && 'code' in error && SOCKET_CODES.has(String(error.code)))
  )
}

const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Explains why PostgreSQL can’t be opened, in one sentence without the password; undefined for unexpected errors. */
export function explainConnectionFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (code === '28P01' || code === '28000') return 'PostgreSQL rejects the role or the password of DATABASE_URL.'
  if (code === '3D000') return 'PostgreSQL has no database with the name in DATABASE_URL.'
  if (code === '42501') return `The role of DATABASE_URL may not create tables: ${error.message}.`
  if (code === '53300')
    return 'PostgreSQL has too many connections. Lower DATABASE_CONNECTIONS or raise the limit of the server.'
  if (UNREACHABLE_CODES.has(code)) return `PostgreSQL can’t be reached at the address of DATABASE_URL (${code}).`
  if (/unsupported startup parameter/.test(error.message)) {
    return 'The connection pool at the address of DATABASE_URL doesn’t support timeouts: DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS and DATABASE_IDLE_SECONDS must be 0.'
  }
  if (/timeout|^Connection terminated/.test(error.message)) {
    return 'PostgreSQL doesn’t respond at the address of DATABASE_URL.'
  }
  return explainConnectionFailure(error.cause)
}

/** SQLite’s READONLY and FULL, in the low byte of the error code. */
const WRITE_REJECTED_SQLITE_CODES: ReadonlySet<number> = new Set([8, 13])
const WRITE_REJECTED_POSTGRES_CODES: ReadonlySet<string> = new Set([
  '53100', // disk_full
  '25006', // read_only_sql_transaction: the server has become a replica
])
const WRITE_REJECTED_FILE_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Whether an error says that the disk is full or read-only: nothing was written, and reads still work. */
export function isWriteRejected(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return WRITE_REJECTED_POSTGRES_CODES.has(error.code ?? '')
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return WRITE_REJECTED_SQLITE_CODES.has(Number(error.errcode) & 0xff)
  return 'code' in error && WRITE_REJECTED_FILE_CODES.has(String(error.code))
}
