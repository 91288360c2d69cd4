import type { ContractOperation } from './operation.ts'

type Route<Operation> = { operation: Operation } | { allowed: string[] } | undefined

/** Finds the operation of a path, or the allowed methods if only the method is wrong. */
export function findRoute<Operation extends ContractOperation>(
  operations: readonly Operation[],
  method: string,
  path: string,
): Route<Operation> {
  const matching = operations
    .filter((operation) => patternOf(operation.path).test(path))
    .toSorted((one, other) => countParameters(one) - countParameters(other))
  if (matching.length === 0) return undefined
  const operation = matching.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method))
  return operation ? { operation } : { allowed: [...new Set(matching.map((candidate) => candidate.method))] }
}

const patterns = new Map<string, RegExp>()

function patternOf(template: string): RegExp {
  const known = patterns.get(template)
  if (known) return known
  const pattern = new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
  patterns.set(template, pattern)
  return pattern
}

function countParameters({ path }: ContractOperation): number {
  return path.split('{').length
}
