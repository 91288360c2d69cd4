import { defineConfig } from 'vitest/config'
import { createProjectOptions } from '../../tools/vitest/projectOptions.ts'
import { createVitePlugins } from './vite/createVitePlugins.ts'

export default defineConfig({
  plugins: createVitePlugins(),
  test: { ...createProjectOptions('ui'), include: ['{src,vite}/**/*.test.ts'] },
})
