import type { OperationId } from '@maktab/contract/calls'
import { addressesByRole } from '../addresses/addressesByRole.ts'

export type SpecifiedTable = {
  as: 'admin' | 'teacher' | 'student'
  path: string
  /** Its file in the screens' folder. */
  file: string
  /** The call that answers its rows, where it has an example with long texts. */
  call?: OperationId
  /** The headers of the specification’s columns in English, in its order. */
  columns: readonly string[]
  /** The header of the column of actions, and the actions that the specification names. */
  actions?: { header: string; buttons: readonly string[] }
  /** Columns of the product's own, which come after those. */
  extra?: readonly string[]
  /** Where a page has several tables, the name of this one. */
  label?: string
}

/** Every table whose columns the specification names (1§2, 2§2). */
export const specifiedTables: readonly SpecifiedTable[] = [
  {
    as: 'admin',
    path: '/admin/teacher',
    file: 'teachers/admin/TeachersTable.tsx',
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
    extra: ['Status'],
    actions: { header: 'Action', buttons: ['See more'] },
  },
  {
    as: 'admin',
    path: '/admin/teacher?teacher=2&tab=timings',
    file: 'teachers/admin/ClassTimings.tsx',
    label: 'Class Timings',
    columns: ['Course', 'Preferred time from', 'Preferred time to'],
    extra: ['Days', 'In your time'],
  },
  {
    as: 'admin',
    path: '/admin/teacher?teacher=2&tab=courses',
    file: 'teachers/admin/AssignedCourses.tsx',
    call: 'listAssignedCourses',
    label: 'Assigned courses',
    columns: ['Course'],
    actions: { header: 'Action', buttons: ['Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/classes',
    file: 'classes/admin/ClassesTable.tsx',
    call: 'listAllClasses',
    columns: ['Teacher ID', 'Title', 'Class Link', 'Class Time'],
    actions: { header: 'Action', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/policy',
    file: 'policies/admin/PoliciesTable.tsx',
    call: 'listPolicies',
    columns: ['Title', 'Description'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/event',
    file: 'events/admin/EventsTable.tsx',
    call: 'listEvents',
    columns: ['Title', 'Description', 'Price', 'Time', 'Link'],
    extra: ['Status'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete', 'Members'] },
  },
  {
    as: 'admin',
    path: '/admin/event?members=2',
    file: 'events/admin/EventMembersTable.tsx',
    call: 'listEventMembers',
    label: 'Event members',
    columns: ['Student ID', 'Name', 'Payment Status', 'Is Member'],
    actions: { header: 'Actions', buttons: ['See billing details', 'Leave'] },
  },
  {
    as: 'admin',
    path: '/admin/course?outlines=1',
    file: 'courses/admin/OutlinesTable.tsx',
    call: 'listOutlines',
    columns: ['Title', 'Description'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/students',
    file: 'students/admin/StudentsTable.tsx',
    call: 'listStudents',
    columns: ['Student ID', 'Name', 'Email', 'Contact', 'DOB', 'Language'],
    actions: { header: 'Action', buttons: ['See more'] },
  },
  {
    as: 'admin',
    path: '/admin/students?student=1&tab=timings',
    file: 'students/admin/StudentTimings.tsx',
    call: 'listStudents',
    label: 'Class Timings',
    columns: ['Course', 'Preference Time From', 'Preference Time To'],
    extra: ['Days', 'In your time'],
    actions: { header: 'Action', buttons: ['Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/allot-teacher',
    file: 'allotments/admin/AllotmentsTable.tsx',
    call: 'listAllotments',
    columns: ['Course', 'Student', 'Teacher', 'Class Timings'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'admin',
    path: '/admin/student-Performance-report',
    file: 'reports/admin/ReportsTable.tsx',
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
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'teacher',
    path: '/teacher/classes',
    file: 'classes/teacher/ClassesTable.tsx',
    call: 'listTeacherClasses',
    columns: ['Title', 'Link', 'Courses', 'Time'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete', 'Mark attendance'] },
  },
  {
    as: 'teacher',
    path: '/teacher/classes?class=1',
    file: 'attendance/teacher/AttendanceTable.tsx',
    call: 'listAttendance',
    columns: ['Student ID', 'Date', 'Status'],
    actions: { header: 'Action', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'teacher',
    path: '/teacher/alloted-students',
    file: 'students/teacher/AllottedStudentsTable.tsx',
    call: 'listTeacherAllotments',
    columns: ['Student ID', 'Course', 'Student', 'Teacher', 'Class Timings'],
  },
  {
    as: 'teacher',
    path: '/teacher/add-student?class=1',
    file: 'classes/teacher/AssignedStudentsTable.tsx',
    call: 'listClassAssignments',
    columns: ['Student ID', 'Class'],
    actions: { header: 'Actions', buttons: ['Remove'] },
  },
  {
    as: 'teacher',
    path: '/teacher/student-performance',
    file: 'reports/teacher/ReportsTable.tsx',
    call: 'listTeacherReports',
    columns: ['Student ID', 'Course', 'Attendance', 'Class', 'Remarks', 'Participation', 'Suggestions'],
    actions: { header: 'Actions', buttons: ['Edit', 'Delete'] },
  },
  {
    as: 'student',
    path: '/student/enrolled-courses?classes=all',
    file: 'classes/student/ClassesTable.tsx',
    call: 'listStudentClasses',
    columns: ['Title', 'Link', 'Course', 'Time'],
    actions: { header: 'See Performance', buttons: ['See Performance'] },
  },
  {
    as: 'student',
    path: addressesByRole.student.billing.path,
    file: 'payments/student/BillingTable.tsx',
    call: 'listStudentBilling',
    columns: ['Title', 'Description', 'Price', 'Payment Method'],
    extra: ['For', 'Payment Status', 'Date'],
    actions: { header: 'Receipt', buttons: ['View'] },
  },
]
