import { defineConfig } from 'vitest/config'
import { createProjectOptions } from './vitest/projectOptions.ts'
import { createVitePlugins } from '@maktab/ui/vite'

/** Tests of the tools, of the repository rules, and of commands such as `npm run admin`. */
export default defineConfig({
  plugins: createVitePlugins(),
  test: {
    ...createProjectOptions('tools'),
    include: ['**/*.test.ts'],
  },
})
