import type { OperationId } from '@maktab/contract/calls'
import { type QueryKey, QueryClientContext } from '@tanstack/react-query'
import { use } from 'react'

type Reads = readonly OperationId[]

/** Queries that add up payments. */
const paymentStatistics: Reads = ['getIncome', 'listPayments', 'getStatement']
/** Queries that show a payment as open or decided. */
const decision: Reads = ['getPayment', 'listWaiting', 'getSchoolFigures', ...paymentStatistics]
/** Queries that show recorded payments of students. */
const recorded: Reads = [
  ...decision,
  'listPayableItems',
  'listFees',
  'listStudentBillingDetails',
  'getEventBilling',
  'listEvents',
  'listEventMembers',
  'listStudents',
  'filterStudents',
]
const studentLists: Reads = ['listStudents', 'filterStudents']
const teacherLists: Reads = ['listTeachers', 'filterTeachers']
/** Lists of classes, which also show the number of students. */
const classLists: Reads = ['listAllClasses', 'filterClasses', 'listTeacherClasses']
const classes: Reads = ['getTimetable', 'listOwedLessons', ...classLists, 'listClassAssignments', 'listWaiting']
const marks: Reads = ['listAttendance', 'getTimetable', 'listOwedLessons']
const reports: Reads = ['listReports', 'listTeacherReports', 'listTeacherAllotments']
const students: Reads = [...studentLists, 'listAllotments', 'listEventMembers', 'listWaiting', 'getSchoolFigures']
const teachers: Reads = [
  ...teacherLists,
  'listAllotments',
  'listAllClasses',
  'filterClasses',
  'listWaiting',
  'getSchoolFigures',
]
const assigned: Reads = ['listAssignedCourses', ...teacherLists]
const allotments: Reads = ['listAllotments', 'filterTeachers', 'listWaiting', ...studentLists]
const lessons: Reads = ['getTimetable', 'listOwedLessons', 'listWaiting']
const trials: Reads = ['listTrials', 'listWaiting']
// A price change affects what members have to pay.
const events: Reads = [
  'listEvents',
  'listEventMembers',
  'getEventBilling',
  'listWaiting',
  'getSchoolFigures',
  ...paymentStatistics,
]

const imported: Reads = [...new Set([...students, ...teachers, ...allotments, 'listImports' as const])]

const invalidationsByMutation: Partial<Record<OperationId, Reads>> = {
  saveCourse: ['listCourses', 'listWaiting', 'getSchoolFigures', ...paymentStatistics],
  deleteCourse: ['listCourses', 'listWaiting'],
  saveOutline: ['listOutlines'],
  orderOutlines: ['listOutlines'],
  deleteOutline: ['listOutlines'],

  createTeacher: teachers,
  editTeacher: teachers,
  assignTeacherCredentials: teachers,
  blockTeacher: teachers,
  deleteTeacher: teachers,
  eraseTeacher: [...teachers, 'listReports'],
  hideTeacherProfile: teacherLists,
  assignCourse: assigned,
  removeAssignedCourse: assigned,

  createStudent: students,
  editStudent: students,
  assignStudentId: students,
  noteMessage: ['listActs'],
  deleteStudent: students,
  deleteStudentTiming: students,
  eraseStudent: [...students, 'listReports'],
  decidePurchase: [...decision, 'listStudentBillingDetails', ...studentLists],
  purchaseCourse: [
    'listStudentBilling',
    'getStatement',
    'listEnrolledCourses',
    'listOwnDiscounts',
    'listOwnRequests',
    'getFamily',
  ],
  addChild: ['getCurrentUser', 'getFamily'],
  closeCourseRequest: ['listWaiting'],

  createAllotment: allotments,
  updateAllotment: allotments,
  deleteAllotment: allotments,

  createClass: classes,
  scheduleClass: classes,
  editClass: classes,
  deleteClass: classes,
  assignStudents: ['listClassAssignments', 'listClassStudents', ...classLists],
  removeClassStudent: ['listClassAssignments', 'listClassStudents', ...classLists],
  saveAttendance: marks,
  deleteAttendance: marks,

  saveEvent: events,
  deleteEvent: events,
  toggleEventMembership: ['listEvents', 'listEventMembers', 'listStudentEvents'],
  updatePaymentStatus: [...decision, 'listEvents', 'getEventBilling', 'listEventMembers'],
  submitEventPayment: ['listStudentEvents', 'getStatement', 'listStudentBilling', 'listOwnDiscounts', 'getFamily'],
  payFee: ['listOwnFees', 'getStatement', 'getFamily'],
  payFees: ['listOwnFees', 'getStatement', 'getFamily'],
  decideFee: [...decision, 'listFees', ...studentLists],
  endFees: ['listFees', ...paymentStatistics, ...studentLists],

  saveReport: reports,
  editReport: reports,
  deleteReport: reports,
  saveDiscount: ['listDiscounts'],
  endDiscount: ['listDiscounts'],
  savePolicy: ['listPolicies'],
  deletePolicy: ['listPolicies'],
  saveSettings: ['getSettings', 'getSchoolStatus', ...paymentStatistics],
  saveSchoolLogo: ['getSettings', 'getSchoolStatus'],
  saveFrontPicture: ['getSettings'],

  inviteStaff: ['listStaff'],
  editStaff: ['listStaff', 'getCurrentUser'],
  blockStaff: ['listStaff'],
  createStaffLink: ['listStaff'],
  deleteStaff: ['listStaff'],
  changeOwnName: ['getCurrentUser', 'listStaff'],
  saveOwnProfile: ['getOwnProfile'],
  saveOwnPhoto: ['getOwnProfile', 'getCurrentUser'],
  sendTestEmail: ['getSchoolStatus'],
  hideGettingStarted: ['getSchoolStatus'],

  arrangeTrial: [...trials, 'suggestTrialTeachers'],
  declineTrial: trials,
  noteTrialOutcome: ['listTrials'],
  changeLessons: lessons,
  undoLessonChange: lessons,
  excuseLesson: ['getTimetable', 'listOwnAttendance'],
  withdrawExcuse: ['getTimetable', 'listOwnAttendance'],
  savePractice: ['listClassPractice'],
  markPractice: ['listOwnPractice'],
  createCalendarFeed: ['getCalendarFeed'],
  revokeCalendarFeed: ['getCalendarFeed'],
  saveReminders: ['getReminders'],
  saveTransactionId: ['getPayment', 'listStudentBillingDetails', 'listFees'],
  correctPayment: recorded,
  recordPayment: recorded,
  recordRefund: recorded,
  voidEntry: recorded,
  saveStudentNotes: studentLists,
  runImport: imported,
  undoImport: imported,
  confirmStudentEmail: studentLists,
  confirmTeacherEmail: teacherLists,
}

/** Mutations that are recorded in the audit log. */
const auditedMutations: Reads = [
  'createTeacher',
  'editTeacher',
  'createStudent',
  'editStudent',
  'createInvitation',
  'runImport',
  'undoImport',
  'assignTeacherCredentials',
  'blockTeacher',
  'hideTeacherProfile',
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
  'recordPayment',
  'recordRefund',
  'voidEntry',
  'arrangeTrial',
  'declineTrial',
  'noteTrialOutcome',
  'changeLessons',
  'undoLessonChange',
  'saveDiscount',
  'endDiscount',
]

/** The queries to refetch after a mutation before it counts as done. */
export const invalidations: typeof invalidationsByMutation = {
  ...invalidationsByMutation,
  ...Object.fromEntries(auditedMutations.map((id) => [id, [...(invalidationsByMutation[id] ?? []), 'listActs']])),
}

/**
 * Mutations that invalidate their queries even when they fail: another user may have decided first, or the request may
 * have arrived although the response didn’t.
 */
export const invalidatedOnError: ReadonlySet<OperationId> = new Set([
  'decidePurchase',
  'purchaseCourse',
  'submitEventPayment',
  'payFee',
  'payFees',
  'decideFee',
  'toggleEventMembership',
  'updatePaymentStatus',
  'saveTransactionId',
  'correctPayment',
  'recordPayment',
  'recordRefund',
  'voidEntry',
  // A failed test is part of the state.
  'sendTestEmail',
])

/** Path parameters that limit the invalidation to some of the queries. */
export type InvalidationScope = Readonly<Record<string, number>>

/**
 * Returns a function that invalidates queries, refetches the active ones and settles when they have loaded. Does nothing
 * without a query client, as on the public pages.
 */
export function useInvalidateQueries(): (reads?: readonly OperationId[], about?: InvalidationScope) => Promise<void> {
  const queries = use(QueryClientContext)
  return async (reads = [], scope = {}) => {
    const predicate = ({ queryKey }: { queryKey: QueryKey }) => isInScope(scope, queryKey)
    if (queries) await Promise.all(reads.map((id) => queries.invalidateQueries({ queryKey: [id], predicate })))
  }
}

function isInScope(scope: InvalidationScope, [, request]: QueryKey): boolean {
  const { params = {} } = Object(request) as { params?: InvalidationScope }
  return Object.entries(params).every(([name, value]) => (scope[name] ?? value) === value)
}
