import type { Finding, Source } from './sources.ts'
import { posix } from 'node:path'

type Import = {
  /** The imported path from the root, possibly without extension. */
  target: string
  line: number
  /** Whether the import is static and not type-only. */
  isEager: boolean
  isType: boolean
}

const imports = /^(?:import|export)( type)?\b[^;']*?\bfrom '([^']+)'|\bimport\( ?'([^']+)'/gm

/** Imports of our own files: relative, by `#`, or from the UI package. */
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
      isType: type !== undefined,
    }
  })
}

/** The top-level source folder of a file, or the name of a file directly in the sources. */
function roomOf(path: string, folder: string): string {
  return (path.slice(folder.length + 1).split('/')[0] ?? '').replace(/\.tsx?$/, '')
}

/**
 * Each folder is listed once in the document’s block of its package and imports only from lines below its own, which rules
 * out cycles. Tests may import anything.
 */
export function findLayerViolations(document: Source, folder: string, sources: readonly Source[]): Finding[] {
  const block = document.text.split(`\`\`\`${folder}\n`)[1]?.split('```')[0] ?? ''
  const rows = block.split('\n').map((row) => row.split(' ').filter(Boolean))
  const named = rows.flat()
  const own = sources.filter(({ path }) => path.startsWith(`${folder}/`) && !/\.(test|stories)\./.test(path))
  const rooms = new Set(own.map(({ path }) => roomOf(path, folder)))
  const rowOf = (room: string) => rows.findIndex((row) => row.includes(room))
  const inDocument = (message: string) => ({ path: document.path, line: 1, message })
  return [
    ...[...rooms]
      .filter((room) => !named.includes(room))
      .map((room) => inDocument(`${room} is missing in the list of layers.`)),
    ...named.filter((room) => !rooms.has(room)).map((room) => inDocument(`The folder ${room} doesn’t exist.`)),
    ...named.filter((room, at) => named.indexOf(room) < at).map((room) => inDocument(`${room} is listed twice.`)),
    ...own.flatMap((source) => {
      const room = roomOf(source.path, folder)
      return listImports(source).flatMap(({ target, line }) => {
        const other = roomOf(target, folder)
        // Imports outside the sources, such as package.json, belong to no folder.
        const isBelow = !target.startsWith(`${folder}/`) || other === room || rowOf(other) > rowOf(room)
        return isBelow
          ? []
          : [{ path: source.path, line, message: `${room} imports ${other}, which is not in a lower layer.` }]
      })
    }),
  ]
}
