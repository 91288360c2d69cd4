import { DEFAULT_DATABASE_LIMITS } from '../database/databaseLimits.ts'
import { type Database, openDatabase } from '../database/openDatabase.ts'
import { explainConnectionFailure } from '../database/explainConnectionFailure.ts'
import { OperatorError } from '../lib/OperatorError.ts'

/** One connection, which takes as long as a copy takes. */
const LIMITS = { ...DEFAULT_DATABASE_LIMITS, connections: 1, statementSeconds: 0, lockSeconds: 0, idleSeconds: 0 }

/** Works with the school’s PostgreSQL, and says in a sentence why it can’t be reached. */
export async function withPostgres<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ url, limits: LIMITS })
  try {
    return await work(database)
  } catch (error) {
    const why = explainConnectionFailure(error)
    throw why === undefined ? error : new OperatorError(why, { cause: error })
  } finally {
    await database.destroy()
  }
}
