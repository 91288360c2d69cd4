import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, isPortFree } from './findFreePort.ts'
import { root } from './run.ts'

async function takePort(): Promise<number> {
  const server = createServer().listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as { port: number }).port
}

test('findFreePort skips a port in use', async () => {
  const port = await takePort()
  expect(await isPortFree(port)).toBe(false)
  const free = await findFreePort(port)
  expect(free).toBeGreaterThan(port)
  expect(await isPortFree(free)).toBe(true)
})

test('npm run dev suggests another port if MOCK_PORT is in use', { tags: ['slow'] }, async () => {
  const port = await takePort()
  const env = { ...process.env, MOCK_PORT: String(port) }
  const child = spawn(process.execPath, ['tools/dev.ts', 'school'], { cwd: root, env })
  onTestFinished(() => void child.kill())
  const output = await text(child.stderr)
  expect(output).toBe(`Port ${port} is already in use. Choose another: MOCK_PORT=${port + 1} npm run dev -- school\n`)
})
