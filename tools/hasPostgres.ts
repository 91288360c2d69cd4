import { findPostgresPrograms } from '@maktab/server/postgresPrograms'

/** Without PostgreSQL on the machine, tests for both databases run on SQLite only and print a warning. */
export const hasPostgres = findPostgresPrograms() !== undefined
