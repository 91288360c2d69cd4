import type { DatabaseLimits } from '../database/databaseLimits.ts'

/** For as long as a test may take: on a busy machine hundreds of calls at once stand in line longer than a school lets them. */
export const RELAXED_LIMITS: DatabaseLimits = {
  connections: 10,
  connectSeconds: 120,
  statementSeconds: 120,
  lockSeconds: 120,
  idleSeconds: 120,
  prepares: true,
}
