import { recordResponses } from '@maktab/mocks/recordResponses'
import { appendFileSync, mkdirSync, writeFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { root } from '../run.ts'
import type { Tally } from '../testRun/readReport.ts'

/** Where `npm test` wants to know what the journeys have seen: adds each answer to a list of this process, once. */
export function recordE2eResponses(server: Server): void {
  const folder = process.env['EXERCISED_FOLDER']
  if (folder === undefined) return
  const file = join(folder, `${process.pid}.exercised`)
  const seen = new Set<string>()
  recordResponses(server, (answer) => {
    if (seen.has(answer)) return
    seen.add(answer)
    appendFileSync(file, `journey ${answer}\n`)
  })
}

/** Who can answer a call, or have it answered, as the columns of the table. */
const columns = ['server', 'mock', 'app', 'journey'] as const

type ResponseCoverage = { call: string; status: string; by: Record<(typeof columns)[number], boolean> }

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
function formatCounts(answers: readonly ResponseCoverage[]): string {
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

/** Answers that nobody but the mock gives, each with the reason why that is enough. */
export const allowedUncovered: Record<string, string> = {
  'signOut 403': 'Here everybody who is signed in may sign out, blocked or not; another backend may refuse it.',
  'createClass 404': 'Only where an account has lost its teacher between two questions of one call.',
  'assignStudents 404': 'Here a class or student that isn’t there is said at its field (422).',
  'createAllotment 404': 'Here a student, teacher or course that isn’t there is said at its field (422).',
  'purchaseCourse 404': 'Only where an account has lost its student between two questions of one call.',
}

/** Writes which tests exercised which answer to coverage/answers.md. Fails if an answer exists only as an example. */
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

/** Answers that are only an example, and are not among those that may be. */
export function findUncovered(answers: readonly ResponseCoverage[], leave: Record<string, string>): string[] {
  const only = answers.filter(isUncovered).map(({ call, status }) => `${call} ${status}`)
  return only.filter((name) => !(name in leave))
}

type Report = { testResults: { assertionResults: { status: string; meta?: { exercised?: string[] } }[] }[] }

/**
 * The answers that a run exercised, as `server listCourses 200`. Passed tests name them in Vitest's reports; the servers
 * behind the journeys write them to lists (`*.exercised`) in a folder.
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
