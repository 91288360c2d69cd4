import { coverageRows } from './coverageRows.ts'
import type { Finding, Source } from './Finding.ts'
import { specLines } from './specLines.ts'

/** Every line of the specification has a row with a proof, and every row names lines that are there. */
export function uncoveredLines(lines: Source, coverage: Source): Finding[] {
  const rows = coverageRows(coverage)
  const proved = new Set(rows.flatMap(({ ids, proofs }) => (proofs.length > 0 ? ids : [])))
  const all = specLines(lines)
  const needed = new Set(all.flatMap(({ id, isSilent }) => (isSilent ? [] : [id])))
  const unproved = all.filter(({ id, isSilent }) => !isSilent && !proved.has(id))
  return [
    ...unproved.map(({ id, line }) => ({ path: lines.path, line, message: `${id} has no proof.` })),
    ...rows.flatMap(({ ids, line }) =>
      ids.flatMap((id) => {
        const message = `${id} is no line that has to be proved.`
        return needed.has(id) ? [] : [{ path: coverage.path, line, message }]
      }),
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
export function unprovedCalls(
  calls: readonly SpecifiedCall[],
  coverage: Source,
  textOf: (path: string) => string | undefined,
): Finding[] {
  const rows = coverageRows(coverage)
  return calls.flatMap(({ name, operationId }) => {
    const row = rows.find(({ ids }) => ids.includes(name))
    const address = `/api/${name.replace(/^\w+ /, '').replace(/\{.*/, '')}`
    const isNamed = (path: string) => [operationId, address].some((words) => textOf(path)?.includes(words))
    return sides.flatMap(([side, folder]) => {
      const isProved = row?.proofs.some(({ path }) => path.startsWith(folder) && isNamed(path))
      const message = `${name} has no proof in ${side} that names it.`
      return isProved ? [] : [{ path: coverage.path, line: row?.line ?? 1, message }]
    })
  })
}
