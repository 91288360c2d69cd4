import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { join } from 'node:path'
import { type ViteUserConfig, defineConfig } from 'vitest/config'
import { noScreenKeyboard } from '../noScreenKeyboard.ts'
import { root } from '../run.ts'
import { browserOptions, productionReact, quietPage } from './browserOptions.ts'
import { projectOptions } from './projectOptions.ts'

type StoriesOptions = {
  /** Tags of stories that don't run. */
  exclude?: string[]
  /** Whether axe runs on the stories with the tag `axe`, or on all. */
  axe: 'tagged' | 'all'
}

/** Renders the stories in Chromium, plays them, and runs axe. `npm run storybook -- modes` plays them in other modes. */
export function storiesConfig({ exclude = [], axe }: StoriesOptions): ViteUserConfig {
  return defineConfig({
    ...productionReact,
    plugins: [
      noScreenKeyboard(),
      storybookTest({
        configDir: join(root, '.storybook'),
        tags: { exclude },
      }),
    ],
    test: {
      ...projectOptions('stories'),
      // Storybook's plugin would make it the folder of .storybook.
      root: join(root, 'packages', 'ui'),
      // Read by .storybook/preview.tsx.
      env: { AXE_STORIES: axe, FULL_RUN: process.env['FULL_RUN'] ?? '' },
      setupFiles: [...quietPage, './src/testing/noPointer.ts'],
      browser: browserOptions(),
    },
  })
}
