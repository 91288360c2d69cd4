import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'

type Parsed = { document: Document; lines: LineCounter }

/** The first thing that is wrong in the YAML files of a folder: what doesn't parse, and references that lead nowhere. */
export async function findYamlError(folder: string): Promise<string | undefined> {
  const files: string[] = []
  for await (const name of glob('**/*.yaml', { cwd: folder, exclude: (part) => part === 'node_modules' }))
    files.push(name)
  const parsed = new Map<string, Parsed>()
  for (const name of files.toSorted()) {
    const lines = new LineCounter()
    const document = parseDocument(await readFile(join(folder, name), 'utf8'), { lineCounter: lines })
    const [error] = document.errors
    if (error) return `${name}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0] ?? error.code}`
    parsed.set(name, { document, lines })
  }
  for (const [name, one] of parsed) {
    const fault = findLostReference(folder, name, one, parsed)
    if (fault) return fault
  }
  return undefined
}

function findLostReference(folder: string, name: string, one: Parsed, all: Map<string, Parsed>): string | undefined {
  let fault: string | undefined
  visit(one.document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string')
        return undefined
      const [file = '', pointer = ''] = value.value.split('#')
      const target = file === '' ? name : relative(folder, join(folder, dirname(name), file))
      const isThere = existsSync(join(folder, target)) && hasPointer(all.get(target)?.document, pointer)
      if (isThere) return undefined
      fault = `${name}:${one.lines.linePos(value.range?.[0] ?? 0).line}: can’t resolve reference ${value.value}`
      return visit.BREAK
    },
  })
  return fault
}

function hasPointer(document: Document | undefined, pointer: string): boolean {
  if (!document || pointer === '' || pointer === '/') return true
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  return document.hasIn(steps)
}
