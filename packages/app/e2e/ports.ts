/** Where the journeys find the mock, the school that they change, the one that they only look at, and one on PostgreSQL. */
export const ports = { mock: 4321, school: 4322, lookedAt: 4323, onPostgres: 4324 }
