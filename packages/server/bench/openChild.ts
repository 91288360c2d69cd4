import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Child = { address: string; stop: () => Promise<void> }

/** Runs a server in a process of its own, so that whoever measures it takes none of its time. */
export async function openChild(file: URL, folder: string): Promise<Child> {
  const environment = { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '' }
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (!first) throw new Error(`${file.pathname} ended before it was open.`)
  return {
    address: String(first[0]).trim(),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
