/** Where the journeys find the mock, the school that they change, and the one that they only look at. */
export const ports = { mock: 4321, school: 4322, lookedAt: 4323 }
