import { defineConfig } from 'vitest/config'
import { projectOptions } from './vitest/projectOptions.ts'
import { vitePlugins } from './vitePlugins.ts'

/** Tests of the tools, the house rules, and of commands such as `npm run admin`. */
export default defineConfig({
  plugins: vitePlugins(),
  test: {
    ...projectOptions('tools'),
    include: ['**/*.test.ts'],
  },
})
