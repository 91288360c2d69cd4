import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** What a process of the school said in its log that somebody should look at. */
type Said = { faults: string[]; slow: { statement: string; milliseconds: number }[] }
type LogLine = { level?: number; msg?: string; statement?: string; milliseconds?: number; err?: { message: string } }

export type SchoolProcess = {
  child: ChildProcess
  address: string
  said: Said
  end: (signal: NodeJS.Signals) => Promise<void>
}

const ADDRESS = /http:\/\/[\w.]+:\d+/
/** Pino’s number of an error. */
const ERROR = 50

/** Starts a process of the school; `file` is what it runs, which prints where it listens. */
export async function startProcess(file: string, environment: NodeJS.ProcessEnv): Promise<SchoolProcess> {
  const child = spawn(process.execPath, [file], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  // Whoever ends this one early leaves none behind.
  process.once('exit', () => child.kill('SIGKILL'))
  const said: Said = { faults: [], slow: [] }
  const address = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) note(said, JSON.parse(line) as LogLine)
    else if (ADDRESS.test(line)) address.resolve(ADDRESS.exec(line)?.[0] ?? '')
  })
  void ended.then(() => address.reject(new Error(`${file} exited before it was ready.`)))
  return {
    child,
    address: await address.promise,
    said,
    end: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}

function note({ faults, slow }: Said, { level = 0, msg = '', err, statement, milliseconds = 0 }: LogLine): void {
  if (statement !== undefined) slow.push({ statement, milliseconds })
  if (level >= ERROR) faults.push(err?.message ?? msg)
}
