import { posix } from 'node:path'
import type { Source } from './Finding.ts'

export type Import = {
  /** The file that is imported, as the import names it: by its path from the root, perhaps without its ending. */
  target: string
  line: number
  /** Whether it comes along with the file: no type alone, and not left for later. */
  isEager: boolean
}

const imports = /^(?:import|export)( type)?\b[^;']*?\bfrom '([^']+)'|\bimport\( ?'([^']+)'/gm

/** What a file imports of ours: beside it, by its package’s sources, or by the name of the library of screens. */
export function listImports({ path, text }: Source): Import[] {
  const src = /^(packages\/\w+\/)?src/.exec(path)?.[0] ?? ''
  return [...text.matchAll(imports)].flatMap((found) => {
    const [words, type, needed, late] = found
    const name = needed ?? late ?? ''
    if (!/^[.#]|^@maktab\/ui\//.test(name)) return []
    return {
      target: name.startsWith('.')
        ? posix.join(posix.dirname(path), name)
        : name.replace('#', `${src}/`).replace('@maktab/ui/', 'packages/ui/src/'),
      line: text.slice(0, found.index + words.length).split('\n').length,
      isEager: needed !== undefined && type === undefined,
    }
  })
}
