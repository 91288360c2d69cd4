import type { Plugin } from 'vite'

// They list all they have, so walking through them would take everything along.
const BARRELS = /\/(lucide-react|react-aria)\/dist\/(esm\/lucide-react|exports\/index)\.m?js$/

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[]; isEntry: boolean } | null }

/**
 * Puts what the first page is made of into one file. Cut where other pages share a part of it, it would be twenty
 * files, which compress worse and each cost a slow line a request.
 */
export function firstLoad(): Plugin {
  const first = new Set<string>()
  const walk = (id: string, graph: Graph): void => {
    if (first.has(id) || BARRELS.test(id)) return
    first.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) walk(imported, graph)
  }
  const nameOf = (id: string, graph: Graph): string | null => {
    if (graph.getModuleInfo(id)?.isEntry) walk(id, graph)
    return first.has(id) ? 'first' : null
  }
  return {
    name: 'first-load',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: nameOf }] } } } } }),
  }
}
