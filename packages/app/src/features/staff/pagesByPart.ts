import type { LimitedPart, OperationId } from '@maktab/contract/calls'
import { isForPart } from '@maktab/shared/isForPart'

/**
 * The operation that an administrator’s page can’t do without, by route name. Pages that aren’t listed are for
 * everyone and leave out what a part of the office doesn’t include.
 */
const mainOperations: Readonly<Record<string, OperationId>> = {
  timetable: 'getTimetable',
  trials: 'listTrials',
  courses: 'saveCourse',
  classes: 'listAllClasses',
  teachers: 'listTeachers',
  students: 'listStudents',
  allotTeachers: 'listAllotments',
  reports: 'listReports',
  events: 'listEvents',
  policy: 'savePolicy',
  fees: 'listFees',
  discounts: 'listDiscounts',
  income: 'getIncome',
  import: 'previewImport',
  settings: 'saveSettings',
  staff: 'listStaff',
  system: 'getSchoolStatus',
}

/** Whether an administrator with a part of the office may open a page; without a part they may open all. */
export function isPageForPart(page: string, part: LimitedPart | undefined): boolean {
  const operation = mainOperations[page]
  return operation === undefined || isForPart(operation, part)
}
