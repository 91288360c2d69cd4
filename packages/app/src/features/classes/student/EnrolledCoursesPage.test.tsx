import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import { findRequestPaths, findRequests } from '#testing/findRequests.ts'

const [course] = examples.listEnrolledCourses[200].typical.courses
const [lesson] = examples.listCourseClasses[200].typical.classes
const home = '/student/enrolled-courses'
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

// proves 1§2.routes.20, 2§1.1, 2§2.paths.2, 2§2.enrolled.6, 2§2.report.7, GET student/get-course-classes/{courseId}
// proves GET student/get-performance/{classId}
test('navigates from the courses to the classes of one, to a report, and back', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: `Classes of ${course!.name}` }).click()
  await expect.element(heading(/^All Classes/)).toBeVisible()
  expect(currentPath()).toBe(`${home}?classes=${course!.id}`)
  expect(findRequestPaths(fetch, 'listCourseClasses')).toEqual([`/api/student/get-course-classes/${course!.id}`])
  await expect.element(page.getByRole('main')).toHaveFocus()

  await page.getByRole('link', { name: `See Performance: ${lesson!.class.title}, ${lesson!.course.name}` }).click()
  await expect.element(heading(/^Student Performance Report/)).toBeVisible()
  expect(findRequestPaths(fetch, 'getStudentPerformance')).toEqual([`/api/student/get-performance/${lesson!.class.id}`])
  await expect.poll(() => document.title).toBe('Performance_Report_STD-001')
  await expect.element(page.getByRole('main')).toHaveFocus()

  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(heading(/^All Classes/)).toBeVisible()
  await expect.poll(() => document.title).toBe(`All Classes · ${course!.name} · Maktab`)
  expect(currentPath()).toBe(`${home}?classes=${course!.id}`)

  await page.getByRole('link', { name: 'Close' }).click()
  await expect.element(heading(/^Enrolled Courses/)).toBeVisible()
  expect(currentPath()).toBe(home)
})

// proves 2§2.enrolled.1
test('cards have the report of a course and its progress, and a plain backend the price', async () => {
  await openApp(home, { as: 'student' })
  const report = page.getByRole('link', { name: `Report of 16 Nov 2026: ${course!.name}` })
  await expect.element(report).toHaveAttribute('href', `${home}?classes=all&report=1&of=1`)
  await expect.element(page.getByText('Lesson 6 of 6')).toBeVisible()
  expect(page.getByText('$45 a month').elements()).toEqual([])
  await openApp(home, { as: 'student', situations: { getSettings: 'unknownCall' } })
  await expect.element(page.getByText('$45').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: `See outlines of ${course!.name}` })).toBeVisible()
})

// proves 2§6.1, GET student/classes
test('shows all classes of all courses', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: 'All Classes' }).click()
  const classes = examples.listStudentClasses[200].typical.classes
  await expect.element(page.getByRole('rowheader', { name: classes[0]!.class.title })).toBeVisible()
  await expect.element(page.getByRole('rowheader')).toHaveLength(classes.length)
  expect(findRequestPaths(fetch, 'listStudentClasses')).toEqual(['/api/student/classes'])
  await page
    .getByRole('link', { name: `See Performance: ${classes[0]!.class.title}, ${classes[0]!.course.name}` })
    .click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(currentPath).toBe(`${home}?classes=all`)
})

const { data: newest, older } = examples.getStudentPerformance[200].severalCourses
const reports = [newest, ...older]

test('See Performance shows only the newest report of each course', async () => {
  for (const courseId of new Set(reports.map(({ course: { id } }) => id))) {
    await testStep(`course ${courseId}`, async () => {
      await openApp(`${home}?classes=${courseId}&report=1&of=${courseId}`, {
        as: 'student',
        situations: { getStudentPerformance: 'severalCourses' },
      })
      const own = reports.find((report) => report.course.id === courseId)
      await expect.element(page.getByText(own!.participation)).toBeVisible()
      for (const other of reports.filter((report) => report !== own)) {
        expect(page.getByText(other.participation).elements()).toHaveLength(0)
      }
    })
  }
})

test('every class row links to the report of its course', async () => {
  await openApp(`${home}?classes=all`, { as: 'student' })
  const { classes } = examples.listStudentClasses[200].typical
  for (const entry of classes) {
    const link = page.getByRole('link', { name: `See Performance: ${entry.class.title}, ${entry.course.name}` })
    await expect
      .element(link)
      .toHaveAttribute('href', `${home}?classes=all&report=${entry.class.id}&of=${entry.course.id}`)
  }
})

test('an older report can be opened and has its own URL', async () => {
  await openApp(`${home}?classes=all&report=1&of=1`, {
    as: 'student',
    situations: { getStudentPerformance: 'severalCourses' },
  })
  await page.getByRole('link', { name: 'Tajweed for beginners · 11 May 2026' }).click()
  await expect.element(page.getByText('Knows the letters.')).toBeVisible()
  expect(currentPath()).toBe(`${home}?classes=all&report=1&of=1&written=1`)
  await expect.element(page.getByRole('main')).toHaveFocus()
})

// proves GET course/outlines/{courseId}
test('shows the outlines of a course; the back button returns', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: `See outlines of ${course!.name}` }).click()
  await expect.element(heading(/^Outlines/)).toBeVisible()
  expect(currentPath()).toBe(`${home}?outlines=${course!.id}`)
  await expect.poll(() => findRequestPaths(fetch, 'listOutlines')).toEqual([`/api/course/outlines/${course!.id}`])
  const [outline] = examples.listOutlines[200].typical.outlines
  await expect.element(page.getByRole('heading', { level: 2, name: outline!.title })).toBeVisible()
  await expect.element(page.getByText(course!.name)).toBeVisible()
  window.history.back()
  await expect.element(heading(/^Enrolled Courses/)).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the outlines of a course are a path, and a list without attendance on the backend', async () => {
  const fetch = await openApp(`${home}?outlines=${course!.id}`, { as: 'student' })
  await expect.element(page.getByText(/^Done on /).first()).toBeVisible()
  expect(findRequests(fetch, 'getTimetable').at(-1)?.url.searchParams.get('days')).toBe('42')
  const situations = { listOwnAttendance: 'unknownCall' } as const
  await openApp(`${home}?outlines=${course!.id}`, { as: 'student', situations })
  const [outline] = examples.listOutlines[200].typical.outlines
  await expect.element(page.getByRole('heading', { level: 2, name: outline!.title })).toBeVisible()
  expect(page.getByText(/^Done/).elements()).toEqual([])
})

test('each view opens by its URL', async () => {
  await openApp(`${home}?report=${lesson!.class.id}`, { as: 'student' })
  await expect.element(heading(/^Student Performance Report/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(currentPath).toBe(`${home}?classes=all`)
})

// proves X10
test('a class without a report says so', async () => {
  for (const getStudentPerformance of ['none', 'notFound'] as const) {
    await openApp(`${home}?report=1`, { as: 'student', situations: { getStudentPerformance } })
    await expect.element(page.getByText('No report yet'), { message: getStudentPerformance }).toBeVisible()
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  }
})

// proves X48
test('shows the own attendance of all courses and of one, and returns', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: 'Attendance', exact: true }).click()
  await expect.element(heading('Attendance')).toBeVisible()
  expect(currentPath()).toBe(`${home}?attendance=all`)
  await page.getByRole('link', { name: 'Attendance in Arabic grammar I' }).click()
  await expect.element(heading(/^Attendance.*Arabic grammar I/)).toBeVisible()
  expect(currentPath()).toBe(`${home}?attendance=5`)
  expect(findRequestPaths(fetch, 'listOwnAttendance')).toEqual(['/api/student/attendance'])
  await page.getByRole('link', { name: 'Close' }).click()
  await expect.element(heading(/^Enrolled Courses/)).toBeVisible()
})

// proves X48
test('a backend without attendance says so once and hides the link', async () => {
  await openApp(`${home}?attendance=all`, { as: 'student', situations: { listOwnAttendance: 'unknownCall' } })
  await expect.element(page.getByText('Attendance isn’t available.')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect.element(page.getByRole('link', { name: 'All Classes' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Attendance', exact: true }).elements()).toEqual([])
})
