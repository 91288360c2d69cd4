import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { OperatorError } from './lib/OperatorError.ts'
import { DEFAULT_DATABASE_LIMITS } from './database/databaseOptions.ts'

const bucket = {
  S3_ENDPOINT: 'https://s3.school.test',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('readConfig has defaults for all settings', () => {
  const { port, dataFolder, outbox, bucket: none, timeZone } = readConfig({}, '/school')
  expect({ port, dataFolder, outbox, none }).toEqual({
    port: 3000,
    dataFolder: join('/school', 'data'),
    outbox: join('/school', 'data', 'outbox'),
    none: undefined,
  })
  expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('readConfig enables the bucket when all its settings are present', () => {
  expect(readConfig(bucket, '.').bucket).toEqual({
    endpoint: 'https://s3.school.test',
    name: 'pictures',
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  expect(readConfig({ ...bucket, S3_REGION: 'eu-central-1' }, '.').bucket?.region).toBe('eu-central-1')
})

test('readConfig reads OUTBOX_FOLDER and SCHOOL_TIME_ZONE', () => {
  const config = readConfig({ OUTBOX_FOLDER: '/mails', SCHOOL_TIME_ZONE: 'Asia/Karachi' }, '.')
  expect([config.outbox, config.timeZone]).toEqual(['/mails', 'Asia/Karachi'])
})

test('readConfig reads RECEIPTS_KEPT_DAYS, by default a year', () => {
  expect(readConfig({}, '.').receiptsKeptDays).toBe(365)
  expect(readConfig({ RECEIPTS_KEPT_DAYS: '30' }, '.').receiptsKeptDays).toBe(30)
})

test('readConfig enables HSTS for subdomains only on request', () => {
  expect(readConfig({}, '.').securesSubDomains).toBe(false)
  expect(readConfig({ HSTS_SUBDOMAINS: 'yes' }, '.').securesSubDomains).toBe(true)
})

test('readConfig reads the limits of PostgreSQL', () => {
  expect(readConfig({}, '.').databaseLimits).toEqual(DEFAULT_DATABASE_LIMITS)
  const few = { DATABASE_CONNECTIONS: '3', DATABASE_LOCK_SECONDS: '0' }
  expect(readConfig(few, '.').databaseLimits).toEqual({ ...DEFAULT_DATABASE_LIMITS, connections: 3, lockSeconds: 0 })
})

test('readConfig uses DATABASE_LISTEN_URL for notifications and disables prepared statements', () => {
  const [DATABASE_URL, DATABASE_LISTEN_URL] = ['postgres://pool/school', 'postgres://database/school']
  expect(readConfig({}, '.').databaseListenUrl).toBeUndefined()
  expect(readConfig({ DATABASE_URL }, '.').databaseListenUrl).toBe(DATABASE_URL)
  expect(readConfig({ DATABASE_URL, DATABASE_LISTEN_URL }, '.').databaseLimits.prepares).toBe(false)
  expect(readConfig({ DATABASE_URL, DATABASE_LISTEN_URL }, '.').databaseListenUrl).toBe(DATABASE_LISTEN_URL)
})

test('readConfig reads SLOW_QUERY_MILLISECONDS, by default 500', () => {
  const configs = ['', '20', '0'].map((SLOW_QUERY_MILLISECONDS) => readConfig({ SLOW_QUERY_MILLISECONDS }, '.'))
  expect(configs.map(({ slowQueryMilliseconds }) => slowQueryMilliseconds)).toEqual([500, 20, 0])
})

test.each([
  [undefined, ['loopback']],
  ['', ['loopback']],
  ['none', []],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  [' 10.1.2.3,  fd00::/8 uniquelocal ', ['10.1.2.3', 'fd00::/8', 'uniquelocal']],
])('TRUSTED_PROXIES %j is parsed as %j', (TRUSTED_PROXIES, proxies) => {
  expect(readConfig({ TRUSTED_PROXIES }, '.').trustedProxies).toEqual(proxies)
})

test.each([
  [{ HSTS_SUBDOMAINS: 'perhaps' }, 'HSTS_SUBDOMAINS'],
  [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS'],
  [{ DATABASE_STATEMENT_SECONDS: 'long' }, 'DATABASE_STATEMENT_SECONDS'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, balancer' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES'],
  [{ RECEIPTS_KEPT_DAYS: '0' }, 'RECEIPTS_KEPT_DAYS'],
  [{ RECEIPTS_KEPT_DAYS: 'long' }, 'RECEIPTS_KEPT_DAYS'],
  [{ SLOW_QUERY_MILLISECONDS: '-1' }, 'SLOW_QUERY_MILLISECONDS'],
  [{ SLOW_QUERY_MILLISECONDS: 'long' }, 'SLOW_QUERY_MILLISECONDS'],
  [{ PORT: 'http' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://x', DATABASE_LISTEN_URL: 'x' }, 'DATABASE_LISTEN_URL'],
  [{ DATABASE_LISTEN_URL: 'postgres://x' }, 'DATABASE_LISTEN_URL'],
  [{ SMTP_URL: 'mail.school.test' }, 'SMTP_URL'],
  [{ PUBLIC_URL: 'school' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'school.example:3000' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://school.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://school.example/maktab/' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://school.example?a' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://school.example/#a' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://me@school.example' }, 'PUBLIC_URL'],
  [{ MAIL_FROM: 'school' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'School <school>' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b.test, c@d.test' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'School <a@b.test>\r\nBcc: c@d.test' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a b@c.test' }, 'MAIL_FROM'],
  [{ SCHOOL_TIME_ZONE: 'Karachi' }, 'SCHOOL_TIME_ZONE'],
  [{ ...bucket, S3_BUCKET: '' }, 'S3_BUCKET'],
  [{ ...bucket, S3_ENDPOINT: 's3.school.test' }, 'S3_ENDPOINT'],
])('readConfig rejects %j by name', (environment, name) => {
  expect(() => readConfig(environment, '.')).toThrow(OperatorError)
  expect(() => readConfig(environment, '.')).toThrow(name)
})

test('empty settings have their defaults', () => {
  const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8')
  const names = [...new Set(source.match(/\b[A-Z\d]+(_[A-Z\d]+)+\b|\b(PORT|HOST)\b/g))]
  expect(names.length).toBeGreaterThan(20)
  const empty = Object.fromEntries(names.flatMap((name, index) => [[name, index % 2 === 0 ? '' : ' ']]))
  expect(readConfig(empty, '/school')).toEqual(readConfig({}, '/school'))
})

test.each([
  ['https://school.example/', 'https://school.example'],
  ['HTTPS://School.Example', 'https://school.example'],
  ['http://10.0.0.2:3000', 'http://10.0.0.2:3000'],
])('PUBLIC_URL %s is parsed as %s', (PUBLIC_URL, publicUrl) => {
  expect(readConfig({ PUBLIC_URL }, '.').publicUrl).toBe(publicUrl)
})

test.each(['school@example.org', 'Noor Academy <school@example.org>', '"Noor, Academy" <school@mail.example.org>'])(
  'MAIL_FROM can be %s',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }, '.').mailFrom).toBe(MAIL_FROM)
  },
)

test('readConfig reads METRICS_PORT, which must differ from PORT', () => {
  expect(readConfig({}, '.').metrics).toBeUndefined()
  expect(readConfig({ METRICS_PORT: '9464' }, '.').metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.1.2.3' }, '.').metrics?.host).toBe('10.1.2.3')
  expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' }, '.')).toThrow('another port than PORT')
  expect(() => readConfig({ METRICS_PORT: 'many' }, '.')).toThrow(
    new OperatorError('METRICS_PORT must be a number between 0 and 65535, not "many".'),
  )
})
