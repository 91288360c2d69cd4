import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const MARK = '\0plain:'
const modules: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime', 'react-dom'])

/**
 * Lets modules import React by its names. It comes as CommonJS, of which every use would be written `(0,a.useState)(…)`
 * and every file would bring along what reads such modules.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer, { kind }) =>
      modules.has(id) && kind === 'import-statement' && !importer?.startsWith(MARK) ? MARK + id : null,
    load: (id) => {
      if (!id.startsWith(MARK)) return null
      const name = id.slice(MARK.length)
      const path = require.resolve(name)
      const names = Object.keys(require(name) as object).filter((one) => !one.startsWith('__'))
      return [
        `import whole from ${JSON.stringify(path)}`,
        'export default whole',
        ...names.map((one) => `export const ${one} = /* @__PURE__ */ (() => whole.${one})()`),
      ].join('\n')
    },
  }
}
