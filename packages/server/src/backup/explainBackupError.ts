import { OperatorError } from '../lib/OperatorError.ts'

/** The sentence for what commonly stops a backup or a restore; other faults stay as they are. */
export function explainBackupError(error: unknown): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error
  const { code = '', path = 'The folder', dest } = error as NodeJS.ErrnoException & { dest?: string }
  const sentence = sentences[code]?.(dest ?? path) ?? sentenceOfSqlite(error.message)
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error })
}

const cannotUse = (path: string) => `${path} can’t be read or written by this user.`
const noFolder = (path: string) => `${path} is not a folder.`
const fullDisk = (path: string) => `There is no space left on the disk of ${path}.`

const sentences: Record<string, (path: string) => string> = {
  EACCES: cannotUse,
  EPERM: cannotUse,
  EROFS: cannotUse,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOENT: (path) => `${path} does not exist and can’t be created.`,
  ENOSPC: fullDisk,
  EBUSY: (path) => `${path} is a mount and can’t be replaced: use a folder in it as DATA_FOLDER.`,
}

function sentenceOfSqlite(message: string): string | undefined {
  if (/database or disk is full/.test(message)) return fullDisk('the backup')
  if (/file is not a database|malformed/.test(message))
    return 'The database of the school is damaged and can’t be copied.'
  if (/unable to open database|readonly database/.test(message)) return cannotUse('The database of the school')
  return undefined
}
