/** Who can answer a call, or have it answered, as the columns of the table. */
const columns = ['server', 'mock', 'app', 'journey'] as const

export type ResponseCoverage = { call: string; status: string; by: Record<(typeof columns)[number], boolean> }

/** Each answer that the contract has, and who has exercised it. */
export function listResponseCoverage(
  contract: Record<string, { answers: object }>,
  exercised: ReadonlySet<string>,
): ResponseCoverage[] {
  return Object.entries(contract).flatMap(([call, { answers }]) =>
    Object.keys(answers).map((status) => {
      const by = columns.map((who) => [who, exercised.has(`${who} ${call} ${status}`)])
      return { call, status, by: Object.fromEntries(by) as ResponseCoverage['by'] }
    }),
  )
}

/** The mock gives examples out: that it did proves nothing but that there is one. */
export function isUncovered({ by }: ResponseCoverage): boolean {
  return !by.server && !by.app && !by.journey
}

/** How many of the answers each has exercised. */
export function formatCounts(answers: readonly ResponseCoverage[]): string {
  return columns.map((who) => `${who} ${answers.filter(({ by }) => by[who]).length}`).join(', ')
}

export function formatResponseCoverage(answers: readonly ResponseCoverage[]): string {
  const rows = answers.map((answer) => {
    const marks = columns.map((who) => (answer.by[who] ? '✓' : ' '))
    return `| ${answer.call} | ${answer.status} | ${marks.join(' | ')} | ${isUncovered(answer) ? '**not covered**' : ''} |`
  })
  const head = `| Call | Status | ${columns.join(' | ')} | |\n| --- | --- | ${columns.map(() => '---').join(' | ')} | --- |`
  return `# Response coverage\n\n${answers.length} responses: ${formatCounts(answers)}.\n\n${head}\n${rows.join('\n')}\n`
}
