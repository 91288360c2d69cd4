import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { createProjectOptions } from '../../tools/vitest/projectOptions.ts'

/** The server's tests on SQLite. */
export default defineConfig({
  test: {
    ...createProjectOptions('server'),
    // These tests rarely wait, and each worker compiles all schemas and starts its own PostgreSQL.
    maxWorkers: availableParallelism(),
    include: ['src/**/*.test.ts'],
    setupFiles: ['./src/testing/fastPasswordHashing.ts'],
  },
})
