import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'

const all = examples.listStudents[200].typical.students
const filteredStudents = examples.filterStudents[200].typical.students
const course = examples.listCourses[200].typical.course[0]!

const open = (path = '/admin/students', situations: Situations = {}) => openApp(path, { as: 'admin', situations })

async function expectRows(count: number) {
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(count)
}

// proves 1§2.routes.13, 2§1.3, 2§2.paths.2, GET student/get
test('the list is requested once, without billing', async () => {
  const fetch = await open()
  await expectRows(all.length)
  expect(findRequestPaths(fetch, 'listStudents')).toEqual(['/api/student/get'])
  expect(findRequestPaths(fetch, 'listCourses')).toEqual(['/api/course/get'])
  expect(fetch.requests.filter(({ url }) => url.pathname.includes('billing'))).toEqual([])
})

// proves 2§2.students.1, GET student/get-filtered-stds/{courseId}
test('a course filter requests the server on Apply and updates the URL; Refresh reloads the whole list', async () => {
  const fetch = await open()
  await expectRows(all.length)
  await page.getByRole('combobox', { name: 'Courses' }).fill(course.name)
  await page.getByRole('option', { name: course.name }).click()
  expect(currentPath()).toBe('/admin/students')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(currentPath).toBe(`/admin/students?course=${course.id}`)
  await waitForRequest(fetch, 'filterStudents')
  expect(findRequestPaths(fetch, 'filterStudents')).toEqual([`/api/student/get-filtered-stds/${course.id}`])
  await expectRows(filteredStudents.length)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(currentPath).toBe('/admin/students')
  await waitForRequest(fetch, 'listStudents', 2)
  await expectRows(all.length)
})

test('a URL with a course requests only its students', async () => {
  const fetch = await open(`/admin/students?course=${course.id}`)
  await expectRows(filteredStudents.length)
  await expect.element(page.getByRole('combobox', { name: 'Courses' })).toHaveValue(course.name)
  expect(findRequests(fetch, 'listStudents')).toEqual([])
})

test('the list works without the courses, whose error is shown at their field', async () => {
  await open('/admin/students', { listCourses: 'serverError' })
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error fetching courses' })).toBeVisible()
  await expectRows(all.length)
})

// proves 2§4.13
test('“See more” opens a student by URL, and closing returns to the same list and row', async () => {
  await open('/admin/students?course=1&q=zaynab&sort=-name')
  await page.getByRole('link', { name: 'See more about Zaynab Malik' }).click()
  await expect.poll(currentPath).toBe('/admin/students?course=1&q=zaynab&sort=-name&student=1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zaynab Malik' })).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(currentPath).toBe('/admin/students?course=1&q=zaynab&sort=-name')
  await expect.element(page.getByRole('link', { name: 'Zaynab Malik', exact: true })).toHaveFocus()
  await expect.element(page.getByRole('searchbox')).toHaveValue('zaynab')
})

const selectStudent = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click()

test('an opened message is recorded for each of the guardian’s students', async () => {
  const fetch = await open()
  await selectStudent('Zaynab Malik')
  await page.getByRole('button', { name: 'Message' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('No lessons on Friday.')
  const link = page.getByRole('link', { name: /^WhatsApp to Imran Malik/ })
  // The message itself opens in another tab.
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  const { body } = await waitForRequest(fetch, 'noteMessage')
  expect(body).toMatchObject({ recordKind: 'student', recordId: 1, channel: 'whatsapp' })
})

test('IDs are assigned one after the other; one that is taken stays with its error', async () => {
  const [one, other] = examples.listStudents[200].withoutCode.students
  const fetch = await open('/admin/students', { listStudents: 'withoutCode' })
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await page.getByRole('button', { name: 'Assign IDs' }).click()
  const field = page.getByRole('textbox', { name: `Student ID of ${other!.name}` })
  await field.fill('STD-900')
  const { assigned } = examples.assignStudentId[200]
  const { codeTaken } = examples.assignStudentId[422]
  fetch.answer('assignStudentId', () =>
    findRequests(fetch, 'assignStudentId').length === 1
      ? Response.json(assigned)
      : Response.json(codeTaken, { status: 422 }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Assign IDs' }).click()
  await expect.element(page.getByText('This student ID is taken.')).toBeVisible()
  await expect.element(field).toHaveValue('STD-900')
  expect(findRequests(fetch, 'assignStudentId').map(({ body }) => (body as { id: number }).id)).toEqual([
    one!.id,
    other!.id,
  ])
})
