import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import { findRequestPaths } from '#testing/findRequests.ts'

// proves 1§2.routes.24, 2§2.paths.2, 2§2.teacherDashboard.1
test('the counts come from the four lists, each requested once', async () => {
  const fetch = await openApp('/teacher/dashboard', { as: 'teacher' })
  await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
  for (const [call, path] of [
    ['listTeacherClasses', '/api/class/get'],
    ['listTeacherCourses', '/api/teacher/get-teacher-course'],
    ['listTeacherAllotments', '/api/teacher-allotment/get-teacher-allotment'],
    ['listTeacherReports', '/api/teacher/get-std-performance'],
  ] as const) {
    await expect.poll(() => findRequestPaths(fetch, call)).toEqual([path])
  }
})

test('each count links to its page', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher' })
  for (const [count, path, title] of [
    ['Classes', '/teacher/classes', 'Classes'],
    ['Enrolled Courses', '/teacher/course', 'Courses'],
    ['Allotted Students', '/teacher/alloted-students', 'Allotted Students'],
    ['Reports', '/teacher/student-performance', 'Performance Report'],
  ] as const) {
    await page
      .getByRole('list', { name: 'At a glance' })
      .getByRole('link', { name: new RegExp(`^${count}`) })
      .click()
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(currentPath()).toBe(path)
    window.history.back()
  }
})

test('a list that fails without a message shows the app’s own on its card', async () => {
  await openApp('/teacher/dashboard', {
    as: 'teacher',
    situations: { listTeacherClasses: 'serverError', listTeacherReports: 'serverError' },
  })
  await expect.element(page.getByText('Failed to load classes')).toBeVisible()
  await expect.element(page.getByText('Failed to load student performance data')).toBeVisible()
})

const today = page.getByRole('region', { name: /^Today’s lessons/ })

// proves X49
test('today’s lessons that fail to load show an error in place and can be reloaded', async () => {
  const fetch = await openApp('/teacher/dashboard', { as: 'teacher', situations: { getTimetable: 'serverError' } })
  await expect.element(today.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
  fetch.use({ getTimetable: 'empty' })
  await today.getByRole('button', { name: 'Try again' }).click()
  await expect.element(today.getByText('No lessons in the next seven days.')).toBeVisible()
})

// proves X49
test('missing attendance of earlier days links to the register of its lesson', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher', situations: { getTimetable: 'empty' } })
  await page
    .getByRole('link', { name: /^Mark attendance: Catch-up hour/ })
    .first()
    .click()
  await expect.poll(currentPath).toBe('/teacher/classes?class=12&view=register&day=2026-03-25')
})

test('the page shows no missing attendance if the backend sends none', async () => {
  for (const listOwedLessons of ['unknownCall', 'serverError'] as const) {
    await testStep(listOwedLessons, async () => {
      await openApp('/teacher/dashboard', { as: 'teacher', situations: { listOwedLessons, getTimetable: 'empty' } })
      await expect.element(today.getByText('No lessons in the next seven days.')).toBeVisible()
      await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
      expect(page.getByRole('heading', { name: 'Attendance to take' }).elements()).toEqual([])
      expect(page.getByRole('alert').elements()).toEqual([])
    })
  }
})

// proves X49
test('a due report links to its prefilled form', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher', situations: { getTimetable: 'empty' } })
  await page.getByRole('link', { name: /^Write report: STD-004 · Omar Haddad/ }).click()
  await expect.poll(currentPath).toBe('/teacher/student-performance?form=new&student=4&course=1')
  await expect
    .element(page.getByRole('combobox', { name: 'Student', exact: true }))
    .toHaveValue('STD-004 · Omar Haddad')
})

test('a backend without due reports shows none', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher', situations: { listTeacherAllotments: 'withoutTimings' } })
  await expect.element(page.getByRole('list', { name: 'At a glance' }).getByText('1', { exact: true })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Reports due' }).elements()).toEqual([])
})
