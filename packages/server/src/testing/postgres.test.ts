import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })

test('a server is there until it is stopped', async ({ skip }) => {
  const server = await startPostgres()
  if (!server) return skip('PostgreSQL is not on this machine.')
  const port = Number(new URL(server.url).port)
  expect(await isListening(port)).toBe(true)
  await server.stop()
  expect(await isListening(port)).toBe(false)
})

test('a server ends with its process, though that was killed', async ({ skip }) => {
  const start = `
    const { startPostgres } = await import('${new URL('postgres.ts', import.meta.url).href}')
    console.log((await startPostgres())?.url ?? 'none')
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(owner.stdout, 'data')) as [Buffer]
  const url = said.toString().trim()
  const port = url === 'none' ? undefined : Number(new URL(url).port)
  const wasListening = port !== undefined && (await isListening(port))
  owner.kill('SIGKILL')
  if (port === undefined) return skip('PostgreSQL is not on this machine.')
  expect(wasListening).toBe(true)
  await expect.poll(() => isListening(port)).toBe(false)
})
