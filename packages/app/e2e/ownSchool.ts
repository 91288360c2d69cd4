import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const tools = new URL('../../../tools/', import.meta.url)

/** A school of its own, which a script of `tools` opens; it closes when it is told to. */
export async function openOwnSchool(script: string, environment: NodeJS.ProcessEnv) {
  const school = spawn(process.execPath, [fileURLToPath(new URL(script, tools))], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: school.stdout })
  const died = once(school, 'exit').then(() => {
    throw new Error(`The school of ${script} closed by itself.`)
  })
  died.catch(() => undefined)
  /** What it says after a word, next time. */
  const told = async (word: string): Promise<string> => {
    for (;;) {
      const [line] = (await Promise.race([once(lines, 'line'), died])) as [string]
      if (line.startsWith(`${word} `)) return line.slice(word.length + 1)
    }
  }
  const url = await told('open')
  return {
    url,
    told,
    tell: (line: string) => school.stdin.write(`${line}\n`),
    close: async () => {
      const isOver = once(school, 'exit')
      school.kill()
      await isOver
    },
  }
}
