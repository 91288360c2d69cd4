import type { Finding, Source } from './Finding.ts'
import { titlesIn } from './titlesIn.ts'

type Proof = { path: string; title: string }
type CoverageRow = { line: number; ids: string[]; proofs: Proof[] }

/**
 * The rows of docs/spec-coverage.md: the ids of lines of docs/spec-lines.md in the first cell, or words for what is
 * beyond the specification; and proofs in the others, each written as `path › title of a test` or `path › story`.
 */
export function coverageRows({ text }: Source): CoverageRow[] {
  return text.split('\n').flatMap((words, index) => {
    const [, first = '', rest = ''] = /^\| ([^|]*) \|(.*)$/.exec(words) ?? []
    const ids = [...first.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id)
    const proofs = [...rest.matchAll(/`([^`›]+?) › ([^`]+?)`/g)].map(([, path = '', title = '']) => ({
      path,
      title,
    }))
    return ids.length + proofs.length > 0 ? [{ line: index + 1, ids, proofs }] : []
  })
}

/** The text of one story, with what it takes over from another of its file. */
function storyOf(text: string, name: string): string {
  const start = text.search(new RegExp(`^export const ${name}\\b`, 'm'))
  if (start < 0) return ''
  const story = text.slice(start).split(/\n(?=export |function |const )/)[0] ?? ''
  const [, from] = /\.\.\.(\w+),/.exec(story) ?? []
  return from === undefined || from === name ? story : story + storyOf(text, from)
}

/** What a proof lacks, if anything: its file, a test of its title, or, if it is a story, that it asserts something. */
function lackOf({ path, title }: Proof, text: string | undefined): string | undefined {
  if (text === undefined) return `${path} is not there.`
  if (!path.endsWith('.stories.tsx'))
    return titlesIn(text).includes(title) ? undefined : `${path} has no test “${title}”.`
  const story = storyOf(text, title)
  if (story === '') return `${path} has no story “${title}”.`
  return /\bplay\b/.test(story) ? undefined : `The story “${title}” of ${path} asserts nothing.`
}

/** The file of every proof must be there and have a test of exactly its title; a story must have something to assert. */
export function brokenProofs(coverage: Source, textOf: (path: string) => string | undefined): Finding[] {
  return coverageRows(coverage).flatMap(({ line, proofs }) =>
    proofs.flatMap((proof) => {
      const message = lackOf(proof, textOf(proof.path))
      return message === undefined ? [] : [{ path: coverage.path, line, message }]
    }),
  )
}
