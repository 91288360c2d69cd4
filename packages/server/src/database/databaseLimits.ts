/** How much a school asks of a PostgreSQL server, and for how long it waits; 0 seconds is without an end. */
export type DatabaseLimits = {
  /** At most so many connections of this process. */
  connections: number
  /** For a connection. */
  connectSeconds: number
  /** For one statement. */
  statementSeconds: number
  /** For what somebody else has locked. */
  lockSeconds: number
  /** Before the server ends a transaction in which nothing happens. */
  idleSeconds: number
  /** Whether its connections keep prepared statements: not behind a pool that lends them for a transaction. */
  prepares: boolean
}

export const DEFAULT_DATABASE_LIMITS: DatabaseLimits = {
  connections: 10,
  connectSeconds: 5,
  statementSeconds: 15,
  lockSeconds: 5,
  idleSeconds: 30,
  prepares: true,
}
