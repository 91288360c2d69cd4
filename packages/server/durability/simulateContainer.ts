import { type ExecFileOptions, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, copyFile, cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../src/testing/findFreePort.ts'
import { findUnprivilegedUser } from '../src/testing/startPostgres.ts'

const runFile = promisify(execFile)

/**
 * Simulates the container of the archive's Dockerfile in local folders: its files, settings and commands, run by an
 * unprivileged user.
 */
export async function simulateContainer(archive: string, base: string, given: Record<string, string> = {}) {
  const dockerfile = (await readFile(join(archive, 'deploy', 'Dockerfile'), 'utf8')).replaceAll('\\\n', '')
  const own = findUnprivilegedUser()
  const chownToUser = async (path: string) => {
    if (own) await chown(path, own.uid, own.gid)
  }
  await mkdir(base, { recursive: true })
  await chownToUser(base)
  const inside = (path: string) => join(base, 'container', path)
  // Files copied from other images are those of this machine.
  for (const [, words = ''] of dockerfile.matchAll(/^COPY (?!--from)(.*)$/gm)) {
    const names = words.split(' ')
    const target = names.pop() ?? ''
    for (const name of names) {
      const to = inside(target.startsWith('/') ? target : join('maktab', target === './' ? name : target))
      await cp(join(archive, name), to, { recursive: true })
    }
  }
  await mkdir(inside('storage'))
  await chownToUser(inside('storage'))
  // Copied, because the unprivileged user may not have access to the original.
  await mkdir(inside('bin'))
  await copyFile(process.execPath, inside('bin/node'))

  const port = await findFreePort()
  const settings = /^ENV (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? []
  const env = {
    ...Object.fromEntries(settings.map((pair) => pair.split('=') as [string, string])),
    PATH: `${inside('bin')}:/usr/bin:/bin`,
    // These have other values outside of a container.
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_FOLDER: inside('storage/school'),
    STORAGE: inside('storage'),
    MAKTAB: inside('maktab'),
    ADMIN_EMAIL: 'head@school.test',
    ADMIN_PASSWORD: 'open sesame',
    ...given,
  }
  const options: ExecFileOptions = { ...own, env, cwd: inside('maktab') }
  const parseCommand = (pattern: RegExp) => JSON.parse(pattern.exec(dockerfile)?.[1] ?? '[]') as [string, ...string[]]
  const [program, ...args] = parseCommand(/^CMD (\[.*\])$/m)
  const [healthProgram, ...healthArgs] = parseCommand(/^HEALTHCHECK .*CMD (\[.*\])$/m)
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 0,
      ({ code }: { code: number }) => code,
    )
  return {
    inside,
    url: `http://127.0.0.1:${port}`,
    start: () => {
      const script = args.map((path) => (path.startsWith('/') ? inside(path) : path))
      const child = spawn(join(inside('bin'), program), script, { ...options, stdio: 'ignore' })
      const ended = once(child, 'exit') as Promise<[number | null]>
      return {
        stop: async () => {
          child.kill('SIGTERM')
          return (await ended)[0]
        },
        ended: async () => (await ended)[0],
        process: child.pid ?? 0,
      }
    },
    checkHealth: () => codeOf(runFile(healthProgram, healthArgs, options)),
    hook: (name: 'pre-backup' | 'post-restore') => codeOf(runFile(inside(`hooks/${name}`), [], options)),
  }
}
