import type { OperationRequest, Handler } from '../contract/Handler.ts'
import { coalesceReads } from '../contract/coalesceReads.ts'
import { readOutlines } from '../features/courses/outlineHandlers.ts'
import { readPolicies } from '../features/policies/policyHandlers.ts'
import type { Database } from '../database/openDatabase.ts'
import { readSettings, readToday } from '../features/settings/schoolSettings.ts'
import { readShownTeachers } from '../features/visitors/readShownTeachers.ts'
import { readShownTimes } from '../features/visitors/readShownTimes.ts'
import { parseTeacherLanguages } from '../features/visitors/teacherProfile.ts'

type Shown = Awaited<ReturnType<typeof readSettings>>['frontPage']['shows']

/**
 * Public content other than the list of courses, as far as the settings show it. The only names are those of teachers
 * with a public profile.
 */
export const getFrontPage: Handler<'getFrontPage'> = coalesceReads(async (call) => {
  const { database, services, query } = call
  const { frontPage } = await readSettings(database, services)
  const shows = new Set(frontPage.shows)
  return {
    courses: shows.has('courses') ? await readShownCourses(call, shows) : [],
    policies: shows.has('policies') && query.course === undefined ? await readPolicies(database) : [],
    teachers: shows.has('teachers') ? await readShownTeachers(database, query.course) : [],
  }
})

async function readShownCourses(call: OperationRequest<'getFrontPage'>, shows: ReadonlySet<Shown[number]>) {
  const { database, query } = call
  const courses = await database
    .selectFrom('courses')
    .select('id')
    .where('archived_at', 'is', null)
    .$if(query.course !== undefined, (of) => of.where('id', '=', query.course ?? 0))
    .orderBy('id')
    .execute()
  const languages = shows.has('languages') ? await readLanguages(database) : new Map<number, string[]>()
  const ids = courses.map(({ id }) => id)
  const outlines = shows.has('outlines') && ids.length > 0 ? await readOutlines(database, ids) : []
  const byCourse = Map.groupBy(outlines, ({ courseId }) => courseId)
  const times = shows.has('times') ? await readShownTimes(database, await readToday(call)) : undefined
  return ids.map((id) => ({
    id,
    languages: languages.get(id) ?? [],
    outlines: (byCourse.get(id) ?? []).map(({ title, description }) => ({
      title,
      ...(query.course !== undefined && description !== null && { description }),
    })),
    times: times?.get(id) ?? [],
  }))
}

/** Languages of the active teachers, by course. */
async function readLanguages(database: Database): Promise<ReadonlyMap<number, string[]>> {
  const rows = await database
    .selectFrom('course_assignments')
    .innerJoin('teachers', 'teachers.id', 'course_assignments.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['course_assignments.course_id', 'teachers.languages_spoken'])
    .where('accounts.status', '=', 'active')
    .orderBy('teachers.id')
    .execute()
  const byCourse = Map.groupBy(rows, ({ course_id: courseId }) => courseId)
  return new Map(
    [...byCourse].map(([courseId, teachers]) => {
      const words = teachers.flatMap(({ languages_spoken: spoken }) => parseTeacherLanguages(spoken))
      return [courseId, [...new Set(words)].toSorted()]
    }),
  )
}
