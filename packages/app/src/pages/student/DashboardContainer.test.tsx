import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

const { courses } = examples.listEnrolledCourses[200].typical

// proves 1§2.routes.18, 2§2.paths.2, 2§2.studentDashboard.1, GET student/get-std-courses
test('the counts come from the two lists, each asked for once', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student' })
  const numbers = page.getByRole('list', { name: 'In numbers' })
  const { classes } = examples.listStudentClasses[200].typical
  await expect.element(numbers).toHaveTextContent(`Enrolled Courses${courses.length}Classes${classes.length}`)
  const paths = fetch.requests.map(({ url }) => url.pathname)
  expect(paths.filter((path) => path === '/api/student/get-std-courses')).toHaveLength(1)
  expect(paths.filter((path) => path === '/api/student/classes')).toHaveLength(1)
})

// proves D11.1
test('a student without courses has 0 of each, and that is no error', async () => {
  await openApp('/student/dashboard', {
    as: 'student',
    situations: { listEnrolledCourses: 'empty', listStudentClasses: 'empty' },
  })
  await expect.element(page.getByText('No enrolled courses found.')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'In numbers' })).toHaveTextContent('Enrolled Courses0Classes0')
})

// proves 2§8.15
test('each failure is said once, by the specification’s sentence', async () => {
  const fetch = await openApp('/student/dashboard', {
    as: 'student',
    situations: { listEnrolledCourses: 'serverError', listStudentClasses: 'serverError' },
  })
  await expect.element(page.getByText('Error fetching courses')).toBeVisible()
  await expect.element(page.getByText('Failed to load classes')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(2)
  fetch.use({ listEnrolledCourses: 'typical' })
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(page.getByRole('heading', { name: courses[0]!.name, exact: true })).toBeVisible()
})
