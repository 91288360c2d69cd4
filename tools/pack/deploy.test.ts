// @module-tag slow
import { readConfig } from '@maktab/server/config'
import { settingNames } from '@maktab/server/findMistypedSettings'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../run.ts'

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

/** As the shell would fill them in. */
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
  ['the file of settings', inFile],
  ['each process', { ...inContainer, ...inCompose }],
])('the settings of %s are known to the server, and are taken', (_where, environment) => {
  const { NODE_ENV: _nodes, ...own } = environment
  expect(Object.keys(own).length).toBeGreaterThan(2)
  expect(Object.keys(own).filter((name) => !settings.has(name))).toEqual([])
  expect(readConfig(own, '/').dataFolder).toMatch(/^\/(?:storage|var\/lib)\//)
})

test('behind the proxy, visitors are told apart, and so many processes are no more than PostgreSQL takes', () => {
  const { databaseUrl, trustedProxies, publicUrl, databaseLimits } = readConfig(inCompose, '/')
  expect(databaseUrl).toBe('postgres://maktab:secret@database/maktab')
  expect([trustedProxies, publicUrl]).toEqual([['uniquelocal'], 'https://school.example'])
  const { replicas } = (compose.services['school'] as { deploy: { replicas: number } }).deploy
  // With the one on which each listens, and a few for whoever looks after it.
  expect(replicas).toBeGreaterThan(1)
  expect(replicas * (databaseLimits.connections + 1)).toBeLessThan(95)
})

test('all that is named is there', () => {
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

test('the timer backs up the school of the unit, with its program and its settings', () => {
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

test('every setting is told to who runs a school', () => {
  const told = read('docs/operations.md')
  expect(settings.size).toBeGreaterThan(25)
  expect([...settings].filter((name) => !told.includes(`\`${name}\``))).toEqual([])
})
