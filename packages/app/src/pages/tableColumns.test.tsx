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

/** The names of the columns that have the room of one, and of those that a row unfolds. */
async function columnsInSight(): Promise<{ shown: string[]; folded: string[] }> {
  const textsOf = (role: 'columnheader' | 'term') =>
    page
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent.trim().toLowerCase())
  await expect.poll(() => textsOf('columnheader').length, { timeout: 20_000 }).toBeGreaterThan(0)
  const shown = textsOf('columnheader')
  if (!shown.includes('details')) return { shown, folded: [] }
  await page
    .getByRole('button', { name: /^See all of / })
    .first()
    .click()
  return { shown, folded: textsOf('term') }
}

// proves 2§2.attendance.6, 2§2.allottedStudents.1, 2§2.addStudent.6, 2§2.teacherReports.3
test.for(tables)(
  'a %s’s table at %s has the columns of the specification, in its order',
  async ([as, path, columns]) => {
    await openApp(path, { as })
    const { shown, folded } = await columnsInSight()
    const placeOf = (all: string[], name: string) => all.findIndex((header) => header.endsWith(name.toLowerCase()))
    const names: readonly string[] = columns
    expect(names.filter((name) => placeOf([...shown, ...folded], name) < 0)).toEqual([])
    for (const all of [shown, folded]) {
      const places = names.map((name) => placeOf(all, name)).filter((place) => place >= 0)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }
  },
)
