import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { RecordedCall } from './Recording.ts'

/** Reads a recorded session, YAML or JSON; throws a sentence where the file is none. */
export async function readRecording(file: string): Promise<RecordedCall[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} can’t be read (${error.code}).`, { cause: error })
  })
  const read = parseOf(file, text) as { calls?: unknown } | null
  if (!Array.isArray(read?.calls)) throw new Error(`${file} is no recorded session: it has no list of calls.`)
  return read.calls.map((one: Partial<RecordedCall> | null, index) => {
    const { call, by = 'anyone', status, answer = {}, ...others } = one ?? {}
    if (typeof call !== 'string' || !/^[A-Z]+ \//.test(call) || !Number.isInteger(status) || status === undefined) {
      throw new Error(`${file} is no recorded session: its call ${index + 1} lacks call or status.`)
    }
    return { call, by, status, answer, ...('sent' in others && { sent: others.sent }) }
  })
}

function parseOf(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new Error(`${file} is neither YAML nor JSON.`, { cause: error })
  }
}
