import { defineConfig } from 'vitest/config'
import { createProjectOptions } from '../../tools/vitest/projectOptions.ts'
import { createVitePlugins } from '@maktab/ui/vite'

export default defineConfig({
  plugins: createVitePlugins(),
  test: { ...createProjectOptions('app'), include: ['src/**/*.test.ts'] },
})
