import { defineConfig } from 'vitest/config'
import { examplePicturesPlugin } from '../../tools/examplePicturesPlugin.ts'
import {
  disableVirtualKeyboard,
  createBrowserOptions,
  productionReact,
  browserSetupFiles,
} from '../../tools/vitest/browserOptions.ts'
import { createProjectOptions } from '../../tools/vitest/projectOptions.ts'
import { createVitePlugins } from '@maktab/ui/vite'

/** Opens the whole app at a URL in Chromium, with the contract's examples as its backend. */
export default defineConfig({
  ...productionReact,
  plugins: [disableVirtualKeyboard(), ...createVitePlugins(), examplePicturesPlugin()],
  test: {
    ...createProjectOptions('containers'),
    include: ['src/**/*.test.tsx'],
    setupFiles: [...browserSetupFiles, './src/testing/cleanupBeforeEach.ts'],
    browser: createBrowserOptions(),
  },
})
