import { defineConfig } from 'vitest/config'
import { createProjectOptions } from '../../tools/vitest/projectOptions.ts'

/** Kills servers in separate processes and looks at what they saved. Passwords cost what they cost in production. */
export default defineConfig({
  test: {
    ...createProjectOptions('durability'),
    isolate: true,
    testTimeout: 300_000,
    include: ['durability/**/*.test.ts'],
  },
})
