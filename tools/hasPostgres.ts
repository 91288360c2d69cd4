import { findPostgresPrograms } from '@maktab/server/postgresPrograms'

/** Where PostgreSQL is not on the machine, what is tested on both databases is tested on SQLite only, which is said loudly. */
export const hasPostgres = findPostgresPrograms() !== undefined
