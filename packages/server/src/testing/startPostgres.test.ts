// @module-tag slow
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './startPostgres.ts'

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })

test('startPostgres runs a server until it is stopped', async ({ skip }) => {
  const server = await startPostgres()
  if (!server) return skip('PostgreSQL is not on this machine.')
  const port = Number(new URL(server.url).port)
  expect(await isListening(port)).toBe(true)
  await server.stop()
  expect(await isListening(port)).toBe(false)
})

test('the server stops and removes its folder when its process group is killed', async ({ skip }) => {
  const folder = await mkdtemp(join(tmpdir(), 'maktab-killed-'))
  // The server runs as another user, who removes its folder from this one.
  await chmod(folder, 0o777)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const start = `
    const { startPostgres } = await import('${new URL('startPostgres.ts', import.meta.url).href}')
    console.log((await startPostgres())?.url ?? 'none')
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
    detached: true,
  })
  const [output] = (await once(owner.stdout, 'data')) as [Buffer]
  const url = output.toString().trim()
  const port = url === 'none' ? undefined : Number(new URL(url).port)
  const wasListening = port !== undefined && (await isListening(port))
  if (owner.pid !== undefined) process.kill(-owner.pid, 'SIGKILL')
  if (port === undefined) return skip('PostgreSQL is not on this machine.')
  expect(wasListening).toBe(true)
  await expect.poll(() => isListening(port)).toBe(false)
  await expect.poll(() => readdir(folder)).toEqual([])
})
