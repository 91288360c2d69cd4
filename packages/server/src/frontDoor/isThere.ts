import { pageAt } from './pageAt.ts'
import type { VisitedSchool } from './readHead.ts'
import { readHeadFacts } from './readHeadFacts.ts'

/** Whether there is what a public address names: of a course that is gone, or never was, there is no page. */
export async function isThere(path: string, { database, services }: VisitedSchool): Promise<boolean> {
  if (pageAt(path, [])?.kind !== 'nothing') return true
  const { courses } = await readHeadFacts(database, services)
  return pageAt(path, courses)?.kind !== 'nothing'
}
