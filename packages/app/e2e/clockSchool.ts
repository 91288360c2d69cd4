import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../tools/startClockSchool.ts', import.meta.url))

type ClockSchool = {
  zone: string
  /** The instant at which its clock stands until it is set. */
  opens: string
  /** Days whose afternoon is moved to the evening before. */
  cancelled?: readonly string[]
  database?: 'SQLite' | 'PostgreSQL'
}

/** A school of its own in a zone, whose clock stands still where it is set; it closes when it is told to. */
export async function openClockSchool({ zone, opens, cancelled = [], database = 'SQLite' }: ClockSchool) {
  const settings = { SCHOOL_TIME_ZONE: zone, SCHOOL_OPENS: opens, SCHOOL_DATABASE: database }
  const school = spawn(process.execPath, [script], {
    env: { ...process.env, ...settings, CANCELLED: cancelled.join(' ') },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: school.stdout })
  const died = once(school, 'exit').then(() => {
    throw new Error(`The school in ${zone} closed by itself.`)
  })
  died.catch(() => undefined)
  const told = async (word: string): Promise<string> => {
    for (;;) {
      const [line] = (await Promise.race([once(lines, 'line'), died])) as [string]
      if (line.startsWith(`${word} `)) return line.slice(word.length + 1)
    }
  }
  const url = await told('open')
  return {
    url,
    setClock: async (instant: string) => {
      const isSet = told('clock')
      school.stdin.write(`${instant}\n`)
      await isSet
    },
    close: async () => {
      const isOver = once(school, 'exit')
      school.kill()
      await isOver
    },
  }
}
