import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Play, PlayRecord } from './evidence.ts'

/** What the records of a file have in common. */
type Build = { commit: string; builtAt: string; rtl: string }

export type ProgressFile = {
  records: PlayRecord[]
  has: (task: { play: Play; storyId: string }) => boolean
  add: (record: PlayRecord) => void
}

const keyOf = (storyId: string, { direction, width }: Play) => `${storyId} ${direction} ${width}`

/** Starts a file with one line per played story, or continues that of an interrupted run. */
export function openProgressFile(path: string, build: Build, isResumed: boolean): ProgressFile {
  const records = isResumed && existsSync(path) ? readRecords(path, build) : []
  const lines = [build, ...records].map((line) => `${JSON.stringify(line)}\n`)
  // Also drops the incomplete last line of an interrupted run.
  writeFileSync(path, lines.join(''))
  const recorded = new Set(records.map((record) => keyOf(record.storyId, record)))
  return {
    records,
    has: ({ play, storyId }) => recorded.has(keyOf(storyId, play)),
    add: (record) => {
      records.push(record)
      appendFileSync(path, `${JSON.stringify(record)}\n`)
    },
  }
}

function readRecords(path: string, build: Build): PlayRecord[] {
  const [first = '', ...lines] = readFileSync(path, 'utf8').split('\n')
  if (first !== JSON.stringify(build))
    throw new Error('The recorded results are of another build or language. Run the command without --resume.')
  // The last line is empty or incomplete.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as PlayRecord)
}
