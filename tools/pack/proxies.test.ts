// @module-tag slow
import { calls } from '@maktab/contract/calls'
import { limits } from '@maktab/contract/wire/limits'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const withoutComments = (text: string) => text.replaceAll(/^\s*#.*$/gm, '')
const nginx = withoutComments(read('deploy/nginx.conf'))
const MEGABYTE = 1024 * 1024
/** The school says something on a stream of changes so often, as docs/operations.md tells. */
const BEAT_SECONDS = 25

const secondsIn = (text: string, setting: RegExp) => [...text.matchAll(setting)].map(([, seconds]) => Number(seconds))

test.each(['nginx.conf', 'Caddyfile.one', 'Caddyfile', 'container/Caddyfile'])(
  'deploy/%s lets through the largest form that the school takes',
  (name) => {
    const [, size] = /(?:client_max_body_size|max_size) (\d+)(?:m;|MB\n)/.exec(read(`deploy/${name}`)) ?? []
    // Caddy counts in thousands.
    expect(Number(size) * 1_000_000).toBeGreaterThan(limits.formBytes)
    expect(Number(size) * MEGABYTE).toBeLessThan(2 * limits.formBytes)
  },
)

test('both samples lead to the port of the systemd unit', () => {
  const [, port = ''] = /^Environment=.*\bPORT=(\d+)/m.exec(read('deploy/maktab.service')) ?? []
  expect(nginx).toContain(`server 127.0.0.1:${port};`)
  expect(read('deploy/Caddyfile.one')).toContain(`reverse_proxy 127.0.0.1:${port} {`)
})

test('nginx sets the address that it sees in every location, and passes on no other', () => {
  const locations = nginx.split(/^\tlocation /m).slice(1)
  expect(locations).toHaveLength(2)
  for (const location of locations) {
    expect(location).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(location).toContain('proxy_set_header Host $host;')
  }
  expect(nginx).not.toContain('proxy_add_x_forwarded_for')
})

test('the stream of changes is not buffered, and stays open between two signs of life', () => {
  const [, location = ''] = nginx.split(`location = /api${calls.watchChanges.path} {`)
  expect(location).toContain('proxy_buffering off;')
  const waits = [
    ...secondsIn(nginx, /proxy_read_timeout (\d+)s/g),
    ...secondsIn(read('deploy/Caddyfile.one'), /read_timeout (\d+)s/g),
  ]
  expect(waits).toHaveLength(3)
  for (const seconds of waits) expect(seconds).toBeGreaterThan(2 * BEAT_SECONDS)
})

test('nginx logs no secret of an address', () => {
  const [, pattern = ''] = /"~\*([^"]+)"/.exec(nginx) ?? []
  const masked = new RegExp(pattern.replace('?<beginning>', ''), 'i')
  const secrets = [...read('docs/operations.md').matchAll(/`(\/[\w/-]+\/)…`/g)].map(([, beginning]) => beginning ?? '')
  expect(secrets.length).toBeGreaterThan(4)
  expect(secrets.filter((beginning) => !masked.test(`${beginning}secret`))).toEqual([])
  expect(nginx).toMatch(/log_format maktab '(?!.*\$request(?:_uri)?\b)/)
  expect(masked.test('/api/course/get')).toBe(false)
})

const has = (program: string) => spawnSync(program, ['version']).error === undefined

test.runIf(has('nginx'))('nginx takes its sample', () => {
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

test.runIf(has('caddy')).each(['Caddyfile.one', 'Caddyfile'])('Caddy takes deploy/%s', (name) => {
  const args = ['adapt', '--adapter', 'caddyfile', '--config', join(root, 'deploy', name)]
  const { status, stderr } = spawnSync('caddy', args, {
    encoding: 'utf8',
    env: { ...process.env, SCHOOL_HOST: 'school.example' },
  })
  expect([status, stderr.includes('"level":"error"')]).toEqual([0, false])
})
