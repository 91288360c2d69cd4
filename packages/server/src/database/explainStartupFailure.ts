import { OperatorError } from '../lib/OperatorError.ts'
import { explainConnectionFailure } from './explainConnectionFailure.ts'

/** The sentence for what commonly keeps a database from being opened; whatever else went wrong stays as it is. */
export function explainStartupFailure(error: unknown, place: string): unknown {
  if (error instanceof OperatorError) return error
  const told = [...causesOf(error)].map(({ message, code = '' }) => `${code} ${message}`).join('\n')
  const sentence = sentences.find(([pattern]) => pattern.test(told))?.[1]
  return sentence === undefined ? error : new OperatorError(sentence(place, told), { cause: error })
}

/** The same for a school on PostgreSQL, whose pictures may be in a folder. */
export function explainPostgresStartupFailure(error: unknown, folder: string): unknown {
  if (error instanceof OperatorError) return error
  const name = [...causesOf(error)].map(({ message }) => NEWER.exec(message)?.[1]).find((found) => found !== undefined)
  const sentence = name === undefined ? explainConnectionFailure(error) : newer('PostgreSQL', name)
  return sentence === undefined ? explainStartupFailure(error, folder) : new OperatorError(sentence, { cause: error })
}

const NEWER = /previously executed migration (\S+) is missing/
const newer = (place: string, name: string) =>
  `The database in ${place} is of a newer version of Maktab (it has ${name}): start that version, or restore an older backup.`

type Sentence = (place: string, told: string) => string

const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [NEWER, (place, told) => newer(place, NEWER.exec(told)?.[1] ?? '')],
  [
    /file is not a database|malformed|SQLITE_CORRUPT/,
    (place) => `The database in ${place} is damaged: restore a backup, or choose another DATA_FOLDER.`,
  ],
  [
    /readonly database|unable to open database file|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT: no such file or directory, mkdir/,
    (place) => `${place} can’t be written by this user: give them the folder, or choose another DATA_FOLDER.`,
  ],
  [/database or disk is full|ENOSPC/, (place) => `There is no space left on the disk of ${place}.`],
]

function* causesOf(error: unknown): Generator<Error & { code?: string }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}
