import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { request } from 'node:https'

const runFile = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The archive as `npm run pack` makes it, unpacked into a folder that has nothing else. */
export async function unpackArchive() {
  const base = await mkdtemp(join(tmpdir(), 'maktab-archive-'))
  const { stdout: said } = await runFile(process.execPath, ['tools/pack.ts', base], { cwd: root })
  const archive = (await readdir(base)).find((name) => name.endsWith('.tar.gz')) ?? ''
  await runFile('tar', ['-xzf', join(base, archive), '-C', base])
  const folder = join(base, (await readdir(base)).find((name) => !name.endsWith('.gz')) ?? '')
  const environment = {
    // Nothing but Node, by its own path.
    PATH: '/nowhere',
    HOME: base,
    DATA_FOLDER: join(base, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_EMAIL: 'head@school.test',
    ADMIN_PASSWORD: 'open sesame',
  }
  const open = new Set<{ stop: () => Promise<unknown> }>()
  return {
    base,
    folder,
    environment,
    said,
    /** Runs a command, with further settings where some are given. */
    runWith: (more: NodeJS.ProcessEnv, ...args: string[]) => run(folder, { ...environment, ...more }, args),
    run: (...args: string[]) => run(folder, environment, args),
    serve: async (more: NodeJS.ProcessEnv = {}) => {
      const school = await serve(folder, { ...environment, ...more })
      open.add(school)
      return school
    },
    remove: async () => {
      // Those that a test that failed has left open.
      for (const school of open) await school.stop()
      await rm(base, { recursive: true, force: true })
    },
  }
}

function run(cwd: string, env: NodeJS.ProcessEnv, args: string[]) {
  return runFile(process.execPath, ['maktab.mjs', ...args], { cwd, env }).then(
    ({ stdout }) => ({ code: 0, told: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, told: stderr }),
  )
}

/** Opens the school of an unpacked archive. */
async function serve(folder: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['maktab.mjs', 'serve'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const lines = createInterface(child.stdout)
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /^Maktab is running at (\S+)\. /.exec(line)?.[1]
      // The name may be of an address at which it doesn’t listen.
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'))
    })
    void ended.then(([code]) => reject(new Error(`The school ended with ${code} before it was open.`)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}

/** What a port of this machine answers as the host `localhost`, whoever has signed its certificate. */
export function askNamed(port: number, path: string): Promise<{ status?: number | undefined; server: unknown }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', servername: 'localhost', port, path, rejectUnauthorized: false },
      (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode, server: answer.headers['x-maktab-version'] })
      },
    )
    asking.setHeader('Host', `localhost:${port}`)
    asking.on('error', reject).end()
  })
}
