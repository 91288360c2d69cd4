/** Every setting that the server or its commands read from the environment. */
export const settingNames = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_FOLDER',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_CONNECT_SECONDS',
  'DATABASE_LOCK_SECONDS',
  'DATABASE_STATEMENT_SECONDS',
  'DATABASE_IDLE_SECONDS',
  'DATABASE_LISTEN_URL',
  'SLOW_QUERY_MILLISECONDS',
  'SMTP_URL',
  'MAIL_FROM',
  'OUTBOX_FOLDER',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_REGION',
  'HSTS_SUBDOMAINS',
  'SCHOOL_TIME_ZONE',
  'TRUSTED_PROXIES',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_CONTACT',
  'RECEIPTS_KEPT_DAYS',
  'METRICS_PORT',
  'METRICS_HOST',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
]

/** Shorter names are similar to too many of other programs. */
const MIN_LENGTH = 8

/** A warning for each environment variable that resembles a setting but isn't one. */
export function findMistypedSettings(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((known) => isNear(name.toUpperCase(), known) && !environment[known])
      return meant === undefined ? [] : [`${name} is not a setting of Maktab and is ignored. Did you mean ${meant}?`]
    })
}

function isNear(name: string, known: string): boolean {
  if (known.length < MIN_LENGTH) return false
  const most = known.length < 10 ? 1 : known.length < 12 ? 2 : 3
  return Math.abs(name.length - known.length) <= most && editsBetween(name, known) <= most
}

/** The number of insertions, deletions, replacements and swaps of adjacent letters between two texts. */
function editsBetween(one: string, other: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last?.[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before?.[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return last?.[other.length] ?? 0
}
