import type { Operation } from './readContract.ts'

type Route = { operation: Operation } | { allowed: string[] } | undefined

/** Finds the operation of a path; where only the method is wrong, the methods that there are; else nothing. */
export function findRoute(operations: readonly Operation[], method: string, path: string): Route {
  const there = operations
    .filter((operation) => patternOf(operation.path).test(path))
    .toSorted((one, other) => countParameters(one) - countParameters(other))
  if (there.length === 0) return undefined
  const operation = there.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method))
  return operation ? { operation } : { allowed: [...new Set(there.map((candidate) => candidate.method))] }
}

const patterns = new Map<string, RegExp>()

function patternOf(template: string): RegExp {
  const known = patterns.get(template)
  if (known) return known
  const pattern = new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
  patterns.set(template, pattern)
  return pattern
}

function countParameters({ path }: Operation): number {
  return path.split('{').length
}
