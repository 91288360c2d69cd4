import ipaddr from 'ipaddr.js'
import { join } from 'node:path'
import { type DatabaseLimits, DEFAULT_LIMITS } from './database/databaseLimits.ts'
import { isTimeZone } from './isTimeZone.ts'
import { StartError } from './StartError.ts'
import type { Bucket } from './uploads/createBucketStore.ts'

export type Config = {
  port: number
  host: string
  /** Where the database, the pictures and the outbox are, unless other places are named. */
  dataFolder: string
  /** PostgreSQL instead of the file in the data folder. */
  databaseUrl: string | undefined
  /** What is asked of a PostgreSQL server. */
  databaseLimits: DatabaseLimits
  /** The school's address as people type it; links in mails begin with it. */
  publicUrl: string
  /** `smtp://…`; without it mails go to an outbox folder. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Whether mails go to people: by a mail server, or by whatever takes them out of the folder that was named. */
  sendsMails: boolean
  /** The folder for mails where there is no `smtpUrl`. */
  outbox: string
  /** Where pictures are instead of the data folder. */
  bucket: Bucket | undefined
  /** The zone of a school until its administrator sets one. */
  timeZone: string
  /** Whether browsers are told to stay with TLS for every host below the school’s too. */
  securesSubDomains: boolean
  /** Addresses, ranges and names of ranges whose word about a visitor’s address is taken. */
  trustedProxies: string[]
  /** By which push services know the school, where it shows reminders on devices. */
  push: PushKeys | undefined
  /** For how long the picture of a receipt is kept after its payment was decided. */
  receiptsKeptDays: number
}

const RECEIPTS_KEPT_DAYS = 365

/** By which push services know the school, and how they reach it. */
export type PushKeys = { publicKey: string; privateKey: string; contact: string }

type Environment = Record<string, string | undefined>

/** Reads the settings of the environment; whatever is not set has a default that works. */
export function readConfig(environment: Environment, defaultFolder: string): Config {
  const port = Number(environment['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT must be a number between 0 and 65535, not "${environment['PORT']}".`)
  }
  const databaseUrl = environment['DATABASE_URL'] || undefined
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartError('DATABASE_URL must begin with postgres:// or postgresql://.')
  }
  const smtpUrl = environment['SMTP_URL'] || undefined
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl)) {
    throw new StartError('SMTP_URL must begin with smtp:// or smtps://.')
  }
  const publicUrl = environment['PUBLIC_URL'] ?? `http://localhost:${port}`
  if (!URL.canParse(publicUrl)) throw new StartError(`PUBLIC_URL must be an address, not "${publicUrl}".`)
  const timeZone = environment['SCHOOL_TIME_ZONE'] || Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!isTimeZone(timeZone)) {
    throw new StartError(`SCHOOL_TIME_ZONE must be a zone such as Asia/Karachi, not "${timeZone}".`)
  }
  const subDomains = environment['HSTS_SUBDOMAINS'] ?? 'no'
  if (subDomains !== 'yes' && subDomains !== 'no') {
    throw new StartError(`HSTS_SUBDOMAINS must be yes or no, not "${subDomains}".`)
  }
  const receiptsKeptDays = Number(environment['RECEIPTS_KEPT_DAYS'] || RECEIPTS_KEPT_DAYS)
  if (!Number.isInteger(receiptsKeptDays) || receiptsKeptDays < 1) {
    throw new StartError(
      `RECEIPTS_KEPT_DAYS must be a whole number of days from 1, not "${environment['RECEIPTS_KEPT_DAYS']}".`,
    )
  }
  const dataFolder = environment['DATA_FOLDER'] ?? join(defaultFolder, 'data')
  return {
    port,
    host: environment['HOST'] ?? '0.0.0.0',
    dataFolder,
    databaseUrl,
    databaseLimits: readLimits(environment),
    publicUrl: publicUrl.replace(/\/$/, ''),
    smtpUrl,
    sendsMails: smtpUrl !== undefined || Boolean(environment['OUTBOX_FOLDER']),
    mailFrom: environment['MAIL_FROM'] ?? 'Maktab <no-reply@localhost>',
    outbox: environment['OUTBOX_FOLDER'] || join(dataFolder, 'outbox'),
    bucket: readBucket(environment),
    timeZone,
    securesSubDomains: subDomains === 'yes',
    trustedProxies: readProxies(environment['TRUSTED_PROXIES'] || 'loopback'),
    receiptsKeptDays,
    push: readPushKeys(environment, publicUrl),
  }
}

/** Both keys or none: `npx web-push generate-vapid-keys` makes a pair. */
function readPushKeys(environment: Environment, publicUrl: string): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' } = environment
  if (publicKey === '' && privateKey === '') return undefined
  if (!/^[\w-]{87}$/.test(publicKey)) throw new StartError('VAPID_PUBLIC_KEY must be a key of 87 letters.')
  if (!/^[\w-]{43}$/.test(privateKey)) throw new StartError('VAPID_PRIVATE_KEY must be a key of 43 letters.')
  const contact = environment['VAPID_CONTACT'] || publicUrl
  if (!/^(https:|mailto:)/.test(contact)) {
    throw new StartError(
      'VAPID_CONTACT must begin with https:// or mailto:, so that push services can reach the school.',
    )
  }
  return { publicKey, privateKey, contact }
}

function readLimits(environment: Environment): DatabaseLimits {
  const read = (name: string, otherwise: number, least: number): number => {
    const value = Number(environment[name] || otherwise)
    if (Number.isInteger(value) && value >= least && value <= 3600) return value
    throw new StartError(`${name} must be a number between ${least} and 3600, not "${environment[name]}".`)
  }
  return {
    connections: read('DATABASE_CONNECTIONS', DEFAULT_LIMITS.connections, 1),
    connectSeconds: read('DATABASE_CONNECT_SECONDS', DEFAULT_LIMITS.connectSeconds, 0),
    statementSeconds: read('DATABASE_STATEMENT_SECONDS', DEFAULT_LIMITS.statementSeconds, 0),
    lockSeconds: read('DATABASE_LOCK_SECONDS', DEFAULT_LIMITS.lockSeconds, 0),
    idleSeconds: read('DATABASE_IDLE_SECONDS', DEFAULT_LIMITS.idleSeconds, 0),
  }
}

const namesOfRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])

function readProxies(list: string): string[] {
  if (list.trim() === 'none') return []
  const proxies = list.split(/[\s,]+/).filter((proxy) => proxy !== '')
  const odd = proxies.find((proxy) => !namesOfRanges.has(proxy) && !ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy))
  if (odd !== undefined) {
    throw new StartError(`TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8, not "${odd}".`)
  }
  return proxies
}

const bucketSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All settings of a bucket or none: half of them would put pictures into the folder without a word. */
function readBucket(environment: Environment): Bucket | undefined {
  const missing = bucketSettings.filter((name) => !environment[name])
  if (missing.length === bucketSettings.length) return undefined
  if (missing.length > 0) throw new StartError(`For a bucket, ${missing.join(' and ')} must be set too.`)
  const [endpoint = '', name = '', accessKeyId = '', secretAccessKey = ''] = bucketSettings.map(
    (setting) => environment[setting],
  )
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new StartError(`S3_ENDPOINT must be an address such as https://s3.example.com, not "${endpoint}".`)
  }
  return { endpoint, name, region: environment['S3_REGION'] || 'auto', accessKeyId, secretAccessKey }
}
