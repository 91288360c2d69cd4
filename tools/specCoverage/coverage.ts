import type { Finding, Source } from '../repoChecks/sources.ts'
import { SPECIFICATION, type SpecLine } from './specification.ts'

/** A test or story, and the ids of the lines in specification.yaml that it proves. */
type Proof = { path: string; line: number; title: string; ids: string[] }

const isTest = /^(?:test|it|describe)\b/
const isStory = /^export const (\w+)\b/

/** Reads the comments that say which lines the test or story below them proves: `// proves 1§2.reset.4, D38.1`. */
export function parseProofs({ path, text }: Source): { proofs: Proof[]; findings: Finding[] } {
  const proofs: Proof[] = []
  const findings: Finding[] = []
  for (const match of text.matchAll(/^[ \t]*\/\/ proves (.+)$/gm)) {
    const line = text.slice(0, match.index).split('\n').length
    const ids = (match[1] ?? '').split(',').map((id) => id.trim())
    const found = findTitle(path, text, match.index + match[0].length)
    if ('title' in found) proofs.push({ path, line, title: found.title, ids })
    else findings.push({ path, line, message: found.error })
  }
  return { proofs, findings }
}

/** The title of the test, or the name of the story, that follows a comment. */
function findTitle(path: string, text: string, from: number): { title: string } | { error: string } {
  const rest = text.slice(from).replace(/^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\s*)*/, '')
  const [, story] = path.endsWith('.stories.tsx') ? (isStory.exec(rest) ?? []) : []
  if (story !== undefined) {
    return /\bplay\b/.test(readStory(text, story)) ? { title: story } : { error: `Story “${story}” asserts nothing.` }
  }
  const [title] = isTest.test(rest) ? readTestTitles(rest) : []
  return title === undefined ? { error: 'No test or story follows this “proves” comment.' } : { title }
}

/** The source of a story, with the source of the story that it spreads. */
function readStory(text: string, name: string): string {
  const start = text.search(new RegExp(`^export const ${name}\\b`, 'm'))
  if (start < 0) return ''
  const story = text.slice(start).split(/\n(?=export |function |const )/)[0] ?? ''
  const [, from] = /\.\.\.(\w+),/.exec(story) ?? []
  return from === undefined || from === name ? story : story + readStory(text, from)
}

/** The titles of a file’s tests: the first argument of `test`, `it` and `describe`, also after the rows of `test.each(…)`. */
export function readTestTitles(text: string): string[] {
  const title =
    /(?:\b(?:test|it|describe)(?:\.\w+)*|\))(?:<[^()]*>)?\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`),/g
  return [...text.matchAll(title)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  )
}

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
export function findUncoveredCalls(
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
