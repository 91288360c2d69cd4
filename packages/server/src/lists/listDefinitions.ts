import { allotmentList } from './allotmentList.ts'
import { classList } from './classList.ts'
import { reportList } from './reportList.ts'
import { studentList } from './studentList.ts'
import { teacherList } from './teacherList.ts'
import type { ListDefinition } from './ListDefinition.ts'

/** All lists that are searched, sorted and cut into pages in the database. */
export const listDefinitions: Record<ListDefinition['name'], ListDefinition> = {
  students: studentList,
  teachers: teacherList,
  classes: classList,
  allotments: allotmentList,
  reports: reportList,
}
