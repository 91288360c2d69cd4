/**
 * Where the journeys find the mock, the school that they change, the one that they only look at, one on PostgreSQL, and the
 * mock in specification-only mode.
 */
export const ports = { mock: 4321, school: 4322, lookedAt: 4323, onPostgres: 4324, specOnly: 4325 }
