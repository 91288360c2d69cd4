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
