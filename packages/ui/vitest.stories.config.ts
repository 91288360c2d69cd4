import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { noScreenKeyboard } from '../../tools/noScreenKeyboard.ts'
import { browserOptions, optimizeDeps, quietPage } from '../../tools/vitest/browserOptions.ts'
import { projectOptions } from '../../tools/vitest/projectOptions.ts'

/** Renders every story in Chromium, plays it, and checks it with axe. STORY_LANGUAGE chooses another language. */
export default defineConfig({
  optimizeDeps,
  plugins: [
    noScreenKeyboard(),
    storybookTest({
      configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
      initialGlobals: { language: process.env['STORY_LANGUAGE'] ?? 'en' },
    }),
  ],
  test: {
    ...projectOptions('stories'),
    setupFiles: [...quietPage, './src/testing/noPointer.ts'],
    browser: browserOptions(),
  },
})
