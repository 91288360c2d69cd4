import { readFile } from 'node:fs/promises'

/** How long a process has had the processor so far, in microseconds; nothing of one that has gone. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const figures = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []
  // The 14th and the 15th of all, a hundred of each a second.
  return [figures[11], figures[12]].reduce((sum, ticks) => sum + Number(ticks ?? 0) * 10_000, 0)
}
