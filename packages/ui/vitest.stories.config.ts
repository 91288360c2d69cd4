import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { globalsOfMode, type modes } from '../../.storybook/modes.ts'
import { noScreenKeyboard } from '../../tools/noScreenKeyboard.ts'
import { browserOptions, productionReact, quietPage } from '../../tools/vitest/browserOptions.ts'
import { projectOptions } from '../../tools/vitest/projectOptions.ts'

const mode = process.env['STORY_MODE'] as keyof typeof modes | undefined

/** Renders every story in Chromium, plays it, and runs axe on the stories with the tag `axe`. */
export default defineConfig({
  ...productionReact,
  plugins: [
    noScreenKeyboard(),
    storybookTest({
      configDir: join(import.meta.dirname, '..', '..', '.storybook'),
      initialGlobals: mode === undefined ? {} : globalsOfMode(mode),
    }),
  ],
  test: {
    ...projectOptions('stories'),
    // Storybook's plugin would make it the folder of .storybook.
    root: import.meta.dirname,
    // Read by .storybook/preview.tsx.
    env: { AXE_STORIES: 'tagged', FULL_RUN: process.env['FULL_RUN'] ?? '' },
    setupFiles: [...quietPage, './src/testing/noPointer.ts'],
    browser: browserOptions(),
  },
})
