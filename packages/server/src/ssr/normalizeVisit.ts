import { matchPublicPage } from './matchPublicPage.ts'
import type { PageContext } from './readHead.ts'
import { readHeadData } from './readHeadData.ts'
import type { Visit } from './parseVisit.ts'

/** What an address says of a course that was chosen, as the app reads it. */
const CHOSEN = /^course=(.*)$/

/**
 * A visit of what is there: with the one right path of a course, and no other course in its query than one that the
 * school offers. Undefined for a course that is gone or never was.
 */
export async function normalizeVisit(visit: Visit, { database, services }: PageContext): Promise<Visit | undefined> {
  const parts = visit.search.split('&')
  if (matchPublicPage(visit.path, [])?.kind !== 'nothing' && !parts.some((part) => CHOSEN.test(part))) return visit
  const { courses } = await readHeadData(database, services)
  const page = matchPublicPage(visit.path, courses)
  if (page?.kind === 'nothing') return undefined
  const isOffered = (part: string) => {
    const [, chosen] = CHOSEN.exec(part) ?? []
    return chosen === undefined || courses.some(({ id }) => String(id) === chosen)
  }
  return {
    ...visit,
    path: page?.kind === 'course' ? page.path : visit.path,
    search: parts.filter(isOffered).join('&'),
  }
}

/** Compares paths whatever way their letters are escaped. */
export function isSamePath(one: string, other: string): boolean {
  if (one === other) return true
  try {
    return decodeURIComponent(one) === decodeURIComponent(other)
  } catch {
    return false
  }
}
