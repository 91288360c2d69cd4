import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const tools = new URL('../../../tools/', import.meta.url)

/** Starts a temporary school with a script of `tools`. It also stops when this process ends. */
export async function startSchool(script: string, environment: NodeJS.ProcessEnv) {
  const school = spawn(process.execPath, [fileURLToPath(new URL(script, tools))], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const output = createInterface({ input: school.stdout })
  const exited = once(school, 'exit').then(() => {
    throw new Error(`The school of ${script} stopped by itself.`)
  })
  exited.catch(() => undefined)
  /** The rest of the next output line that starts with a word. */
  const told = async (word: string): Promise<string> => {
    for (;;) {
      const [line] = (await Promise.race([once(output, 'line'), exited])) as [string]
      if (line.startsWith(`${word} `)) return line.slice(word.length + 1)
    }
  }
  const { url, outbox } = JSON.parse(await told('open')) as { url: string; outbox: string }
  return {
    url,
    /** The folder of its emails. */
    outbox,
    nextLine: told,
    sendLine: (line: string) => school.stdin.write(`${line}\n`),
    close: async () => {
      school.kill()
      await exited.catch(() => undefined)
    },
  }
}

/** Options of a project whose worker processes have a school each. */
export type SchoolOptions = {
  /** The database of the worker’s school. Without it there is no school, and the project’s `baseURL` is used. */
  database: 'SQLite' | 'PostgreSQL' | undefined
}
type School = Awaited<ReturnType<typeof startSchool>>

/** Starting a school takes seconds, and minutes on a busy machine; test timeouts don’t include it. */
const START_TIMEOUT = 300_000

/**
 * The test function for tests against the real server. The first test of a worker starts a school for all tests of the
 * worker. After each test, all requests and responses must have matched the contract.
 */
export const test = base.extend<
  { outbox: string; contract: undefined },
  SchoolOptions & { school: School | undefined }
>({
  database: [undefined, { scope: 'worker', option: true }],
  school: [
    async ({ database }, provide) => {
      if (database === undefined) return provide(undefined)
      const school = await startSchool('startE2eServer.ts', { SCHOOL_DATABASE: database })
      await provide(school)
      await school.close()
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],
  baseURL: ({ baseURL, school }, provide) => provide(school?.url ?? baseURL),
  /** The folder of the school’s emails. */
  outbox: async ({ school }, provide) => {
    if (!school) throw new Error('Only a school sends mails.')
    await provide(school.outbox)
  },
  contract: [
    async ({ school }, provide) => {
      await provide(undefined)
      if (!school) return
      const findings = await fetch(`${school.url}/__mock/findings`)
      expect(await findings.json(), 'what broke the contract').toEqual({ findings: [] })
    },
    { auto: true },
  ],
})

type ClockSchool = {
  zone: string
  /** The time of its clock until it is set. */
  opens: string
  /** Days whose afternoon lesson is moved to the evening before. */
  cancelled?: readonly string[]
  database?: SchoolOptions['database']
}

/** Starts a temporary school in a time zone. Its clock only moves when it is set. */
export async function startSchoolWithClock({ zone, opens, cancelled = [], database = 'SQLite' }: ClockSchool) {
  const settings = { SCHOOL_TIME_ZONE: zone, SCHOOL_OPENS: opens, SCHOOL_DATABASE: database }
  const school = await startSchool('startClockServer.ts', { ...settings, CANCELLED: cancelled.join(' ') })
  return {
    ...school,
    setClock: async (instant: string) => {
      const isSet = school.nextLine('clock')
      school.sendLine(instant)
      await isSet
    },
  }
}

/** The newest email to an address, with headers; undefined if there is none. */
export async function getNewestMail(outbox: string, to: string): Promise<string | undefined> {
  return (await mailsTo(outbox, to)).at(-1)
}

/** The subjects of all emails to an address, oldest first. */
export async function getMailSubjects(outbox: string, to: string): Promise<string[]> {
  // The title of the HTML part; the header is encoded.
  return (await mailsTo(outbox, to)).flatMap((mail) => /<title>(.*)<\/title>/.exec(mail)?.[1] ?? [])
}

async function mailsTo(outbox: string, to: string): Promise<string[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${to}`))
}
