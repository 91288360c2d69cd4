import { defineConfig } from 'vitest/config'
import { createProjectOptions } from '../../tools/vitest/projectOptions.ts'

/** Kills servers in separate processes and checks what they saved. Password hashing costs as much as in production. */
export default defineConfig({
  test: {
    ...createProjectOptions('durability'),
    isolate: true,
    testTimeout: 300_000,
    include: ['durability/**/*.test.ts'],
  },
})
