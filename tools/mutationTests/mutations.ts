import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Mutation, kinds } from './applyMutation.ts'

/** All mutations. */
export const mutations = parse(readFileSync(new URL('mutations.yaml', import.meta.url), 'utf8')) as readonly Mutation[]

type Choice = { kind?: string | undefined; only: readonly string[] }

/** The mutations that the options choose (all by default), or an error message. */
export function chooseMutations({ kind, only }: Choice): readonly Mutation[] | string {
  if (kind !== undefined && !kinds.some((one) => one === kind)) {
    return `Unknown kind "${kind}". Use one of ${kinds.join(', ')}.`
  }
  const unknown = only.find((name) => !mutations.some((one) => one.name === name))
  if (unknown !== undefined) return `Unknown mutation "${unknown}".`
  const chosen = mutations.filter(
    (one) => (kind === undefined || one.kind === kind) && (only.length === 0 || only.includes(one.name)),
  )
  return chosen.length > 0 ? chosen : 'No mutation matches this kind and name.'
}
