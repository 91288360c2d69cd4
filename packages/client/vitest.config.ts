import { defineConfig } from 'vitest/config'
import { projectOptions } from '../../tools/vitest/projectOptions.ts'

export default defineConfig({ test: { ...projectOptions('client'), include: ['src/**/*.test.ts'] } })
