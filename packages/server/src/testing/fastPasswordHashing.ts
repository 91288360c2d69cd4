import { vi } from 'vitest'

// Only the test of the cost itself needs the real parameters; all others use the minimum of argon2.
vi.mock('../features/auth/argon2Options.ts', () => ({ argon2Options: { memory: 8, passes: 1, parallelism: 1 } }))
