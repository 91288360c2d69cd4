import type { Finding, Source } from './Finding.ts'

/** The numbers of docs/decisions.md, in their order. */
export function readDecisionNumbers({ text }: Source): number[] {
  return [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
}

/** “decision 12”, “decisions 24, 29 and 31” anywhere, and in documents and the specification “(D 12)”, “D 44–48” and `D12.1`. */
function citedIn({ path, text }: Source): { line: number; number: number }[] {
  const inWords = /\b[Dd]ecisions? (\d+(?:(?:, | and |–)\d+)*)/g
  const inDocuments = /\bD ?(\d+(?:–\d+)?)\b/g
  return text.split('\n').flatMap((words, index) => {
    const found = [
      ...words.matchAll(inWords),
      ...(/\.md$|specification\.yaml$/.test(path) ? words.matchAll(inDocuments) : []),
    ]
    const numbers = found.flatMap(([, all = '']) => all.match(/\d+/g) ?? [])
    return numbers.map((number) => ({ line: index + 1, number: Number(number) }))
  })
}

/** A number that is cited and isn’t in the list of decisions, which is counted from 1 without a gap. */
export function findUnknownDecisions(decisions: Source, sources: readonly Source[]): Finding[] {
  const numbers = readDecisionNumbers(decisions)
  const known = new Set(numbers)
  return [
    ...numbers.flatMap((number, index) => {
      const message = `Number ${index + 1} should stand where ${number} does.`
      return number === index + 1 ? [] : [{ path: decisions.path, line: 1, message }]
    }),
    ...sources.flatMap((source) =>
      citedIn(source).flatMap(({ line, number }) => {
        const message = `There is no decision ${number}.`
        return known.has(number) ? [] : [{ path: source.path, line, message }]
      }),
    ),
  ]
}
