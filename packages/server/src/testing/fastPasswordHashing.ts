import { vi } from 'vitest'

// No test asks how dear a password is, but for the one of the cost itself: all others take the least that argon2 does.
vi.mock('../features/auth/passwordCost.ts', () => ({ passwordCost: { memory: 8, passes: 1, parallelism: 1 } }))
