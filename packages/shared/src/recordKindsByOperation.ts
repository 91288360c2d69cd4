import type { OperationId } from '@maktab/contract/calls'
import type { KindOfRecord } from '@maktab/contract/schema'

type Kinds = readonly KindOfRecord[]

const classes: Kinds = ['classes', 'class_timings', 'class_courses', 'courses', 'settings']
const taught: Kinds = ['students', 'class_students', 'allotments', 'student_timings', 'attendance']
const classFigures: Kinds = ['class_students', 'attendance', 'lesson_changes']
const classesOfStudent: Kinds = [...classes, ...taught, 'reports']
const reports: Kinds = ['reports', 'students', 'teachers', 'accounts', 'courses']
const teachers: Kinds = ['teachers', 'accounts', 'teacher_timings', 'course_assignments', 'courses']
const students: Kinds = [
  'students',
  'accounts',
  'student_timings',
  'courses',
  'allotments',
  'teachers',
  'fees',
  'settings',
]
const allotments: Kinds = ['allotments', 'allotment_timings', 'students', 'teachers', 'accounts', 'courses']
const inClass: Kinds = ['classes', 'teachers', 'class_students', 'students']
const lessons: Kinds = ['settings', 'classes', 'class_timings', 'lesson_changes', 'teachers', 'accounts']
const fees: Kinds = [
  'fees',
  'receipts',
  'payment_entries',
  'purchases',
  'acts',
  'courses',
  'students',
  'accounts',
  'settings',
]
const payments: Kinds = ['purchases', 'fees', 'payment_entries', 'courses', 'events', 'event_members', 'settings']

/**
 * The record kinds that a response depends on: it is refetched after a change of one of them. Omits private records
 * such as reminders, because their changes aren't broadcast.
 */
export const recordKindsByOperation: { readonly [Id in OperationId]?: Kinds } = {
  getCurrentUser: ['accounts'],
  listStaff: ['accounts'],
  getSchoolStatus: ['settings', 'accounts', 'courses'],
  getSettings: ['settings'],
  getFrontPage: ['settings', 'courses', 'outlines', 'policies', 'teachers', 'accounts', 'course_assignments'],
  getSchoolFigures: [
    'accounts',
    'attendance',
    'event_members',
    'events',
    'purchases',
    'courses',
    'fees',
    'payment_entries',
    'settings',
  ],
  listActs: ['acts', 'accounts', 'students', 'teachers', 'event_members', 'events'],
  listImports: ['accounts'],
  listWaiting: [
    ...lessons,
    'class_students',
    'attendance',
    'students',
    'allotments',
    'courses',
    'purchases',
    'events',
    'event_members',
    'fees',
    'payment_entries',
    'receipts',
    'acts',
  ],

  listCourses: ['courses'],
  listOutlines: ['courses', 'outlines'],
  listEnrolledCourses: ['courses', 'students', 'purchases'],
  listAssignedCourses: ['teachers', 'accounts', 'course_assignments', 'courses'],
  listTeacherCourses: ['teachers', 'course_assignments', 'courses'],

  listTeachers: [...teachers, 'allotments'],
  filterTeachers: [...teachers, 'students', 'allotments'],
  suggestTeachers: [
    ...teachers,
    'students',
    'student_timings',
    'allotments',
    'allotment_timings',
    'classes',
    'class_timings',
    'lesson_changes',
    'settings',
  ],
  listTeacherClassTimes: ['teachers', 'accounts', 'teacher_timings'],

  listStudents: students,
  filterStudents: [...students, 'purchases'],
  listAllotments: allotments,
  listTeacherAllotments: [
    ...allotments,
    'classes',
    'class_courses',
    'class_students',
    'attendance',
    'reports',
    'settings',
  ],

  listAllClasses: [...classes, ...classFigures, 'teachers', 'accounts'],
  filterClasses: [...classes, ...classFigures, 'teachers', 'accounts'],
  listTeacherClasses: [...classes, ...classFigures, 'teachers'],
  listStudentClasses: classesOfStudent,
  listCourseClasses: classesOfStudent,
  listClassStudents: inClass,
  listClassAssignments: inClass,
  listOwnAttendance: [...taught, 'classes', 'class_courses', 'courses', 'outlines'],
  getStudentProgress: [...classes, ...taught, 'accounts', 'outlines'],
  getGuardianContact: ['settings', 'students', 'accounts', 'allotments', 'classes', 'class_students', 'teachers'],
  listAttendance: ['attendance', 'classes', 'teachers', 'students'],
  getTimetable: [...lessons, 'class_courses', 'courses', 'class_students', 'students', 'attendance'],
  listOwedLessons: [
    'settings',
    'classes',
    'class_timings',
    'lesson_changes',
    'teachers',
    'class_students',
    'attendance',
  ],

  listReports: [...reports, 'classes'],
  listTeacherReports: [...reports, 'classes'],
  getStudentPerformance: [...reports, 'attendance', 'classes', 'settings'],

  getPaymentTerms: [
    'accounts',
    'courses',
    'events',
    'students',
    'discounts',
    'purchases',
    'event_members',
    'payment_entries',
    'settings',
  ],
  listDiscounts: ['discounts', 'purchases', 'event_members', 'fees', 'students', 'accounts', 'courses', 'events'],
  listOwnDiscounts: ['discounts', 'purchases', 'event_members', 'fees', 'students', 'settings'],

  listOwnFees: fees,
  listFees: fees,

  getPayment: [...payments, 'receipts', 'students', 'accounts'],
  getIncome: payments,
  listPayments: [...payments, 'receipts', 'students', 'accounts'],
  getStatement: [...payments, 'students', 'accounts'],
  listPayableItems: [...payments, 'students', 'accounts', 'discounts'],

  listPolicies: ['policies'],
  listEvents: ['events', 'event_members'],
  listEventMembers: ['events', 'event_members', 'students', 'accounts'],
  listStudentEvents: ['events', 'event_members', 'students'],
  getEventBilling: ['events', 'event_members', 'payment_entries', 'students', 'accounts', 'settings'],
  listStudentBilling: [
    'acts',
    'accounts',
    'purchases',
    'receipts',
    'payment_entries',
    'courses',
    'events',
    'event_members',
    'students',
    'settings',
  ],
  listStudentBillingDetails: [
    'purchases',
    'receipts',
    'payment_entries',
    'courses',
    'students',
    'accounts',
    'settings',
  ],
}
