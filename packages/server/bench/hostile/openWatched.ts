import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Held } from './watchTicks.ts'
import { calls } from '@maktab/contract/calls'
import { request } from 'node:http'
import type { Hostile } from './bodies.ts'

export type Watched = {
  address: string
  begin: () => Promise<void>
  /** How long its event loop was held at once since the beginning; undefined where it gives no answer in time. */
  end: (within: number) => Promise<Held | undefined>
  stop: () => Promise<void>
}

/** Opens a school of its own in another process, which tells how long it was held. */
export async function openWatched(): Promise<Watched> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  const child = fork(fileURLToPath(new URL('school.ts', import.meta.url)), {
    env: { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '', SMTP_URL: '' },
  })
  const ended = once(child, 'exit')
  const answer = async (): Promise<unknown> => {
    const first: unknown[] = await Promise.race([once(child, 'message'), ended.then(() => [])])
    if (first.length === 0) throw new Error('The school ended before it answered.')
    return first[0]
  }
  const address = String(await answer())
  return {
    address,
    begin: async () => {
      const begun = answer()
      child.send('begin')
      await begun
    },
    end: async (within) => {
      const told = answer()
      child.send('end')
      const timer = new AbortController()
      const late = new Promise<undefined>((resolve) => {
        const timeout = setTimeout(() => resolve(undefined), within)
        timer.signal.addEventListener('abort', () => clearTimeout(timeout))
      })
      const held = await Promise.race([told, late])
      timer.abort()
      if (held === undefined) told.catch(() => undefined)
      return held as Held | undefined
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a body as it is; gives the status of the answer, or why there was none. */
export function sendBody(
  address: string,
  { call, type, body }: Omit<Hostile, 'title'>,
  token: string | undefined,
  within: number,
): Promise<{ status: string; text: string }> {
  const { method, path } = calls[call]
  return new Promise((resolve) => {
    const asked = request(`${address}/api${path}`, {
      method,
      timeout: within,
      headers: { 'Content-Type': type, 'Content-Length': body.length, ...(token !== undefined && { token }) },
    })
    asked.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: String(answer.statusCode), text }))
      answer.on('error', () => resolve({ status: String(answer.statusCode), text }))
    })
    asked.on('timeout', () => asked.destroy(new Error('none')))
    asked.on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, text: '' }))
    asked.end(body)
  })
}
