import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const school = fileURLToPath(new URL('school.ts', import.meta.url))

/** A school in a process of its own, and the address of its calls. */
export async function startSchool(environment: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [school], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: `${address.toString().trim()}/api` }
}

/** Ends a process without warning. */
export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
