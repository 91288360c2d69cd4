import type { Answer } from '@maktab/client/createAsk'

/** Where the rows of a list stand in its answer. */
const rowsOf = {
  listStudents: 'students',
  filterStudents: 'students',
  listTeachers: 'teachers',
  listAllClasses: 'data',
  filterClasses: 'data',
  listAllotments: 'teacherAllotment',
  listReports: 'data',
} as const

/** The calls whose lists a backend may search, sort, narrow and cut into pages. */
export type PagedId = keyof typeof rowsOf
export type RowOf<Id extends PagedId> = Answer<Id>[(typeof rowsOf)[Id] & keyof Answer<Id>] extends (infer Row)[]
  ? Row
  : never

/** The rows of an answer. */
export function rowsIn<Id extends PagedId>(id: Id, answer: Answer<Id>): RowOf<Id>[] {
  return (answer as Record<string, unknown>)[rowsOf[id]] as RowOf<Id>[]
}
