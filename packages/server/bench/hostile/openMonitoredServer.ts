import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BlockedTime } from './monitorEventLoop.ts'
import { calls } from '@maktab/contract/calls'
import { request } from 'node:http'
import { withTimeout } from '../../src/lib/withTimeout.ts'
import type { HostileBody } from './createHostileBodies.ts'

export type MonitoredServer = {
  address: string
  begin: () => Promise<void>
  /** How long the event loop was blocked at once since `begin`; undefined if the process doesn’t respond in time. */
  end: (within: number) => Promise<BlockedTime | undefined>
  stop: () => Promise<void>
}

/** Opens a school in a child process that reports how long its event loop was blocked. */
export async function openMonitoredServer(): Promise<MonitoredServer> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  const child = fork(fileURLToPath(new URL('monitoredServerProcess.ts', import.meta.url)), {
    env: { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '', SMTP_URL: '' },
  })
  const ended = once(child, 'exit')
  const nextMessage = async (): Promise<unknown> => {
    const first: unknown[] = await Promise.race([once(child, 'message'), ended.then(() => [])])
    if (first.length === 0) throw new Error('The school exited before it responded.')
    return first[0]
  }
  const address = String(await nextMessage())
  return {
    address,
    begin: async () => {
      const begun = nextMessage()
      child.send('begin')
      await begun
    },
    end: async (within) => {
      const report = nextMessage()
      child.send('end')
      return (await withTimeout(within, report)) ? ((await report) as BlockedTime) : undefined
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a raw body; returns the status of the response, or the error. */
export function sendBody(
  address: string,
  { call, type, body }: Omit<HostileBody, 'title'>,
  token: string | undefined,
  within: number,
): Promise<{ status: string; text: string }> {
  const { method, path } = calls[call]
  return new Promise((resolve) => {
    const outgoing = request(`${address}/api${path}`, {
      method,
      timeout: within,
      headers: { 'Content-Type': type, 'Content-Length': body.length, ...(token !== undefined && { token }) },
    })
    outgoing.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: String(response.statusCode), text }))
      response.on('error', () => resolve({ status: String(response.statusCode), text }))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('none')))
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, text: '' }))
    outgoing.end(body)
  })
}
