import type { Finding, Source } from './Finding.ts'

type SpecLine = {
  id: string
  /** Where it stands in docs/spec-lines.md. */
  line: number
  /** Says only that something is not shown: a decision settles it, and nothing has to be proved. */
  isSilent: boolean
}

/** The lines of docs/spec-lines.md: `id`, then `silent (D n):` where nothing has to be proved, then what it says. */
export function readSpecLines({ text }: Source): SpecLine[] {
  return text.split('\n').flatMap((words, index) => {
    const [, id, silent] = /^- `([^`]+)` (silent \(D \d+\): )?\S/.exec(words) ?? []
    return id === undefined ? [] : [{ id, line: index + 1, isSilent: silent !== undefined }]
  })
}

/** An id that two lines have, and a line that can't be read. */
export function findInvalidSpecLines(source: Source): Finding[] {
  const lines = readSpecLines(source)
  const complain = (line: number, message: string) => ({ path: source.path, line, message })
  const twice = lines.filter(({ id }, index) => lines.findIndex((other) => other.id === id) < index)
  const read = new Set(lines.map(({ line }) => line))
  const unread = source.text.split('\n').flatMap((words, index) => {
    return words.startsWith('- ') && !read.has(index + 1) ? [index + 1] : []
  })
  return [
    ...twice.map(({ id, line }) => complain(line, `${id} is there already.`)),
    ...unread.map((line) => complain(line, 'This line has no id.')),
  ]
}
