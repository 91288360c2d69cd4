import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

const [course] = examples.listEnrolledCourses[200].typical.courses
const [lesson] = examples.listCourseClasses[200].typical.classes
const home = '/student/enrolled-courses'
const pathsOf = ({ requests }: Awaited<ReturnType<typeof openApp>>) => requests.map(({ url }) => url.pathname)
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

// proves 1§2.routes.20, 2§1.1, 2§2.paths.2, 2§2.enrolled.6, 2§2.report.7, GET student/get-course-classes/{courseId}
// proves GET student/get-performance/{classId}
test('from the courses to the classes of one, to a report, and back', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: `Classes of ${course!.name}` }).click()
  await expect.element(heading(/^All Classes/)).toBeVisible()
  expect(place()).toBe(`${home}?classes=${course!.id}`)
  expect(pathsOf(fetch)).toContain(`/api/student/get-course-classes/${course!.id}`)
  expect(pathsOf(fetch)).not.toContain('/api/student/classes')
  await expect.element(page.getByRole('main')).toHaveFocus()

  await page.getByRole('link', { name: `See Performance: ${lesson!.class.title}, ${lesson!.course.name}` }).click()
  await expect.element(heading(/^Student Performance Report/)).toBeVisible()
  expect(pathsOf(fetch)).toContain(`/api/student/get-performance/${lesson!.class.id}`)
  await expect.poll(() => document.title).toBe('Performance_Report_STD-001')
  await expect.element(page.getByRole('main')).toHaveFocus()

  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(heading(/^All Classes/)).toBeVisible()
  await expect.poll(() => document.title).toBe(`All Classes · ${course!.name} · Maktab`)
  expect(place()).toBe(`${home}?classes=${course!.id}`)

  await page.getByRole('link', { name: 'Close' }).click()
  await expect.element(heading('Enrolled Courses')).toBeVisible()
  expect(place()).toBe(home)
})

// proves 2§6.1, GET student/classes
test('all classes of all courses', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: 'All Classes' }).click()
  const classes = examples.listStudentClasses[200].typical.classes
  await expect.element(page.getByRole('rowheader', { name: classes[0]!.class.title })).toBeVisible()
  expect(page.getByRole('rowheader').elements()).toHaveLength(classes.length)
  expect(pathsOf(fetch)).toContain('/api/student/classes')
  await page
    .getByRole('link', { name: `See Performance: ${classes[0]!.class.title}, ${classes[0]!.course.name}` })
    .click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(place).toBe(`${home}?classes=all`)
})

const { data: newest, older } = examples.getStudentPerformance[200].severalCourses
const reports = [newest, ...older]

test.for([...new Set(reports.map(({ course: { id } }) => id))])(
  'See Performance of course %i shows the newest report of that course',
  async (courseId) => {
    await openApp(`${home}?classes=${courseId}&report=1&of=${courseId}`, {
      as: 'student',
      situations: { getStudentPerformance: 'severalCourses' },
    })
    const own = reports.find((report) => report.course.id === courseId)
    await expect.element(page.getByText(own!.test_remarks)).toBeVisible()
    for (const other of reports.filter((report) => report !== own)) {
      expect(page.getByText(other.test_remarks).elements()).toHaveLength(0)
    }
  },
)

test('every row of the classes leads to the report of its own course', async () => {
  await openApp(`${home}?classes=all`, { as: 'student' })
  const { classes } = examples.listStudentClasses[200].typical
  for (const entry of classes) {
    const link = page.getByRole('link', { name: `See Performance: ${entry.class.title}, ${entry.course.name}` })
    await expect
      .element(link)
      .toHaveAttribute('href', `${home}?classes=all&report=${entry.class.id}&of=${entry.course.id}`)
  }
})

test('an older report is reached, and has an address of its own', async () => {
  await openApp(`${home}?classes=all&report=1&of=1`, {
    as: 'student',
    situations: { getStudentPerformance: 'severalCourses' },
  })
  await page.getByRole('link', { name: 'Tajweed for beginners · 11 May 2026' }).click()
  await expect.element(page.getByText('Knows the letters.')).toBeVisible()
  expect(place()).toBe(`${home}?classes=all&report=1&of=1&written=1`)
  await expect.element(page.getByRole('main')).toHaveFocus()
})

// proves GET course/outlines/{courseId}
test('the outlines of a course, and the browser’s way back', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: `See outlines of ${course!.name}` }).click()
  await expect.element(heading(/^Outlines/)).toBeVisible()
  expect(place()).toBe(`${home}?outlines=${course!.id}`)
  expect(pathsOf(fetch)).toContain(`/api/course/outlines/${course!.id}`)
  const [outline] = examples.listOutlines[200].typical.outlines
  await expect.element(page.getByRole('heading', { level: 2, name: outline!.title })).toBeVisible()
  await expect.element(page.getByText(course!.name)).toBeVisible()
  window.history.back()
  await expect.element(heading('Enrolled Courses')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('each view is opened by its address', async () => {
  await openApp(`${home}?report=${lesson!.class.id}`, { as: 'student' })
  await expect.element(heading(/^Student Performance Report/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(place).toBe(`${home}?classes=all`)
})

// proves X10
test.for(['none', 'notFound'] as const)('a class without a report (%s) says so', async (situation) => {
  await openApp(`${home}?report=1`, { as: 'student', situations: { getStudentPerformance: situation } })
  await expect.element(page.getByText('No report yet')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

// proves 2§8.8, 2§8.9
test.for([
  ['getStudentPerformance', '?report=1', 'Failed to load student performance data'],
  ['listStudentClasses', '?classes=all', 'Failed to load classes'],
  ['listCourseClasses', '?classes=1', 'Failed to load classes'],
  ['listEnrolledCourses', '', 'Error fetching courses'],
  ['listOwnAttendance', '?attendance=all', 'Failed to load attendance'],
] as const)(
  '%s fails once, with the specification’s sentence, until it is asked for again',
  async ([call, view, words]) => {
    const fetch = await openApp(home + view, { as: 'student', situations: { [call]: 'serverError' } })
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    expect(page.getByText(words).elements()).toHaveLength(1)
    fetch.use({ [call]: 'typical' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  },
)

// proves 2§8.8, 2§8.9
test('a school that can’t be reached is told with what could not be had', async () => {
  await openApp(`${home}?report=1`, { as: 'student', situations: { getStudentPerformance: 'networkError' } })
  await expect
    .element(page.getByText(/^Error fetching student performance\. The school can’t be reached\./))
    .toBeVisible()
})

// proves X48
test('one’s own attendance, of all courses, of one, and back', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: 'Attendance', exact: true }).click()
  await expect.element(heading('Attendance')).toBeVisible()
  expect(place()).toBe(`${home}?attendance=all`)
  await page.getByRole('link', { name: 'Attendance in Arabic grammar I' }).click()
  await expect.element(heading(/^Attendance.*Arabic grammar I/)).toBeVisible()
  expect(place()).toBe(`${home}?attendance=5`)
  expect(pathsOf(fetch).filter((path) => path === '/api/student/attendance')).toHaveLength(1)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect.element(heading('Enrolled Courses')).toBeVisible()
})

// proves X48
test('a school that doesn’t tell attendance says so once, and offers it no more', async () => {
  await openApp(`${home}?attendance=all`, { as: 'student', situations: { listOwnAttendance: 'unknownCall' } })
  await expect.element(page.getByText('This school doesn’t show attendance here.')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect.element(page.getByRole('link', { name: 'All Classes' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Attendance', exact: true }).elements()).toEqual([])
})
