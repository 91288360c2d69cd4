import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './startServer.ts'
import { startPostgres } from '@maktab/server/postgres'

type Opening = Pick<Parameters<typeof startServer>[0], 'environment' | 'now' | 'prepare'>
type TemporarySchool = { url: string; outbox: string }

/**
 * Serves a school on a free port for the parent process. It stops on a signal or when the parent closes the pipe, and
 * deletes its data and mails.
 */
export async function startTemporaryServer({ environment, ...opening }: Opening): Promise<TemporarySchool> {
  const folder = await mkdtemp(join(tmpdir(), 'maktab-journey-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.stdin.once('end', () => process.exit()).resume()
  const outbox = join(folder, 'outbox')
  await mkdir(outbox)
  const { url } = await startServer({
    folder: 'none',
    isLogging: false,
    validatesResponses: true,
    environment: {
      DATA_FOLDER: folder,
      OUTBOX_FOLDER: outbox,
      PORT: '0',
      HOST: '127.0.0.1',
      ...environment,
      ...(await startOwnPostgres()),
    },
    ...opening,
  })
  return { url, outbox }
}

/** Settings for a temporary PostgreSQL if SCHOOL_DATABASE requests it. */
async function startOwnPostgres(): Promise<{ DATABASE_URL?: string }> {
  if (process.env['SCHOOL_DATABASE'] !== 'PostgreSQL') return {}
  const server = await startPostgres()
  if (!server) throw new Error('This needs PostgreSQL, which is not installed.')
  return { DATABASE_URL: server.url }
}
