import ipaddr from 'ipaddr.js'
import { join } from 'node:path'
import { type DatabaseLimits, DEFAULT_DATABASE_LIMITS } from './database/databaseOptions.ts'
import { isTimeZone } from './lib/currency.ts'
import type { MetricsAddress } from './metrics/openMetricsServer.ts'
import { OperatorError } from './lib/OperatorError.ts'
import type { BucketConfig } from './storage/createBucketStore.ts'

export type Config = {
  port: number
  host: string
  /** Folder of the database, pictures and outbox, unless other locations are set. */
  dataFolder: string
  /** PostgreSQL to use instead of the SQLite file in the data folder. */
  databaseUrl: string | undefined
  /** Direct connection to PostgreSQL for notifications, if `databaseUrl` is a connection pool. */
  databaseListenUrl: string | undefined
  /** Limits of the PostgreSQL connections. */
  databaseLimits: DatabaseLimits
  /** Statements at least this slow are logged; 0 logs none. */
  slowQueryMilliseconds: number
  /** The school's URL; links in mails start with it. */
  publicUrl: string
  /** `smtp://…`; without it mails go to an outbox folder. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Whether mails reach people: by SMTP, or by a program that sends those in the configured outbox folder. */
  sendsMails: boolean
  /** Folder for mails without `smtpUrl`. */
  outbox: string
  /** Bucket for pictures instead of the data folder. */
  bucket: BucketConfig | undefined
  /** Time zone until the administrator sets one. */
  timeZone: string
  /** Whether HSTS covers subdomains of the school’s host as well. */
  securesSubDomains: boolean
  /** Proxies whose X-Forwarded-For is trusted: addresses, ranges or names of ranges. */
  trustedProxies: string[]
  /** Keys for Web Push; undefined if push isn't configured. */
  push: PushKeys | undefined
  /** Days to keep a receipt’s file after its payment was decided. */
  receiptsKeptDays: number
  /** Address of the metrics server; undefined if disabled. */
  metrics: MetricsAddress | undefined
}

const RECEIPTS_KEPT_DAYS = 365
/** Five times the duration of a list page in the largest benchmark. */
const SLOW_MILLISECONDS = 500
const HOUR = 3_600_000

/** VAPID keys and contact for push services. */
export type PushKeys = { publicKey: string; privateKey: string; contact: string }

type Environment = Record<string, string | undefined>

/**
 * Reads the settings from the environment. Missing or empty settings have working defaults; an invalid one throws an
 * `OperatorError` that names it.
 */
export function readConfig(all: Environment, defaultFolder: string): Config {
  const environment: Environment = Object.fromEntries(Object.entries(all).filter(([, value]) => value?.trim()))
  const port = readPort(environment, 'PORT') ?? 3000
  const databaseUrl = readDatabaseUrl(environment, 'DATABASE_URL')
  const databaseListenUrl = readDatabaseUrl(environment, 'DATABASE_LISTEN_URL')
  if (databaseListenUrl !== undefined && databaseUrl === undefined) {
    throw new OperatorError('DATABASE_LISTEN_URL requires DATABASE_URL.')
  }
  const smtpUrl = environment['SMTP_URL']
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl)) {
    throw new OperatorError('SMTP_URL must begin with smtp:// or smtps://.')
  }
  const publicUrl = readPublicUrl(environment) ?? `http://localhost:${port}`
  const timeZone = environment['SCHOOL_TIME_ZONE'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!isTimeZone(timeZone)) {
    throw new OperatorError(`SCHOOL_TIME_ZONE must be a zone such as Asia/Karachi, not "${timeZone}".`)
  }
  const subDomains = environment['HSTS_SUBDOMAINS'] ?? 'no'
  if (subDomains !== 'yes' && subDomains !== 'no') {
    throw new OperatorError(`HSTS_SUBDOMAINS must be yes or no, not "${subDomains}".`)
  }
  const receiptsKeptDays = Number(environment['RECEIPTS_KEPT_DAYS'] ?? RECEIPTS_KEPT_DAYS)
  if (!Number.isInteger(receiptsKeptDays) || receiptsKeptDays < 1) {
    throw new OperatorError(
      `RECEIPTS_KEPT_DAYS must be a whole number of days from 1, not "${environment['RECEIPTS_KEPT_DAYS']}".`,
    )
  }
  const dataFolder = environment['DATA_FOLDER'] ?? join(defaultFolder, 'data')
  return {
    port,
    host: environment['HOST'] ?? '0.0.0.0',
    dataFolder,
    databaseUrl,
    databaseListenUrl: databaseListenUrl ?? databaseUrl,
    databaseLimits: readLimits(environment, databaseListenUrl),
    slowQueryMilliseconds: readWhole(environment, 'SLOW_QUERY_MILLISECONDS', {
      otherwise: SLOW_MILLISECONDS,
      most: HOUR,
    }),
    publicUrl,
    smtpUrl,
    sendsMails: smtpUrl !== undefined || environment['OUTBOX_FOLDER'] !== undefined,
    mailFrom: readMailFrom(environment) ?? 'no-reply@localhost',
    outbox: environment['OUTBOX_FOLDER'] ?? join(dataFolder, 'outbox'),
    bucket: readBucket(environment),
    timeZone,
    securesSubDomains: subDomains === 'yes',
    trustedProxies: readProxies(environment['TRUSTED_PROXIES'] ?? 'loopback'),
    receiptsKeptDays,
    push: readPushKeys(environment, publicUrl),
    metrics: readMetrics(environment, port),
  }
}

/** The URL must not have a path, because pages, scripts and API are at the root. */
function readPublicUrl({ PUBLIC_URL: text }: Environment): string | undefined {
  if (text === undefined) return undefined
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  if (url === null) throw new OperatorError(`PUBLIC_URL must begin with http:// or https://, not "${text}".`)
  if (url.href !== `${url.origin}/`) {
    throw new OperatorError(`PUBLIC_URL must be a host without a path, such as ${url.origin}, not "${text}".`)
  }
  return url.origin
}

const MAIL_ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/

/** One sender, as `school@example.org` or `Name <school@example.org>`. */
function readMailFrom({ MAIL_FROM: text }: Environment): string | undefined {
  if (text === undefined) return undefined
  const [, address = text] = /^[^<>\r\n]*<([^<>]*)>$/.exec(text.trim()) ?? []
  if (MAIL_ADDRESS.test(address.trim())) return text.trim()
  throw new OperatorError(`MAIL_FROM must be an address such as School <school@example.org>, not "${text}".`)
}

function readPort(environment: Environment, name: 'PORT' | 'METRICS_PORT'): number | undefined {
  return environment[name] ? readWhole(environment, name, { otherwise: 0, most: 65_535 }) : undefined
}

/** A separate port, so that metrics aren't public. */
function readMetrics(environment: Environment, schoolPort: number): MetricsAddress | undefined {
  const port = readPort(environment, 'METRICS_PORT')
  if (port === undefined) return undefined
  if (port === schoolPort && port !== 0) throw new OperatorError('METRICS_PORT must be another port than PORT.')
  return { port, host: environment['METRICS_HOST'] ?? '127.0.0.1' }
}

/** Requires both keys or none; `npx web-push generate-vapid-keys` creates a pair. */
function readPushKeys(environment: Environment, publicUrl: string): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' } = environment
  if (publicKey === '' && privateKey === '') return undefined
  if (!/^[\w-]{87}$/.test(publicKey)) throw new OperatorError('VAPID_PUBLIC_KEY must be a key of 87 letters.')
  if (!/^[\w-]{43}$/.test(privateKey)) throw new OperatorError('VAPID_PRIVATE_KEY must be a key of 43 letters.')
  const contact = environment['VAPID_CONTACT'] ?? publicUrl
  if (!/^(https:|mailto:)/.test(contact)) {
    throw new OperatorError(
      'VAPID_CONTACT must begin with https:// or mailto:, so that push services can reach the school.',
    )
  }
  return { publicKey, privateKey, contact }
}

function readDatabaseUrl(environment: Environment, name: string): string | undefined {
  const url = environment[name]
  if (url === undefined || /^postgres(ql)?:\/\//.test(url)) return url
  throw new OperatorError(`${name} must begin with postgres:// or postgresql://.`)
}

type Bounds = { otherwise: number; least?: number; most: number }

function readWhole(environment: Environment, name: string, { otherwise, least = 0, most }: Bounds): number {
  const value = Number(environment[name] ?? otherwise)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new OperatorError(`${name} must be a number between ${least} and ${most}, not "${environment[name]}".`)
}

function readLimits(environment: Environment, listenUrl: string | undefined): DatabaseLimits {
  const read = (name: string, otherwise: number, least: number) =>
    readWhole(environment, name, { otherwise, least, most: 3600 })
  return {
    connections: read('DATABASE_CONNECTIONS', DEFAULT_DATABASE_LIMITS.connections, 1),
    connectSeconds: read('DATABASE_CONNECT_SECONDS', DEFAULT_DATABASE_LIMITS.connectSeconds, 0),
    statementSeconds: read('DATABASE_STATEMENT_SECONDS', DEFAULT_DATABASE_LIMITS.statementSeconds, 0),
    lockSeconds: read('DATABASE_LOCK_SECONDS', DEFAULT_DATABASE_LIMITS.lockSeconds, 0),
    idleSeconds: read('DATABASE_IDLE_SECONDS', DEFAULT_DATABASE_LIMITS.idleSeconds, 0),
    // A separate URL for notifications means that the other one is a pool.
    prepares: listenUrl === undefined,
  }
}

const namesOfRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])

function readProxies(list: string): string[] {
  if (list.trim() === 'none') return []
  const proxies = list.split(/[\s,]+/).filter((proxy) => proxy !== '')
  const invalid = proxies.find(
    (proxy) => !namesOfRanges.has(proxy) && !ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy),
  )
  if (invalid !== undefined) {
    throw new OperatorError(`TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8, not "${invalid}".`)
  }
  return proxies
}

const bucketSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Requires all bucket settings or none, because pictures would otherwise silently go to the folder. */
function readBucket(environment: Environment): BucketConfig | undefined {
  const missing = bucketSettings.filter((name) => !environment[name])
  if (missing.length === bucketSettings.length) return undefined
  if (missing.length > 0) throw new OperatorError(`For a bucket, ${missing.join(' and ')} must be set too.`)
  const [endpoint = '', name = '', accessKeyId = '', secretAccessKey = ''] = bucketSettings.map(
    (setting) => environment[setting],
  )
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new OperatorError(`S3_ENDPOINT must be an address such as https://s3.example.com, not "${endpoint}".`)
  }
  return { endpoint, name, region: environment['S3_REGION'] ?? 'auto', accessKeyId, secretAccessKey }
}
