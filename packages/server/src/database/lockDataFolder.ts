import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../lib/OperatorError.ts'
import { chownToOwner, readFolderOwner, createFolder } from './dataFolder.ts'

/** What a process does with a data folder that it holds. */
type LockPurpose = 'school' | 'restore' | 'command'
type Holder = { doing: LockPurpose; pid: number; host: string; since: string }

/** The folder is another's; whoever may work beside an open school can see whether that is what holds it. */
export class DataFolderLocked extends OperatorError {
  readonly isOpenSchool: boolean

  constructor(folder: string, holder: Holder | undefined) {
    super(`${folder} is in use${holder ? by(holder) : ''}. Stop that first; nothing was done.`)
    this.isOpenSchool = holder?.doing === 'school'
  }
}

/** What this process holds: a lock that nothing refers to is let go with the next tidying of memory. */
const held = new Set<DatabaseSync>()

const LOCK = 'in-use.lock'
const HOLDER = 'in-use.json'

const words: Record<LockPurpose, string> = {
  school: 'a school is open there',
  restore: 'a backup is being put back there',
  command: 'a command is changing it',
}

/**
 * Holds a data folder for this process, until it lets go or ends in whatever way: the lock is one of the operating
 * system's, taken by SQLite. Throws `DataFolderLocked` where another has it.
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
  held.add(lock)
  const mine: Holder = { doing, pid: process.pid, host: hostname(), since: new Date().toISOString() }
  writeFileSync(join(folder, HOLDER), JSON.stringify(mine))
  for (const name of [LOCK, HOLDER]) chownToOwner(join(folder, name), readFolderOwner(folder))
  return () => {
    // Not that of whoever opened a folder of this name after this one was put aside.
    if (readHolder(folder)?.since === mine.since) rmSync(join(folder, HOLDER), { force: true })
    lock.close()
    held.delete(lock)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function by({ doing, pid, host, since }: Holder): string {
  return `: ${words[doing]}, by process ${pid} on ${host}, since ${since}`
}

/** Who wrote down that they hold it; unknown in the moment before they do. */
function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')) as Holder
  } catch {
    return undefined
  }
}
