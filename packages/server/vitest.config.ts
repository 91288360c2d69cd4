import { defineConfig } from 'vitest/config'
import { projectOptions } from '../../tools/vitest/projectOptions.ts'

/** The server's tests on SQLite. */
export default defineConfig({
  test: {
    ...projectOptions('server'),
    include: ['src/**/*.test.ts'],
    setupFiles: ['./src/testing/cheapPasswords.ts'],
  },
})
