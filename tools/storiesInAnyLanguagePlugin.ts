import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const wrapped = fileURLToPath(new URL('../packages/ui/src/testing/inAnyLanguage/storybookTest.ts', import.meta.url))
const players = /\/packages\/ui\/src\/(?!testing\/inAnyLanguage\/)/
const specifier = /(\bfrom\s*)(['"])storybook\/test\2/g

/**
 * Replaces `storybook/test` in stories so that queries for English texts match their translations. The import is rewritten
 * rather than resolved, because Storybook resolves that name itself, in development and in its build.
 */
export function storiesInAnyLanguagePlugin(): Plugin {
  return {
    name: 'stories-in-any-language',
    enforce: 'pre',
    transform: (code, id) => {
      const [file = ''] = id.replaceAll('\\', '/').split('?')
      if (!players.test(file) || !code.includes('storybook/test')) return undefined
      const path = relative(dirname(file), wrapped).replaceAll('\\', '/')
      return { code: code.replaceAll(specifier, `$1$2${path.startsWith('.') ? path : `./${path}`}$2`), map: null }
    },
  }
}
