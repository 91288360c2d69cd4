import { readConfig } from '@maktab/server/config'
import { settingNames } from '@maktab/server/findMistypedSettings'
import { existsSync, readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { root } from '../run.ts'
import { calls } from '@maktab/contract/calls'
import { requestLimits } from '@maktab/shared/requestLimits'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'

// @module-tag slow
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const settings = new Set(settingNames)

type Service = {
  environment?: Record<string, string>
  build?: { context: string; dockerfile: string }
  volumes?: string[]
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const compose = parse(read('deploy/compose.yaml')) as Compose
const dockerfile = read('deploy/Dockerfile')
const unit = read('deploy/maktab.service')

/** Substitutes variables as the shell does. */
function filledIn(environment: Record<string, string>): Record<string, string> {
  const values: Record<string, string> = { SCHOOL_HOST: 'school.example', DATABASE_PASSWORD: 'secret' }
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_all, key: string, other = '') => values[key] ?? String(other)),
    ]),
  )
}

const pairs = (words: string) => Object.fromEntries(words.split(' ').map((pair) => pair.split('=') as [string, string]))
const inContainer = pairs(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '')
const inUnit = pairs(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '')
const inFile = parseEnv(read('deploy/maktab.env').replaceAll(/^# (?=[A-Z_]+=)/gm, ''))
const inCompose = filledIn(compose.services['school']?.environment ?? {})

test.each([
  ['the container', inContainer],
  ['the unit', inUnit],
  ['the settings file', inFile],
  ['each process', { ...inContainer, ...inCompose }],
])('the server accepts the settings of %s', (_where, environment) => {
  const { NODE_ENV: _nodes, ...own } = environment
  expect(Object.keys(own).length).toBeGreaterThan(2)
  expect(Object.keys(own).filter((name) => !settings.has(name))).toEqual([])
  expect(readConfig(own, '/').dataFolder).toMatch(/^\/(?:storage|var\/lib)\//)
})

test('the proxy is trusted for client addresses, and the connection pools fit PostgreSQL’s limit', () => {
  const { databaseUrl, trustedProxies, publicUrl, databaseLimits } = readConfig(inCompose, '/')
  expect(databaseUrl).toBe('postgres://maktab:secret@database/maktab')
  expect([trustedProxies, publicUrl]).toEqual([['uniquelocal'], 'https://school.example'])
  const { replicas } = (compose.services['school'] as { deploy: { replicas: number } }).deploy
  // Plus one LISTEN connection per process, and a few for administration.
  expect(replicas).toBeGreaterThan(1)
  expect(replicas * (databaseLimits.connections + 1)).toBeLessThan(95)
})

test('all referenced files exist', () => {
  const { build } = compose.services['school'] ?? {}
  expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
  for (const { volumes = [] } of Object.values(compose.services))
    for (const volume of volumes) {
      const [from = ''] = volume.split(':')
      expect(from.startsWith('.') ? existsSync(join(root, 'deploy', from)) : from in compose.volumes).toBe(true)
    }
  const [, upstream = '', port] = /dynamic a (\w+) (\d+)/.exec(read('deploy/Caddyfile')) ?? []
  expect(Object.keys(compose.services)).toContain(upstream)
  expect(inContainer['PORT']).toBe(port)
})

test('the backup timer uses the program and settings of the systemd unit', () => {
  const backup = read('deploy/maktab-backup.service')
  const [, program = ''] = /^ExecStart=(\S+ \S+) serve$/m.exec(unit) ?? []
  const [, settingsFile = ''] = /^EnvironmentFile=-(\S+)$/m.exec(unit) ?? []
  expect(backup).toContain(`${program} backup `)
  expect(backup).toContain(`--env ${settingsFile}'`)
  expect(inFile['DATA_FOLDER']).toBe(inUnit['DATA_FOLDER'])
  expect(read('deploy/maktab-backup.timer')).toMatch(/^OnCalendar=/m)
})

test('nothing runs as root', () => {
  expect(/^USER (.*)$/m.exec(dockerfile)?.[1]).toBe('node')
  expect(unit).toContain('DynamicUser=yes')
})

test('every setting is documented for operators', () => {
  const guide = read('docs/operations.md')
  expect(settings.size).toBeGreaterThan(25)
  expect([...settings].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

// @module-tag slow
const withoutComments = (text: string) => text.replaceAll(/^\s*#.*$/gm, '')
const nginx = withoutComments(read('deploy/nginx.conf'))
const MEGABYTE = 1024 * 1024
/** Heartbeat interval of the change stream, as documented in docs/operations.md. */
const HEARTBEAT_SECONDS = 25

const secondsIn = (text: string, setting: RegExp) => [...text.matchAll(setting)].map(([, seconds]) => Number(seconds))

test.each(['nginx.conf', 'Caddyfile.one', 'Caddyfile', 'container/Caddyfile'])(
  'deploy/%s accepts the largest form that the server accepts',
  (name) => {
    const [, size] = /(?:client_max_body_size|max_size) (\d+)(?:m;|MB\n)/.exec(read(`deploy/${name}`)) ?? []
    // Caddy counts in thousands.
    expect(Number(size) * 1_000_000).toBeGreaterThan(requestLimits.formBytes)
    expect(Number(size) * MEGABYTE).toBeLessThan(2 * requestLimits.formBytes)
  },
)

test('both proxy samples use the port of the systemd unit', () => {
  const [, port = ''] = /^Environment=.*\bPORT=(\d+)/m.exec(read('deploy/maktab.service')) ?? []
  expect(nginx).toContain(`server 127.0.0.1:${port};`)
  expect(read('deploy/Caddyfile.one')).toContain(`reverse_proxy 127.0.0.1:${port} {`)
})

test('nginx sets the client address in every location and drops other headers with one', () => {
  const locations = nginx.split(/^\tlocation /m).slice(1)
  expect(locations).toHaveLength(2)
  for (const location of locations) {
    expect(location).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(location).toContain('proxy_set_header Host $host;')
  }
  expect(nginx).not.toContain('proxy_add_x_forwarded_for')
})

test('the change stream is unbuffered and stays open between heartbeats', () => {
  const [, location = ''] = nginx.split(`location = /api${calls.watchChanges.path} {`)
  expect(location).toContain('proxy_buffering off;')
  const waits = [
    ...secondsIn(nginx, /proxy_read_timeout (\d+)s/g),
    ...secondsIn(read('deploy/Caddyfile.one'), /read_timeout (\d+)s/g),
  ]
  expect(waits).toHaveLength(3)
  for (const seconds of waits) expect(seconds).toBeGreaterThan(2 * HEARTBEAT_SECONDS)
})

test('nginx masks secrets in logged URLs', () => {
  const [, pattern = ''] = /"~\*([^"]+)"/.exec(nginx) ?? []
  const masked = new RegExp(pattern.replace('?<beginning>', ''), 'i')
  const secrets = [...read('docs/operations.md').matchAll(/`(\/[\w/-]+\/)…`/g)].map(([, beginning]) => beginning ?? '')
  expect(secrets.length).toBeGreaterThan(4)
  expect(secrets.filter((beginning) => !masked.test(`${beginning}secret`))).toEqual([])
  expect(nginx).toMatch(/log_format maktab '(?!.*\$request(?:_uri)?\b)/)
  expect(masked.test('/api/course/get')).toBe(false)
})

const has = (program: string) => spawnSync(program, ['version']).error === undefined

test.runIf(has('nginx'))('nginx accepts the sample configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const site = read('deploy/nginx.conf')
    .replace('/var/log/nginx', folder)
    .replace('listen 80;', `listen unix:${folder}/socket;`)
    .replace('listen [::]:80;', '')
  writeFileSync(join(folder, 'site.conf'), site)
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp { include ${folder}/site.conf; }\n`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', main], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful') as string])
})

test.runIf(has('caddy')).each(['Caddyfile.one', 'Caddyfile'])('Caddy accepts deploy/%s', (name) => {
  const args = ['adapt', '--adapter', 'caddyfile', '--config', join(root, 'deploy', name)]
  const { status, stderr } = spawnSync('caddy', args, {
    encoding: 'utf8',
    env: { ...process.env, SCHOOL_HOST: 'school.example' },
  })
  expect([status, stderr.includes('"level":"error"')]).toEqual([0, false])
})
