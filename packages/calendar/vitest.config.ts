import { defineConfig } from 'vitest/config'
import { projectOptions } from '../../tools/vitest/projectOptions.ts'

export default defineConfig({ test: { ...projectOptions('calendar'), include: ['src/**/*.test.ts'] } })
