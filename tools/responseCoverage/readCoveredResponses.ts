import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
