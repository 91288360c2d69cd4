import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/exampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

const all = examples.listStudents[200].typical.students
const found = examples.filterStudents[200].typical.students
const course = examples.listCourses[200].typical.course[0]!

const open = (path = '/admin/students', situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const paths = (fetch: Awaited<ReturnType<typeof openApp>>) => fetch.requests.map(({ url }) => url.pathname)

async function expectRows(count: number) {
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(count)
}

// proves 1§2.routes.13, 2§1.3, 2§2.paths.2, GET student/get
test('the list is asked for once, and nobody’s billing', async () => {
  const fetch = await open()
  await expectRows(all.length)
  expect(paths(fetch).filter((path) => path === '/api/student/get')).toHaveLength(1)
  expect(paths(fetch)).toContain('/api/course/get')
  expect(paths(fetch).some((path) => path.includes('billing'))).toBe(false)
})

// proves 2§2.students.1, GET student/get-filtered-stds/{courseId}
test('a course is asked of the server, by Apply, and stands in the address; Refresh brings the whole list anew', async () => {
  const fetch = await open()
  await expectRows(all.length)
  await page.getByRole('combobox', { name: 'Courses' }).fill(course.name)
  await page.getByRole('option', { name: course.name }).click()
  expect(place()).toBe('/admin/students')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(place).toBe(`/admin/students?course=${course.id}`)
  await expect.poll(() => paths(fetch).at(-1)).toBe(`/api/student/get-filtered-stds/${course.id}`)
  await expectRows(found.length)

  const before = fetch.requests.length
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(place).toBe('/admin/students')
  await expect.poll(() => paths(fetch).slice(before)).toContain('/api/student/get')
  await expectRows(all.length)
})

test('an address with a course asks for its students only', async () => {
  const fetch = await open(`/admin/students?course=${course.id}`)
  await expectRows(found.length)
  await expect.element(page.getByRole('combobox', { name: 'Courses' })).toHaveValue(course.name)
  expect(paths(fetch)).not.toContain('/api/student/get')
})

test.each([
  ['/admin/students', { listStudents: 'serverError' }, 'Failed to load students'],
  ['/admin/students', { listStudents: 'networkError' }, /^Error fetching students\. The school can’t be reached/],
  ['/admin/students?course=1', { filterStudents: 'serverError' }, 'Failed to load students'],
  ['/admin/students?course=1', { filterStudents: 'notFound' }, 'This is no longer there.'],
] as const)('%s fails by %j and can be asked for again', async (path, situations, words) => {
  const fetch = await open(path, situations)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByText(words).elements()).toHaveLength(1)
  fetch.use({ listStudents: 'empty', filterStudents: 'empty' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/^(No students found|This course has no students)\.$/)).toBeVisible()
})

test('the list is there without the courses, whose failure is said at their field', async () => {
  await open('/admin/students', { listCourses: 'serverError' })
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error fetching courses' })).toBeVisible()
  await expectRows(all.length)
})

// proves 2§4.13
test('“See more” opens a student by address, and closing comes back to the same list and row', async () => {
  await open('/admin/students?course=1&q=zaynab&sort=-name')
  await page.getByRole('link', { name: 'See more about Zaynab Malik' }).click()
  await expect.poll(place).toBe('/admin/students?course=1&q=zaynab&sort=-name&student=1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zaynab Malik' })).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(place).toBe('/admin/students?course=1&q=zaynab&sort=-name')
  await expect.element(page.getByRole('link', { name: 'Zaynab Malik', exact: true })).toHaveFocus()
  await expect.element(page.getByRole('searchbox')).toHaveValue('zaynab')
})
