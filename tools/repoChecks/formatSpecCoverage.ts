import type { Source } from './Finding.ts'
import type { Proof } from './proofs.ts'

const HEAD = `# What of the specification is built, and where it is proved

Made by \`npm run generate -- coverage\` from [spec-lines.md](spec-lines.md) and from the tests and stories, each of which says which
lines it proves (\`// proves 1§2.reset.4\`, right above it). Checks find a line without a proof, and a proof that stands above
no test or above a story that asserts nothing.
`

const cell = (words: string) => words.replaceAll('|', '\\|')

/** docs/spec-coverage.md: each line of the specification with all that proves it, in the order and under the headings of the lines. */
export function formatSpecCoverage(lines: Source, proofs: readonly Proof[]): string {
  const proofsOf = Map.groupBy(
    proofs.flatMap(({ path, title, ids }) => ids.map((id) => ({ id, name: `\`${path} › ${title}\`` }))),
    ({ id }) => id,
  )
  const rows = lines.text.split('\n').flatMap((words, index, all) => {
    if (/^##+ /.test(words)) return ['', words, '']
    const [, id, says = ''] = /^- `([^`]+)` (.*)$/.exec(words) ?? []
    if (id === undefined) return []
    const names = (proofsOf.get(id) ?? []).map(({ name }) => name).toSorted()
    const row = `| \`${id}\` | ${cell(says)} | ${[...new Set(names)].map(cell).join(' · ')} |`
    const isFirst = !all
      .slice(0, index)
      .findLast((line) => line.trim() !== '')
      ?.startsWith('- ')
    return isFirst ? ['| Line | What it says | Proved by |', '| --- | --- | --- |', row] : [row]
  })
  return `${HEAD}${rows.join('\n').replaceAll('\n\n\n', '\n\n')}\n`
}
