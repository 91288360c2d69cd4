import type { Plugin } from 'vite'
import { fileURLToPath } from 'node:url'

const spoken = fileURLToPath(new URL('../packages/ui/src/testing/inAnyLanguage/storybookTest.ts', import.meta.url))
const players = /\/packages\/ui\/src\/(?!testing\/inAnyLanguage\/)/

/** Gives stories a `storybook/test` whose English words mean what the page says for them, in whatever language. */
export function storiesInAnyLanguage(): Plugin {
  return {
    name: 'stories-in-any-language',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'storybook/test' && players.test(importer?.replaceAll('\\', '/') ?? '') ? spoken : undefined,
  }
}
