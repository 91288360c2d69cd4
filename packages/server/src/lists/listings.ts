import { allotmentList } from './listedAllotments.ts'
import { classList } from './listedClasses.ts'
import { reportList } from './listedReports.ts'
import { studentList } from './listedStudents.ts'
import { teacherList } from './listedTeachers.ts'
import type { ListDefinition } from './Listing.ts'

/** All lists that are searched, sorted and cut into pages in the database. */
export const listDefinitions: Record<ListDefinition['name'], ListDefinition> = {
  students: studentList,
  teachers: teacherList,
  classes: classList,
  allotments: allotmentList,
  reports: reportList,
}
