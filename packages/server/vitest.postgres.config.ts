import { defineConfig } from 'vitest/config'
import { createProjectOptions } from '../../tools/vitest/projectOptions.ts'

/** The server's tests on PostgreSQL, except folders that need no database or open both databases themselves. */
export default defineConfig({
  test: {
    ...createProjectOptions('postgres'),
    env: { TEST_DATABASE: 'PostgreSQL' },
    include: ['src/*/**/*.test.ts'],
    exclude: ['src/{database,demo,jobs,mail,i18n}/**', 'src/testing/!(createMigratedDatabase).test.ts'],
    setupFiles: ['./src/testing/fastPasswordHashing.ts'],
    globalSetup: './src/testing/postgresGlobalSetup.ts',
  },
})
