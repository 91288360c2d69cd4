import type { ResponseOf } from '@maktab/client/createApi'

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
export type ListOperationId = keyof typeof rowsOf
export type RowOf<Id extends ListOperationId> = ResponseOf<Id>[(typeof rowsOf)[Id] &
  keyof ResponseOf<Id>] extends (infer Row)[]
  ? Row
  : never

/** The rows of an answer. */
export function getRows<Id extends ListOperationId>(id: Id, answer: ResponseOf<Id>): RowOf<Id>[] {
  return (answer as Record<string, unknown>)[rowsOf[id]] as RowOf<Id>[]
}
