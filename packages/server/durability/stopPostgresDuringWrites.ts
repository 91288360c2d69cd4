import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../src/database/openDatabase.ts'
import type { StoppablePostgres } from '../src/testing/openStoppablePostgres.ts'
import { sendJsonRequest, signIn, startServerProcess } from './serverProcessHelpers.ts'

const PROCESSES = 3
const WRITERS = 2
const PAUSE_MILLISECONDS = 100

type Outage = {
  postgres: StoppablePostgres
  dataFolder: string
  /** Duration of the outage. */
  milliseconds: number
  rounds: number
  log?: (line: string) => void
}
type Outcome = {
  acknowledged: number
  /** Acknowledged but missing. */
  lost: string[]
  /** Stored more than once. */
  duplicates: string[]
  /** Number of responses by status; 0 means no response. */
  statuses: Record<number, number>
  /** Schools that exited unexpectedly. */
  ended: number
}

/** Stops PostgreSQL while several schools write, restarts it and compares the data with acknowledged writes. */
export async function stopPostgresDuringWrites(outage: Outage): Promise<Outcome> {
  const { postgres, dataFolder, milliseconds, rounds, log = () => undefined } = outage
  const settings = { DATA_FOLDER: dataFolder, DATABASE_URL: postgres.url }
  await postgres.start()
  const children = await Promise.all(Array.from({ length: PROCESSES }, () => startServerProcess(settings)))
  const urls = children.map(({ url }) => url)
  const session = await signIn(urls[0] ?? '')

  const acknowledged: string[] = []
  const statuses: Record<number, number> = {}
  const controller = new AbortController()
  const save = async (url: string, title: string) => {
    const key = randomBytes(16).toString('hex')
    // Retries with the same key until saved, like a user who submits again.
    while (countEnded(children) === 0) {
      const body = { id: 0, title, description: 'x' }
      const headers = { ...session, 'Idempotency-Key': key }
      const { status } = await sendJsonRequest('POST', `${url}/student-policy/create-and-edit`, body, headers).catch(
        () => ({
          status: 0,
        }),
      )
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 201) return void acknowledged.push(title)
      await wait(PAUSE_MILLISECONDS)
    }
  }
  const write = async (url: string, writer: string) => {
    for (let count = 0; !controller.signal.aborted; count += 1) await save(url, `${writer}-${count}`)
  }
  const writers = urls.flatMap((url, index) =>
    Array.from({ length: WRITERS }, (_, writer) => write(url, `${index}-${writer}`)),
  )
  const waitForMore = async () => {
    const enough = acknowledged.length + PROCESSES * WRITERS * 2
    while (acknowledged.length < enough && countEnded(children) === 0) await wait(PAUSE_MILLISECONDS)
  }
  for (let round = 0; round < rounds; round += 1) {
    await waitForMore()
    await postgres.stop()
    await wait(milliseconds)
    await postgres.start()
    await waitForMore()
    log(`outage ${round + 1}: ${acknowledged.length} acknowledged, ${countEnded(children)} schools exited`)
  }
  const ended = countEnded(children)
  controller.abort()
  await Promise.all(writers)
  for (const { child } of children) child.kill('SIGKILL')
  const titles = await readTitles(postgres.url)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((title) => !titles.includes(title)),
    duplicates: titles.filter((title, index) => titles.indexOf(title) !== index),
    statuses,
    ended,
  }
}

function countEnded(children: readonly { child: ChildProcess }[]): number {
  return children.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length
}

async function readTitles(url: string): Promise<string[]> {
  const database = openDatabase({ url })
  const rows = await database.selectFrom('policies').select('title').execute()
  await database.destroy()
  return rows.map(({ title }) => title)
}
