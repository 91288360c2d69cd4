import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 64 * 1024
/** However often somebody asks, the disk is written to every few seconds at most. */
const GOOD_FOR_MILLISECONDS = 5000

/** Tells whether a folder can be written to, by writing a little: throws where it is full, or for reading only. */
export function createDiskCheck(folder: string, now: () => number): () => Promise<void> {
  const file = join(folder, `written-to-check-${process.pid}.tmp`)
  let last: { at: number; check: Promise<void> } | undefined
  const check = async () => {
    await mkdir(folder, { recursive: true })
    try {
      await writeFile(file, Buffer.alloc(BYTES), { flush: true })
    } finally {
      await rm(file, { force: true })
    }
  }
  return () => {
    if (!last || Math.abs(now() - last.at) >= GOOD_FOR_MILLISECONDS) last = { at: now(), check: check() }
    return last.check
  }
}
