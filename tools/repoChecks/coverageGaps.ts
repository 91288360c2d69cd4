import type { Finding, Source } from './Finding.ts'
import type { Proof } from './proofs.ts'
import { readSpecLines } from './specLines.ts'

/** Every line of the specification has a proof, and every proof names lines that are there. */
export function findUncoveredLines(lines: Source, proofs: readonly Proof[]): Finding[] {
  const proved = new Set(proofs.flatMap(({ ids }) => ids))
  const all = readSpecLines(lines)
  const needed = new Set(all.flatMap(({ id, isSilent }) => (isSilent ? [] : [id])))
  const unproved = all.filter(({ id, isSilent }) => !isSilent && !proved.has(id))
  return [
    ...unproved.map(({ id, line }) => ({ path: lines.path, line, message: `${id} has no proof.` })),
    ...proofs.flatMap(({ path, line, ids }) =>
      ids
        .filter((id) => !needed.has(id))
        .map((id) => ({ path, line, message: `${id} is no line that has to be proved.` })),
    ),
  ]
}

type SpecifiedCall = {
  /** `METHOD path`, as the specification has it. */
  name: string
  operationId: string
}

const sides = [
  ['the app', 'packages/app/'],
  ['the server', 'packages/server/'],
] as const

/** Every call has a proof in the app and one in the server, each in a file that names the call. */
export function findUnprovedCalls(
  calls: readonly SpecifiedCall[],
  proofs: readonly Proof[],
  textOf: (path: string) => string | undefined,
): Finding[] {
  return calls.flatMap(({ name, operationId }) => {
    const own = proofs.filter(({ ids }) => ids.includes(name))
    const address = `/api/${name.replace(/^\w+ /, '').replace(/\{.*/, '')}`
    const isNamed = (path: string) => [operationId, address].some((words) => textOf(path)?.includes(words))
    return sides.flatMap(([side, folder]) => {
      const isProved = own.some(({ path }) => path.startsWith(folder) && isNamed(path))
      const message = `${name} has no proof in ${side} that names it.`
      return isProved ? [] : [{ path: 'docs/spec-lines.md', line: 1, message }]
    })
  })
}
