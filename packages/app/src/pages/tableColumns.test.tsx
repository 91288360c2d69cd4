import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../testing/openApp.tsx'

/** Every table whose columns the specification names (1§2, 2§2), in its order. */
const tables = [
  [
    'admin',
    '/admin/teacher',
    [
      'Teacher ID',
      'Name',
      'Application Date',
      'Contact Number',
      'Current Address',
      'Date of Birth',
      'Email',
      'Experience in Quran',
    ],
  ],
  ['admin', '/admin/classes', ['Teacher ID', 'Title', 'Class Link', 'Class Time', 'Action']],
  ['admin', '/admin/policy', ['Title', 'Description']],
  ['admin', '/admin/event', ['Title', 'Description', 'Price', 'Time', 'Link', 'Actions']],
  ['admin', '/admin/event?members=2', ['Student ID', 'Name', 'Payment Status', 'Is Member']],
  ['admin', '/admin/course?outlines=1', ['Title', 'Description', 'Actions']],
  ['admin', '/admin/students', ['Student ID', 'Name', 'Email', 'Contact', 'DOB', 'Language']],
  ['admin', '/admin/allot-teacher', ['Course', 'Student', 'Teacher', 'Class Timings', 'Actions']],
  [
    'admin',
    '/admin/student-Performance-report',
    ['Student ID', 'Teacher ID', 'Course', 'Class', 'Attendance', 'remarks', 'participation', 'Suggestions', 'Actions'],
  ],
  ['teacher', '/teacher/classes', ['Title', 'Link', 'Courses', 'Time', 'Actions']],
  ['teacher', '/teacher/classes?class=1', ['Student ID', 'Date', 'Status', 'Action']],
  ['teacher', '/teacher/alloted-students', ['Student ID', 'Course', 'Student', 'Teacher', 'Class Timings']],
  ['teacher', '/teacher/add-student', ['Student ID', 'Class']],
  [
    'teacher',
    '/teacher/student-performance',
    ['Student ID', 'Course', 'Attendance', 'Class', 'remarks', 'participation', 'Suggestions'],
  ],
  ['student', '/student/enrolled-courses?classes=all', ['Title', 'Link', 'Course', 'Time', 'See Performance']],
] as const

// proves 2§2.attendance.6, 2§2.allottedStudents.1, 2§2.addStudent.6, 2§2.teacherReports.3
test.for(tables)(
  'a %s’s table at %s has the columns of the specification, in its order',
  async ([as, path, columns]) => {
    await openApp(path, { as })
    const headers = () =>
      page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent.trim().toLowerCase())
    await expect.poll(() => headers().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(columns.length)
    const places = columns.map((name) => headers().findIndex((header) => header.endsWith(name.toLowerCase())))
    expect([headers(), places]).toEqual([headers(), places.filter((place) => place >= 0).toSorted((a, b) => a - b)])
    expect(places).toHaveLength(columns.length)
  },
)
