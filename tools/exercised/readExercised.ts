import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Report = { testResults: { assertionResults: { status: string; meta?: { exercised?: string[] } }[] }[] }

/**
 * What the runs of a folder have seen answered, as `server listCourses 200`: in Vitest’s reports (`*.json`) the tests that
 * passed say so themselves, in the lists (`*.exercised`) those who answered the journeys.
 */
export function readExercised(folder: string): Set<string> {
  const reports = globSync('*.json', { cwd: folder }).flatMap((name) => {
    const { testResults = [] } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Partial<Report>
    const passed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed'),
    )
    return passed.flatMap(({ meta }) => meta?.exercised ?? [])
  })
  const lists = globSync('*.exercised', { cwd: folder })
  const lines = lists.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  return new Set([...reports, ...lines].filter(Boolean))
}
