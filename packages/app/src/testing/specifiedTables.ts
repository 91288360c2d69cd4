import type { OperationId } from '@maktab/contract/calls'
import { addressesByRole } from '../addresses/addressesByRole.ts'

export type SpecifiedTable = {
  as: 'admin' | 'teacher' | 'student'
  path: string
  /** Its component. */
  name: string
  /** The query of its rows, if it has an example with long texts. */
  call?: OperationId
  /** The specification’s column headers in English, in order. */
  columns: readonly string[]
  /** The header of the actions column and the actions that the specification names. */
  actions?: { header: string; buttons: readonly string[] }
  /** Additional columns after the specified ones. */
  extra?: readonly string[]
  /** The accessible name of the table, if the page has several. */
  label?: string
  /** Has more columns than fit into a window of 1280 px. */
  isWide?: boolean
}

/** Every table whose columns are specified (1§2, 2§2). */
export const specifiedTables: readonly SpecifiedTable[] = [
  {
    as: 'admin',
    path: '/admin/teacher',
    name: 'TeachersTable',
    call: 'listTeachers',
    columns: [
      'Teacher ID',
      'Name',
      'Application Date',
      'Contact Number',
      'Current Address',
      'Date of Birth',
      'Email',
      'Experience in Quran',
    ],
    isWide: true,
    extra: ['Status'],
    actions: { header: 'Action', buttons: ['See more'] },
  },
  {
    as: 'admin',
    path: '/admin/teacher?teacher=2&tab=timings',
    name: 'ClassTimings',
    label: 'Class Timings',
    columns: ['Course', 'Preferred time from', 'Preferred time to'],
    extra: ['Days', 'Your time'],
  },
  {
    as: 'admin',
    path: '/admin/teacher?teacher=2&tab=courses',
    name: 'AssignedCourses',
    call: 'listAssignedCourses',
    label: 'Assigned courses',
    columns: ['Course'],
    actions: { header: 'Action', buttons: ['Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/classes',
    name: 'ClassesTable',
    call: 'listAllClasses',
    columns: ['Teacher ID', 'Title', 'Class Link', 'Class Time'],
    extra: ['Next lesson', 'Students', 'Attendance'],
    actions: { header: 'Action', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/policy',
    name: 'PoliciesTable',
    call: 'listPolicies',
    columns: ['Title', 'Description'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/event',
    name: 'EventsTable',
    call: 'listEvents',
    columns: ['Title', 'Description', 'Price', 'Time', 'Link'],
    extra: ['Status'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete', 'Members'] },
  },
  {
    as: 'admin',
    path: '/admin/event?members=2',
    name: 'EventMembersTable',
    call: 'listEventMembers',
    label: 'Event members',
    columns: ['Student ID', 'Name', 'Payment Status', 'Is Member'],
    actions: { header: 'Actions', buttons: ['See billing details', 'Leave'] },
  },
  {
    as: 'admin',
    path: '/admin/course?outlines=1',
    name: 'OutlinesTable',
    call: 'listOutlines',
    columns: ['Title', 'Description'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/students',
    name: 'StudentsTable',
    call: 'listStudents',
    columns: ['Student ID', 'Name', 'Email', 'Contact', 'DOB', 'Language'],
    extra: ['Fees', 'Course', 'Teacher', 'Guardian'],
    actions: { header: 'Action', buttons: ['See more'] },
  },
  {
    as: 'admin',
    path: '/admin/students?student=1&tab=timings',
    name: 'StudentTimings',
    call: 'listStudents',
    label: 'Class Timings',
    columns: ['Course', 'Preference Time From', 'Preference Time To'],
    extra: ['Days', 'Your time'],
    actions: { header: 'Action', buttons: ['Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/allot-teacher',
    name: 'AllotmentsTable',
    call: 'listAllotments',
    columns: ['Course', 'Student', 'Teacher', 'Class Timings'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/student-Performance-report',
    name: 'ReportsTable',
    call: 'listReports',
    columns: [
      'Student ID',
      'Teacher ID',
      'Course',
      'Class',
      'Attendance',
      'Test Remarks',
      'Class Participation',
      'Suggestions',
    ],
    isWide: true,
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'teacher',
    path: '/teacher/classes',
    name: 'ClassesTable',
    call: 'listTeacherClasses',
    columns: ['Title', 'Link', 'Courses', 'Time'],
    extra: ['Next lesson', 'Students', 'Attendance'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete', 'Mark attendance'] },
  },
  {
    as: 'teacher',
    path: '/teacher/classes?class=1&view=single',
    name: 'AttendanceTable',
    call: 'listAttendance',
    columns: ['Student ID', 'Date', 'Status'],
    actions: { header: 'Action', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'teacher',
    path: '/teacher/alloted-students',
    name: 'AllottedStudentsTable',
    call: 'listTeacherAllotments',
    columns: ['Student ID', 'Course', 'Student', 'Teacher', 'Class Timings'],
  },
  {
    as: 'teacher',
    path: '/teacher/add-student?class=1',
    name: 'AssignedStudentsTable',
    call: 'listClassAssignments',
    columns: ['Student ID', 'Class'],
    actions: { header: 'Actions', buttons: ['Remove'] },
  },
  {
    as: 'teacher',
    path: '/teacher/student-performance',
    name: 'ReportsTable',
    call: 'listTeacherReports',
    columns: ['Student ID', 'Course', 'Attendance', 'Class', 'Remarks', 'Participation', 'Suggestions'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'student',
    path: '/student/enrolled-courses?classes=all',
    name: 'ClassesTable',
    call: 'listStudentClasses',
    columns: ['Title', 'Link', 'Course', 'Time'],
    actions: { header: 'See Performance', buttons: ['See Performance'] },
  },
  {
    as: 'student',
    path: addressesByRole.student.billing.path,
    name: 'BillingTable',
    call: 'listStudentBilling',
    columns: ['Title', 'Description', 'Price', 'Payment method'],
    extra: ['Type', 'Payment Status', 'Date'],
    actions: { header: 'Receipt', buttons: ['View'] },
  },
]
