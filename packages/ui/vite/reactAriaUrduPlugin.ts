import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const translations = fileURLToPath(new URL('../src/locales/reactAriaUrduMessages.ts', import.meta.url))
const dictionaries = /[/\\](?:react-aria|react-stately)[/\\].*?(\w+)[/\\]intlStrings\.mjs$/
const ownDictionary = /[/\\]react-aria-components[/\\].*[/\\]intlStrings\.mjs$/

/** Adds Urdu to react-aria’s dictionaries; missing texts stay English. */
function addUrdu(code: string, id: string): { code: string; map: null } | undefined {
  const part = ownDictionary.test(id) ? 'react-aria-components' : dictionaries.exec(id)?.[1]
  const english = /"en-US": ([\w$]+)/.exec(code)
  if (part === undefined || !english) return undefined
  const urdu = `"ur-PK": { ...${english[1]}, ...reactAriaUrduMessages[${JSON.stringify(part)}] }`
  const withUrdu = code.replace(english[0], `${english[0]},\n    ${urdu}`)
  return { code: `import { reactAriaUrduMessages } from ${JSON.stringify(translations)};\n${withUrdu}`, map: null }
}

/** Adds Urdu translations to react-aria, in builds and in Vite’s prebundled dependencies for tests and Storybook. */
export function reactAriaUrduPlugin(): Plugin {
  const transform = { filter: { id: /intlStrings\.mjs$/ }, handler: addUrdu }
  return {
    name: 'aria-urdu',
    transform,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'aria-urdu', transform }] } } }),
  }
}
