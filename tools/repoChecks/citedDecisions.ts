import { type Finding, type Source, getLineNumber } from './sources.ts'

type Citation = { path: string; line: number; number: number }

/** The numbers of the records in docs/decisions, whose headings are like “## 40 · Roles match exactly”. */
export function readDecisionNumbers(decisions: readonly Source[]): Citation[] {
  return decisions.flatMap(({ path, text }) =>
    [...text.matchAll(/^## (\d+) · \S/gm)].map(({ index, 1: number }) => {
      return { path, line: getLineNumber(text, index), number: Number(number) }
    }),
  )
}

/** Matches “decision 12” and “decisions 24, 29 and 31” anywhere; in documents and data also “(D 12)”, “D 44–48”, `D12.1`. */
function readCitations({ path, text }: Source): Citation[] {
  const inWords = /\b[Dd]ecisions? (\d+(?:(?:, | and |–)\d+)*)/g
  const inDocuments = /\bD ?(\d+(?:–\d+)?)\b/g
  return text.split('\n').flatMap((line, index) => {
    const found = [...line.matchAll(inWords), ...(/\.(?:md|yaml)$/.test(path) ? line.matchAll(inDocuments) : [])]
    const numbers = found.flatMap(([, all = '']) => all.match(/\d+/g) ?? [])
    return numbers.map((number) => ({ path, line: index + 1, number: Number(number) }))
  })
}

/** Finds headings without a number, duplicate numbers, and citations of missing decisions. */
export function findInvalidDecisions(decisions: readonly Source[], sources: readonly Source[]): Finding[] {
  const records = readDecisionNumbers(decisions)
  const known = new Set(records.map(({ number }) => number))
  return [
    ...decisions.flatMap(({ path, text }) =>
      [...text.matchAll(/^##+ (?!\d+ · \S)/gm)].map(({ index }) => {
        return { path, line: getLineNumber(text, index), message: 'This heading has no number.' }
      }),
    ),
    ...records
      .filter(({ number }, index) => records.findIndex((one) => one.number === number) < index)
      .map(({ number, ...place }) => ({ ...place, message: `There are two decisions ${number}.` })),
    ...sources
      .flatMap(readCitations)
      .filter(({ number }) => !known.has(number))
      .map(({ number, ...place }) => ({ ...place, message: `There is no decision ${number}.` })),
  ]
}
