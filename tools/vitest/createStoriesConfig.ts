import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { join } from 'node:path'
import { type ViteUserConfig, defineConfig } from 'vitest/config'
import { disableVirtualKeyboard, createBrowserOptions, productionReact, browserSetupFiles } from './browserOptions.ts'
import { root } from '../run.ts'
import { createProjectOptions } from './projectOptions.ts'

type StoriesOptions = {
  /** Tags of stories that don't run. */
  exclude?: string[]
  /** Whether axe runs on the stories with the tag `axe`, or on all. */
  axe: 'tagged' | 'all'
}

/** Renders the stories in Chromium, plays them, and runs axe. `npm run storybook -- evidence` plays them in other modes. */
export function createStoriesConfig({ exclude = [], axe }: StoriesOptions): ViteUserConfig {
  return defineConfig({
    ...productionReact,
    plugins: [
      disableVirtualKeyboard(),
      storybookTest({
        configDir: join(root, '.storybook'),
        tags: { exclude },
      }),
    ],
    test: {
      ...createProjectOptions('stories'),
      // Storybook's plugin would set it to the .storybook folder.
      root: join(root, 'packages', 'ui'),
      // Read by .storybook/preview.tsx.
      env: { AXE_STORIES: axe, FULL_RUN: process.env['FULL_RUN'] ?? '' },
      setupFiles: [...browserSetupFiles, './src/testing/blockTrustedPointerEvents.ts'],
      browser: createBrowserOptions(),
    },
  })
}
