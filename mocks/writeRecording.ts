import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stringify } from 'yaml'
import type { RecordedCall } from './Recording.ts'

/** Keeps a session in a file: JSON where its name ends so, else YAML. It is done when this returns, also while a process ends. */
export function writeRecording(file: string, calls: readonly RecordedCall[]): void {
  mkdirSync(dirname(file), { recursive: true })
  const session = { calls }
  const text = file.endsWith('.json') ? `${JSON.stringify(session, undefined, 2)}\n` : stringify(session)
  writeFileSync(file, text, { mode: 0o600 })
}
