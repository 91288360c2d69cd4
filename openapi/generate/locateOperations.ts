import { readdir, readFile } from 'node:fs/promises'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/** Where the operations in a folder of paths are defined, by ID: `openapi/paths/course.yaml:1`. */
export async function locateOperations(folder: URL): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const name of await readdir(folder)) {
    const lines = new LineCounter()
    const { contents } = parseDocument(await readFile(new URL(name, folder), 'utf8'), { lineCounter: lines })
    const items = isMap(contents) ? contents.items : []
    for (const item of items) {
      for (const method of isMap(item.value) ? item.value.items : []) {
        const id = isMap(method.value) ? method.value.get('operationId') : undefined
        const offset = isScalar(method.key) ? method.key.range?.[0] : undefined
        if (typeof id === 'string' && offset !== undefined) {
          found.set(id, `openapi/paths/${name}:${lines.linePos(offset).line}`)
        }
      }
    }
  }
  return found
}
