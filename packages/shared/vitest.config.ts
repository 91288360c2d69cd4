import { defineConfig } from 'vitest/config'
import { createProjectOptions } from '../../tools/vitest/projectOptions.ts'

export default defineConfig({ test: { ...createProjectOptions('shared'), include: ['src/**/*.test.ts'] } })
