import pg from 'pg'

/** SQLite’s READONLY and FULL, in the low byte of what it tells. */
const SQLITE_CODES: ReadonlySet<number> = new Set([8, 13])
const POSTGRES_CODES: ReadonlySet<string> = new Set([
  '53100', // disk_full
  '25006', // read_only_sql_transaction: the server that was written to so far is another one’s copy now
])
const FILE_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Whether a fault says that a disk is full or read-only: nothing was written, and what is there can still be read. */
export function isWriteRejected(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return POSTGRES_CODES.has(error.code ?? '')
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return SQLITE_CODES.has(Number(error.errcode) & 0xff)
  return 'code' in error && FILE_CODES.has(String(error.code))
}

/** Writes what a reader can do without. */
export async function tryWrite(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isWriteRejected(error)) throw error
  })
}
