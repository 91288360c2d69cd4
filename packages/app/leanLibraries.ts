import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const parts = fileURLToPath(new URL('src/formikParts.ts', import.meta.url))
const ofLodash: ReadonlySet<string> = new Set(['clone', 'cloneDeep', 'isPlainObject', 'toPath'])
const LODASH = 'lodash-es/'

/** Nothing here is read page after page: all of a list comes at once. */
const withoutMorePages = ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
  .map((name) => `export const ${name} = () => undefined`)
  .join('\n')

/** The function that makes a calendar by its name, for the Gregorian, which is also its answer to any other name. */
function withoutOtherCalendars(code: string): string {
  return code
    .replaceAll(/^import (?!.*GregorianCalendar).*$/gm, '')
    .replaceAll(/case '(?!gregory)[\w-]+':\s*return [^;]+;/g, '')
}

/**
 * What comes as CommonJS, as a module. All that needs it is there before it; where one file needed what reads such
 * modules without the first page’s, that would be a file of its own, and each page would ask for it.
 */
function asModule(code: string): string {
  return `const module = { exports: {} }, exports = module.exports;\n${code}\nexport default module.exports`
}

/**
 * Leaves out of libraries what nobody here needs, and what the first page would else be a tenth larger for: Formik gets
 * our own `clone`, `cloneDeep`, `isPlainObject` and `toPath` for lodash’s, styles no prefixes for browsers that are too
 * old for the school, queries no pages of theirs, pictures no keys, which React asks for only while one develops, and
 * dates no calendars that none of our languages counts by.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith(LODASH) && ofLodash.has(id.slice(LODASH.length)) && importer?.includes('/formik/')
        ? `\0${id}`
        : null,
    load: (id) =>
      id.startsWith(`\0${LODASH}`)
        ? `export { ${id.slice(LODASH.length + 1)} as default } from ${JSON.stringify(parts)}`
        : null,
    transform: (code, id) => {
      if (id.endsWith('/stylis/src/Prefixer.js')) return { code: 'export const prefix = (value) => value', map: null }
      if (id.endsWith('/infiniteQueryBehavior.js')) return { code: withoutMorePages, map: null }
      if (id.endsWith('/createCalendar.mjs')) return { code: withoutOtherCalendars(code), map: null }
      if (id.endsWith('/papaparse.min.js')) return { code: asModule(code), map: null }
      if (!id.includes('/lucide-react/dist/esm/icons/')) return null
      return { code: code.replaceAll(/, key: "\w+"|^__iconData\.node;$/gm, ''), map: null }
    },
  }
}
