import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../lib/OperatorError.ts'
import { chownToOwner, readFolderOwner, createFolder } from './dataFolder.ts'

/** The purpose for which a process locks the data folder. */
type LockPurpose = 'school' | 'restore' | 'command'
type Holder = { doing: LockPurpose; pid: number; host: string; since: string }

/** Thrown when another process has the folder; commands that may run beside the server check `isOpenSchool`. */
export class DataFolderLocked extends OperatorError {
  readonly isOpenSchool: boolean

  constructor(folder: string, holder: Holder | undefined) {
    super(`${folder} is in use${holder ? describe(holder) : ''}. Stop it first; nothing was changed.`)
    this.isOpenSchool = holder?.doing === 'school'
  }
}

/** Keeps references to the locks of this process: garbage collection would release them. */
const locks = new Set<DatabaseSync>()

const LOCK = 'in-use.lock'
const HOLDER = 'in-use.json'

const purposeTexts: Record<LockPurpose, string> = {
  school: 'the server is running there',
  restore: 'a backup is being restored there',
  command: 'a command is changing it',
}

/**
 * Locks a data folder until it is released or the process ends, by an operating system lock that SQLite takes. Throws
 * `DataFolderLocked` if another process has it.
 */
export function lockDataFolder(folder: string, doing: LockPurpose): () => void {
  createFolder(folder)
  const lock = new DatabaseSync(join(folder, LOCK), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DataFolderLocked(folder, readHolder(folder))
  }
  locks.add(lock)
  const mine: Holder = { doing, pid: process.pid, host: hostname(), since: new Date().toISOString() }
  writeFileSync(join(folder, HOLDER), JSON.stringify(mine))
  for (const name of [LOCK, HOLDER]) chownToOwner(join(folder, name), readFolderOwner(folder))
  return () => {
    // Keeps the file of a process that has locked a new folder of this name since.
    if (readHolder(folder)?.since === mine.since) rmSync(join(folder, HOLDER), { force: true })
    lock.close()
    locks.delete(lock)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function describe({ doing, pid, host, since }: Holder): string {
  return `: ${purposeTexts[doing]} (process ${pid} on ${host} since ${since})`
}

/** The process that has the lock; undefined until it has written its file. */
function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')) as Holder
  } catch {
    return undefined
  }
}
