import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

// proves 1§2.routes.24, 2§2.paths.2, 2§2.teacherDashboard.1
test('the counts come from the four lists, each asked for once', async () => {
  const fetch = await openApp('/teacher/dashboard', { as: 'teacher' })
  await expect.element(page.getByRole('list', { name: 'In numbers' })).toBeVisible()
  const asked = () => fetch.requests.map(({ url }) => url.pathname)
  for (const path of [
    '/api/class/get',
    '/api/teacher/get-teacher-course',
    '/api/teacher-allotment/get-teacher-allotment',
    '/api/teacher/get-std-performance',
  ]) {
    await expect.poll(() => asked().filter((one) => one === path)).toHaveLength(1)
  }
})

test.each([
  ['Classes', '/teacher/classes', 'Classes'],
  ['Enrolled Courses', '/teacher/course', 'Courses'],
  ['Allotted Students', '/teacher/alloted-students', 'Allotted Students'],
  ['Reports', '/teacher/student-performance', 'Performance Report'],
])('%s leads to its page', async (count, path, title) => {
  await openApp('/teacher/dashboard', { as: 'teacher' })
  await page.getByRole('list', { name: 'In numbers' }).getByRole('link', { name: count }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(place()).toBe(path)
})

test('a list that fails without words says so on its card, in the school’s', async () => {
  await openApp('/teacher/dashboard', {
    as: 'teacher',
    situations: { listTeacherClasses: 'serverError', listTeacherReports: 'serverError' },
  })
  await expect.element(page.getByText('Failed to load classes')).toBeVisible()
  await expect.element(page.getByText('Failed to load student performance data')).toBeVisible()
})

const today = page.getByRole('region', { name: /^Today’s lessons/ })

// proves X49
test('today’s lessons that can’t be had say so in their place, and are asked for again', async () => {
  const fetch = await openApp('/teacher/dashboard', { as: 'teacher', situations: { getTimetable: 'serverError' } })
  await expect.element(today.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'In numbers' })).toBeVisible()
  fetch.use({ getTimetable: 'empty' })
  await today.getByRole('button', { name: 'Try again' }).click()
  await expect.element(today.getByText('No lessons in the next seven days.')).toBeVisible()
})

// proves X49
test('what earlier days owe leads to the register of that lesson', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher', situations: { getTimetable: 'empty' } })
  await page
    .getByRole('link', { name: /^Mark attendance: Catch-up hour/ })
    .first()
    .click()
  await expect.poll(place).toBe('/teacher/classes?class=12&view=register&day=2026-03-25')
})

test.each(['unknownCall', 'serverError'] as const)(
  'of lessons that are owed nothing is said where they are %s',
  async (how) => {
    await openApp('/teacher/dashboard', { as: 'teacher', situations: { listOwedLessons: how, getTimetable: 'empty' } })
    await expect.element(today.getByText('No lessons in the next seven days.')).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'In numbers' })).toBeVisible()
    expect(page.getByRole('heading', { name: 'Lessons that want their marks' }).elements()).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)

// proves X49
test('a report that is owed leads to its form, begun about whom it is', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher', situations: { getTimetable: 'empty' } })
  await page.getByRole('link', { name: /^Create report: STD-004 · Omar Haddad/ }).click()
  await expect.poll(place).toBe('/teacher/student-performance?form=new&student=4&course=1')
  await expect
    .element(page.getByRole('combobox', { name: 'Student', exact: true }))
    .toHaveValue('STD-004 · Omar Haddad')
})

test('a school that doesn’t tell on whom a report is owed says nothing of it', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher', situations: { listTeacherAllotments: 'withoutTimings' } })
  await expect.element(page.getByRole('list', { name: 'In numbers' }).getByText('1', { exact: true })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Reports that are owed' }).elements()).toEqual([])
})
