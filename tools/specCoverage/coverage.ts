import type { Finding } from '../repoChecks/Finding.ts'
import type { Proof } from './proofs.ts'
import { SPECIFICATION, type SpecLine } from './specification.ts'

/** Lines without a proof, and proofs of ids that don’t exist or need no proof. */
export function findUncoveredLines(lines: readonly SpecLine[], proofs: readonly Proof[]): Finding[] {
  const needed = new Set(lines.filter(({ silent }) => silent === undefined).map(({ id }) => id))
  const proved = new Set(proofs.flatMap(({ ids }) => ids))
  const unproved = [...needed].filter((id) => !proved.has(id))
  return [
    ...unproved.map((id) => ({ path: SPECIFICATION, line: 1, message: `${id} has no proof.` })),
    ...proofs.flatMap(({ path, line, ids }) =>
      ids
        .filter((id) => !needed.has(id))
        .map((id) => ({ path, line, message: `${id} doesn’t exist in ${SPECIFICATION} or needs no proof.` })),
    ),
  ]
}

type SpecifiedCall = {
  /** `METHOD path`, as in the specification. */
  name: string
  operationId: string
}

/** API calls without a proof in the app or in the server, in a file that names the call. */
export function findUnprovedCalls(
  calls: readonly SpecifiedCall[],
  proofs: readonly Proof[],
  textOf: (path: string) => string | undefined,
): Finding[] {
  return calls.flatMap(({ name, operationId }) => {
    const own = proofs.filter(({ ids }) => ids.includes(name))
    const address = `/api/${name.replace(/^\w+ /, '').replace(/\{.*/, '')}`
    const isNamed = (path: string) => [operationId, address].some((words) => textOf(path)?.includes(words))
    return ['app', 'server'].flatMap((side) => {
      const isProved = own.some(({ path }) => path.startsWith(`packages/${side}/`) && isNamed(path))
      const message = `${name} has no proof in packages/${side} that names the call.`
      return isProved ? [] : [{ path: SPECIFICATION, line: 1, message }]
    })
  })
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|')

/** A Markdown table for each section of the specification: every line with the tests and stories that prove it. */
export function formatSpecCoverage(lines: readonly SpecLine[], proofs: readonly Proof[]): string {
  const proofsOf = Map.groupBy(
    proofs.flatMap(({ path, title, ids }) => ids.map((id) => ({ id, name: `\`${path} › ${title}\`` }))),
    ({ id }) => id,
  )
  const sections = [...Map.groupBy(lines, ({ section }) => section)].map(([section, ofSection]) => {
    const rows = ofSection.map(({ id, text, silent }) => {
      const names = new Set((proofsOf.get(id) ?? []).map(({ name }) => name).toSorted())
      const proof = silent === undefined ? [...names].join(' · ') : `not needed (${silent})`
      return `| \`${id}\` | ${escapeCell(text)} | ${escapeCell(proof)} |`
    })
    return [`## ${section}`, '', '| Line | Requirement | Proved by |', '| --- | --- | --- |', ...rows].join('\n')
  })
  return `# Specification coverage\n\n${sections.join('\n\n')}\n`
}
