import { defineConfig } from 'vitest/config'
import { examplePictures } from '../../tools/examplePictures.ts'
import { noScreenKeyboard } from '../../tools/noScreenKeyboard.ts'
import { browserOptions, productionReact, quietPage } from '../../tools/vitest/browserOptions.ts'
import { projectOptions } from '../../tools/vitest/projectOptions.ts'
import { vitePlugins } from '../../tools/vitePlugins.ts'

/** Opens the whole app at an address in Chromium, over the contract's examples. */
export default defineConfig({
  ...productionReact,
  plugins: [noScreenKeyboard(), ...vitePlugins(), examplePictures()],
  test: {
    ...projectOptions('containers'),
    include: ['src/**/*.test.tsx'],
    setupFiles: [...quietPage, './src/testing/cleanUp.ts'],
    browser: browserOptions(),
  },
})
