import { listedAllotments } from './listedAllotments.ts'
import { listedClasses } from './listedClasses.ts'
import { listedReports } from './listedReports.ts'
import { listedStudents } from './listedStudents.ts'
import { listedTeachers } from './listedTeachers.ts'
import type { Listing } from './Listing.ts'

/** All lists that are searched, sorted and cut into pages in the database. */
export const listings: Record<Listing['name'], Listing> = {
  students: listedStudents,
  teachers: listedTeachers,
  classes: listedClasses,
  allotments: listedAllotments,
  reports: listedReports,
}
