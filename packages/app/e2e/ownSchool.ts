import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const tools = new URL('../../../tools/', import.meta.url)

/** Starts a temporary school by a script of `tools`. It also stops when this process ends. */
export async function openOwnSchool(script: string, environment: NodeJS.ProcessEnv) {
  const school = spawn(process.execPath, [fileURLToPath(new URL(script, tools))], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: school.stdout })
  const died = once(school, 'exit').then(() => {
    throw new Error(`The school of ${script} stopped by itself.`)
  })
  died.catch(() => undefined)
  /** The rest of the next line that begins with a word. */
  const told = async (word: string): Promise<string> => {
    for (;;) {
      const [line] = (await Promise.race([once(lines, 'line'), died])) as [string]
      if (line.startsWith(`${word} `)) return line.slice(word.length + 1)
    }
  }
  const { url, outbox } = JSON.parse(await told('open')) as { url: string; outbox: string }
  return {
    url,
    /** The folder of its mails. */
    outbox,
    told,
    tell: (line: string) => school.stdin.write(`${line}\n`),
    close: async () => {
      school.kill()
      await died.catch(() => undefined)
    },
  }
}
