import type { Plugin } from 'vite'
import { collectScreenFacts } from '../../tools/screenFacts/collectScreenFacts.ts'

const NAME = 'virtual:screen-facts'

/** Hands the facts of all screens to their pages. */
export function screenFactsPlugin(): Plugin {
  return {
    name: 'screen-facts',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const facts = ${JSON.stringify(collectScreenFacts())}` : undefined),
  }
}
