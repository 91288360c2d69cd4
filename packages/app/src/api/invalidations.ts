import type { OperationId } from '@maktab/contract/calls'
import { type QueryKey, QueryClientContext } from '@tanstack/react-query'
import { use } from 'react'

type Reads = readonly OperationId[]

/** Where payments are added up. */
const books: Reads = ['getIncome', 'listPayments', 'getStatement']
const classes: Reads = [
  'getTimetable',
  'listOwedLessons',
  'listAllClasses',
  'filterClasses',
  'listTeacherClasses',
  'listClassAssignments',
  'listWaiting',
]
const marks: Reads = ['listAttendance', 'getTimetable', 'listOwedLessons']
const reports: Reads = ['listReports', 'listTeacherReports', 'listTeacherAllotments']
const students: Reads = [
  'listStudents',
  'filterStudents',
  'listAllotments',
  'listEventMembers',
  'listWaiting',
  'getSchoolFigures',
]
const teachers: Reads = [
  'listTeachers',
  'filterTeachers',
  'listAllotments',
  'listAllClasses',
  'filterClasses',
  'listWaiting',
  'getSchoolFigures',
]
const assigned: Reads = ['listAssignedCourses', 'listTeachers', 'filterTeachers']
const allotments: Reads = ['listAllotments', 'filterTeachers', 'listWaiting']
const lessons: Reads = ['getTimetable', 'listOwedLessons', 'listWaiting']
// Another price changes what its members owe.
const events: Reads = ['listEvents', 'listEventMembers', 'getEventBilling', 'listWaiting', 'getSchoolFigures', ...books]

const changed: Partial<Record<OperationId, Reads>> = {
  saveCourse: ['listCourses', 'listWaiting', 'getSchoolFigures', ...books],
  deleteCourse: ['listCourses', 'listWaiting'],
  saveOutline: ['listOutlines'],
  orderOutlines: ['listOutlines'],
  deleteOutline: ['listOutlines'],

  assignTeacherCredentials: teachers,
  blockTeacher: teachers,
  deleteTeacher: teachers,
  eraseTeacher: [...teachers, 'listReports'],
  assignCourse: assigned,
  removeAssignedCourse: assigned,

  assignStudentId: students,
  deleteStudent: students,
  deleteStudentTiming: students,
  eraseStudent: [...students, 'listReports'],
  decidePurchase: [
    'getPayment',
    'listStudentBillingDetails',
    'listStudents',
    'filterStudents',
    'listWaiting',
    'getSchoolFigures',
    ...books,
  ],
  purchaseCourse: ['listStudentBilling', 'getStatement', 'listEnrolledCourses', 'listOwnDiscounts'],

  createAllotment: allotments,
  updateAllotment: allotments,
  deleteAllotment: allotments,

  createClass: classes,
  editClass: classes,
  deleteClass: classes,
  assignStudents: ['listClassAssignments', 'listClassStudents'],
  removeClassStudent: ['listClassAssignments', 'listClassStudents'],
  saveAttendance: marks,
  deleteAttendance: marks,

  saveEvent: events,
  deleteEvent: events,
  toggleEventMembership: ['listEvents', 'listEventMembers', 'listStudentEvents'],
  updatePaymentStatus: [
    'getPayment',
    'listEvents',
    'getEventBilling',
    'listEventMembers',
    'listWaiting',
    'getSchoolFigures',
    ...books,
  ],
  submitEventPayment: ['listStudentEvents', 'getStatement', 'listStudentBilling', 'listOwnDiscounts'],
  payFee: ['listOwnFees', 'getStatement'],
  decideFee: ['getPayment', 'listFees', 'listWaiting', 'getSchoolFigures', ...books],
  endFees: ['listFees', ...books],

  saveReport: reports,
  editReport: reports,
  deleteReport: reports,
  saveDiscount: ['listDiscounts'],
  endDiscount: ['listDiscounts'],
  savePolicy: ['listPolicies'],
  deletePolicy: ['listPolicies'],
  saveSettings: ['getSettings', ...books],
  saveSchoolLogo: ['getSettings'],
  saveFrontPicture: ['getSettings'],

  changeLessons: lessons,
  undoLessonChange: lessons,
  createCalendarFeed: ['getCalendarFeed'],
  revokeCalendarFeed: ['getCalendarFeed'],
  saveReminders: ['getReminders'],
  saveTransactionId: ['getPayment', 'listStudentBillingDetails', 'listFees'],
  correctPayment: [
    'getPayment',
    'getEventBilling',
    'listEvents',
    'listEventMembers',
    'listFees',
    'listStudentBillingDetails',
    'listStudents',
    'filterStudents',
    'listWaiting',
    'getSchoolFigures',
    ...books,
  ],
  saveStudentNotes: ['listStudents', 'filterStudents'],
  confirmStudentEmail: ['listStudents', 'filterStudents'],
  confirmTeacherEmail: ['listTeachers', 'filterTeachers'],
}

/** Calls that decide something, of which an act is kept. */
const deciding: Reads = [
  'assignTeacherCredentials',
  'blockTeacher',
  'deleteTeacher',
  'eraseTeacher',
  'assignCourse',
  'removeAssignedCourse',
  'assignStudentId',
  'confirmStudentEmail',
  'confirmTeacherEmail',
  'deleteStudent',
  'eraseStudent',
  'decidePurchase',
  'updatePaymentStatus',
  'decideFee',
  'endFees',
  'correctPayment',
  'changeLessons',
  'undoLessonChange',
  'saveDiscount',
  'endDiscount',
]

/** What is read again after a call, before it counts as done. */
export const invalidations: typeof changed = {
  ...changed,
  ...Object.fromEntries(deciding.map((id) => [id, [...(changed[id] ?? []), 'listActs']])),
}

/**
 * After these it is read again though they failed: somebody else may have decided meanwhile, or what was sent may have
 * arrived all the same.
 */
export const invalidatedOnError: ReadonlySet<OperationId> = new Set([
  'decidePurchase',
  'purchaseCourse',
  'submitEventPayment',
  'payFee',
  'decideFee',
  'toggleEventMembership',
  'updatePaymentStatus',
  'saveTransactionId',
  'correctPayment',
])

/** The params of the reads that a call touches, where it touches not all of them. */
export type InvalidationScope = Readonly<Record<string, number>>

/**
 * Reads again what calls answered, at once what somebody looks at; settles when it is there. Where nobody reads
 * anything, as on the pages of visitors, there is nothing to read again.
 */
export function useInvalidateQueries(): (reads?: readonly OperationId[], about?: InvalidationScope) => Promise<void> {
  const queries = use(QueryClientContext)
  return async (reads = [], about = {}) => {
    const predicate = ({ queryKey }: { queryKey: QueryKey }) => isOf(about, queryKey)
    if (queries) await Promise.all(reads.map((id) => queries.invalidateQueries({ queryKey: [id], predicate })))
  }
}

function isOf(about: InvalidationScope, [, reading]: QueryKey): boolean {
  const { params = {} } = Object(reading) as { params?: InvalidationScope }
  return Object.entries(params).every(([name, value]) => (about[name] ?? value) === value)
}
