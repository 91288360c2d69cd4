import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

/** A node of a YAML file and its start offset; for a field, the offset of its key. */
type At = { file: string; node: unknown; start: number }

export type ContractLocations = {
  /** The line that declares the field at a path of a body, or its deepest declared ancestor. */
  ofField: (steps: readonly string[], path: readonly string[]) => string | undefined
  /** The line of the value at these steps, or of its deepest existing ancestor. */
  ofValue: (steps: readonly string[]) => string | undefined
}

/** Finds lines in the contract's YAML. Each file is read once, on first use. */
export function createContractLocations(root: string): ContractLocations {
  const parsed = new Map<string, { node: unknown; lines: LineCounter }>()

  const open = (file: string) => {
    const known = parsed.get(file)
    if (known) return known
    const lines = new LineCounter()
    const opened = { node: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }).contents, lines }
    parsed.set(file, opened)
    return opened
  }

  const follow = (at: At): At => {
    const reference = isMap(at.node) ? at.node.get('$ref') : undefined
    if (typeof reference !== 'string') return at
    const [file = '', pointer = ''] = reference.split('#')
    const target = file === '' ? at.file : join(dirname(at.file), file)
    const document: At = { file: target, node: open(target).node, start: 0 }
    const steps = pointer.split('/').slice(1)
    return follow(
      walk(
        document,
        steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
      ).at,
    )
  }

  const enter = (from: At, step: string): At | undefined => {
    const { file, node } = follow(from)
    if (isSeq(node)) {
      const item: unknown = node.items[Number(step)]
      return item === undefined ? undefined : { file, node: item, start: startOf(item) }
    }
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === step) : undefined
    return pair && { file, node: pair.value, start: startOf(pair.key) }
  }

  const walk = (from: At, steps: readonly string[], how = enter): { at: At; isWhole: boolean } => {
    let at = from
    for (const step of steps) {
      const next = how(at, step)
      if (!next) return { at, isWhole: false }
      at = next
    }
    return { at, isWhole: true }
  }

  const enterField = (schema: At, name: string): At | undefined => {
    const item = /^\d+$/.test(name) ? enter(schema, 'items') : undefined
    const properties = enter(schema, 'properties')
    const found = item ?? (properties && enter(properties, name))
    if (found) return found
    for (const combination of ['allOf', 'oneOf', 'anyOf']) {
      const parts = enter(schema, combination)
      const count = parts && isSeq(parts.node) ? parts.node.items.length : 0
      for (let index = 0; index < count; index += 1) {
        const part = parts && enter(parts, String(index))
        const nested = part && enterField(part, name)
        if (nested) return nested
      }
    }
    return enter(schema, 'additionalProperties')
  }

  const formatLocation = ({ file, start }: At) =>
    `${basename(dirname(root))}/${relative(dirname(root), file).replaceAll('\\', '/')}:${open(file).lines.linePos(start).line}`

  /** A file that can no longer be read yields no line; the finding is still reported. */
  const orUndefined = (find: () => At): string | undefined => {
    try {
      return formatLocation(find())
    } catch {
      return undefined
    }
  }
  const start = (): At => ({ file: root, node: open(root).node, start: 0 })
  return {
    ofValue: (steps) => orUndefined(() => walk(start(), steps).at),
    ofField: (steps, path) =>
      orUndefined(() => {
        const { at, isWhole } = walk(start(), steps)
        return isWhole ? walk(at, path, enterField).at : at
      }),
  }
}

function startOf(node: unknown): number {
  const { range } = node as { range?: readonly number[] | null }
  return range?.[0] ?? 0
}
