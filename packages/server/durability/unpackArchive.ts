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

/** Creates the archive with `npm run pack` and unpacks it into an empty folder. */
export async function unpackArchive() {
  const base = await mkdtemp(join(tmpdir(), 'maktab-archive-'))
  const { stdout: packOutput } = await runFile(process.execPath, ['tools/pack.ts', base], { cwd: root })
  const archive = (await readdir(base)).find((name) => name.endsWith('.tar.gz')) ?? ''
  await runFile('tar', ['-xzf', join(base, archive), '-C', base])
  const folder = join(base, (await readdir(base)).find((name) => !name.endsWith('.gz')) ?? '')
  const environment = {
    // Nothing but Node, which is run by its absolute path.
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
    packOutput,
    /** Runs a command with additional settings. */
    runWith: (more: NodeJS.ProcessEnv, ...args: string[]) => run(folder, { ...environment, ...more }, args),
    run: (...args: string[]) => run(folder, environment, args),
    serve: async (more: NodeJS.ProcessEnv = {}) => {
      const school = await serve(folder, { ...environment, ...more })
      open.add(school)
      return school
    },
    remove: async () => {
      // Stops schools that a failed test left running.
      for (const school of open) await school.stop()
      await rm(base, { recursive: true, force: true })
    },
  }
}

function run(cwd: string, env: NodeJS.ProcessEnv, args: string[]) {
  return runFile(process.execPath, ['maktab.mjs', ...args], { cwd, env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  )
}

/** Starts the server of an unpacked archive. */
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
      // `localhost` may resolve to an address that the server doesn’t listen on.
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'))
    })
    void ended.then(([code]) => reject(new Error(`The server exited with ${code} during startup.`)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}

/** Requests a path from a local port as host `localhost`, accepting any certificate. */
export function requestByHostName(
  port: number,
  path: string,
): Promise<{ status?: number | undefined; server: unknown }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', servername: 'localhost', port, path, rejectUnauthorized: false },
      (response) => {
        response.resume()
        resolve({ status: response.statusCode, server: response.headers['x-maktab-version'] })
      },
    )
    outgoing.setHeader('Host', `localhost:${port}`)
    outgoing.on('error', reject).end()
  })
}
