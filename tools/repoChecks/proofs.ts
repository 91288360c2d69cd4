import type { Finding, Source } from './Finding.ts'
import { readTestTitles } from './readTestTitles.ts'

/** A test or story, and the ids of the lines of docs/spec-lines.md that it proves. */
export type Proof = { path: string; line: number; title: string; ids: string[] }

const isTest = /^(?:test|it|describe)\b/
const isStory = /^export const (\w+)\b/

/** The text of one story, with what it takes over from another of its file. */
function storyOf(text: string, name: string): string {
  const start = text.search(new RegExp(`^export const ${name}\\b`, 'm'))
  if (start < 0) return ''
  const story = text.slice(start).split(/\n(?=export |function |const )/)[0] ?? ''
  const [, from] = /\.\.\.(\w+),/.exec(story) ?? []
  return from === undefined || from === name ? story : story + storyOf(text, from)
}

/** What stands under a proof's words: the title of a test, the name of a story that asserts something, or what it lacks. */
function titleOf(path: string, text: string, from: number): { title: string } | { lacks: string } {
  const rest = text.slice(from).replace(/^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\s*)*/, '')
  const [, story] = path.endsWith('.stories.tsx') ? (isStory.exec(rest) ?? []) : []
  if (story !== undefined) {
    return /\bplay\b/.test(storyOf(text, story)) ? { title: story } : { lacks: `The story “${story}” asserts nothing.` }
  }
  const [title] = isTest.test(rest) ? readTestTitles(rest) : []
  return title === undefined ? { lacks: 'These words stand above no test and no story.' } : { title }
}

/** Which tests and stories of a file say what they prove, right above them: `// proves 1§2.reset.4, D38.1`. */
export function parseProofs({ path, text }: Source): { proofs: Proof[]; findings: Finding[] } {
  const proofs: Proof[] = []
  const findings: Finding[] = []
  for (const match of text.matchAll(/^[ \t]*\/\/ proves (.+)$/gm)) {
    const line = text.slice(0, match.index).split('\n').length
    const ids = (match[1] ?? '').split(',').map((id) => id.trim())
    const found = titleOf(path, text, match.index + match[0].length)
    if ('title' in found) proofs.push({ path, line, title: found.title, ids })
    else findings.push({ path, line, message: found.lacks })
  }
  return { proofs, findings }
}
