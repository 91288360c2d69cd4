import { statSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../lib/OperatorError.ts'

/**
 * For commands that work with an existing school: only `serve` creates one. A folder that this user may not look into
 * is another fault, which is thrown as it is.
 */
export function assertSchoolExists(folder: string): void {
  try {
    if (statSync(join(folder, 'maktab.db')).size > 0) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR)$/.test(String(error.code)))) throw error
  }
  throw new OperatorError(`There is no school in ${folder}. Set DATA_FOLDER to the folder of your school.`)
}

export function createMissingSchoolError(): OperatorError {
  return new OperatorError('There is no school in the database of DATABASE_URL. Check DATABASE_URL.')
}
