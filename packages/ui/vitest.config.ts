import { defineConfig } from 'vitest/config'
import { projectOptions } from '../../tools/vitest/projectOptions.ts'
import { vitePlugins } from '../../tools/vitePlugins.ts'

export default defineConfig({
  plugins: vitePlugins(),
  test: { ...projectOptions('ui'), include: ['src/**/*.test.ts'] },
})
