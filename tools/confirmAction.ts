import { createInterface } from 'node:readline/promises'

type Question = {
  /** Whether --yes was given. */
  isConfirmed: boolean
  act: 'remove' | 'erase'
  who: string
  /** Printed where the answer is no. */
  undone: string
}

/** Whether an act that can't be taken back is wanted: by --yes, or by an answer on a terminal. Sets the exit code if not. */
export async function confirmAction({ isConfirmed, act, who, undone }: Question): Promise<boolean> {
  if (isConfirmed) return true
  if (!process.stdin.isTTY) {
    console.error(`This ${act}s ${who}. Add --yes to confirm.`)
    process.exitCode = 1
    return false
  }
  if (await confirm(`${act === 'remove' ? 'Remove' : 'Erase'} ${who}? (y/N) `)) return true
  console.log(undone)
  process.exitCode = 1
  return false
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl+C and Ctrl+D close the terminal, and the question is never answered.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
