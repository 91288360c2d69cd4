import { recordResponses } from '@maktab/mocks/recordResponses'
import { appendFileSync, mkdirSync, writeFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { root } from '../run.ts'
import type { Tally } from '../testRun/readReport.ts'

/** Records each response once in a list of this process, if `npm test` collects the coverage of journeys. */
export function recordE2eResponses(server: Server): void {
  const folder = process.env['EXERCISED_FOLDER']
  if (folder === undefined) return
  const file = join(folder, `${process.pid}.exercised`)
  const seen = new Set<string>()
  recordResponses(server, (response) => {
    if (seen.has(response)) return
    seen.add(response)
    appendFileSync(file, `journey ${response}\n`)
  })
}

/** The columns of the table: servers and clients that can exercise a response. */
const columns = ['server', 'mock', 'app', 'journey'] as const

type ResponseCoverage = { call: string; status: string; by: Record<(typeof columns)[number], boolean> }

/** Each response of the contract, and what has exercised it. */
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

/** A response by the mock proves only that an example exists. */
export function isUncovered({ by }: ResponseCoverage): boolean {
  return !by.server && !by.app && !by.journey
}

/** Number of exercised responses per column. */
function formatCounts(answers: readonly ResponseCoverage[]): string {
  return columns.map((who) => `${who} ${answers.filter(({ by }) => by[who]).length}`).join(', ')
}

export function formatResponseCoverage(answers: readonly ResponseCoverage[]): string {
  const rows = answers.map((response) => {
    const marks = columns.map((who) => (response.by[who] ? '✓' : ' '))
    return `| ${response.call} | ${response.status} | ${marks.join(' | ')} | ${isUncovered(response) ? '**not covered**' : ''} |`
  })
  const head = `| Call | Status | ${columns.join(' | ')} | |\n| --- | --- | ${columns.map(() => '---').join(' | ')} | --- |`
  return `# Response coverage\n\n${answers.length} responses: ${formatCounts(answers)}.\n\n${head}\n${rows.join('\n')}\n`
}

/** Responses that only the mock returns, each with a reason. */
export const allowedUncovered: Record<string, string> = {
  'signOut 403': 'All signed-in users may sign out here, also blocked ones; another backend may reject it.',
  'createClass 404': 'Only if the account’s teacher was deleted during the call.',
  'assignStudents 404': 'A missing class or student is a field error (422) here.',
  'createAllotment 404': 'A missing student, teacher or course is a field error (422) here.',
  'purchaseCourse 404': 'Only if the account’s student was deleted during the call.',
}

/** Writes to coverage/answers.md which tests exercised each response. Fails if one exists only as an example. */
export function reportResponseCoverage(reports: readonly string[], folderOfLists: string): Tally {
  const answers = listResponseCoverage(shapes, readCoveredResponses(reports, folderOfLists))
  const folder = join(root, 'coverage')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'answers.md'), formatResponseCoverage(answers))
  const faults = findUncovered(answers, allowedUncovered)
  console.log(
    `\nCovered by tests, of ${answers.length} responses in the contract: ${formatCounts(answers)} (coverage/answers.md)`,
  )
  if (faults.length > 0) console.log(`✗ ${faults.length} not covered: ${faults.join(', ')}`)
  if (faults.length === 0) return { passed: 1, failed: 0, failures: [] }
  return { passed: 0, failed: 1, failures: [`responses without a test: ${faults.join(', ')}`] }
}

/** Example-only responses that aren't allowed. */
export function findUncovered(answers: readonly ResponseCoverage[], leave: Record<string, string>): string[] {
  const only = answers.filter(isUncovered).map(({ call, status }) => `${call} ${status}`)
  return only.filter((name) => !(name in leave))
}

type Report = { testResults: { assertionResults: { status: string; meta?: { exercised?: string[] } }[] }[] }

/**
 * The responses that a run exercised, as `server listCourses 200`: from Vitest's reports of passed tests, and from the
 * `*.exercised` files that the servers of journeys write.
 */
export function readCoveredResponses(reports: readonly string[], folderOfLists: string): Set<string> {
  const inReports = reports.filter(existsSync).flatMap((file) => {
    const { testResults = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report>
    const passed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed'),
    )
    return passed.flatMap(({ meta }) => meta?.exercised ?? [])
  })
  const lists = globSync('*.exercised', { cwd: folderOfLists })
  const lines = lists.flatMap((name) => readFileSync(join(folderOfLists, name), 'utf8').split('\n'))
  return new Set([...inReports, ...lines].filter(Boolean))
}
