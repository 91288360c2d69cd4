import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const words = fileURLToPath(new URL('../src/locales/ariaUrdu.ts', import.meta.url))
const dictionaries = /[/\\](?:react-aria|react-stately)[/\\].*?(\w+)[/\\]intlStrings\.mjs$/
const ownDictionary = /[/\\]react-aria-components[/\\].*[/\\]intlStrings\.mjs$/

/** Adds Urdu to the languages of react-aria’s dictionaries; a word that is missing stays English. */
function addUrdu(code: string, id: string): { code: string; map: null } | undefined {
  const part = ownDictionary.test(id) ? 'react-aria-components' : dictionaries.exec(id)?.[1]
  const english = /"en-US": ([\w$]+)/.exec(code)
  if (part === undefined || !english) return undefined
  const urdu = `"ur-PK": { ...${english[1]}, ...ariaUrdu[${JSON.stringify(part)}] }`
  const withUrdu = code.replace(english[0], `${english[0]},\n    ${urdu}`)
  return { code: `import { ariaUrdu } from ${JSON.stringify(words)};\n${withUrdu}`, map: null }
}

/** Lets react-aria speak Urdu, in builds and in what Vite prepares for tests and Storybook. */
export function ariaUrduPlugin(): Plugin {
  const transform = { filter: { id: /intlStrings\.mjs$/ }, handler: addUrdu }
  return {
    name: 'aria-urdu',
    transform,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'aria-urdu', transform }] } } }),
  }
}
