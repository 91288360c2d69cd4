import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/exampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/pressRowAction.ts'

const all = examples.listReports[200].typical.data
const [first] = all
const home = '/admin/student-Performance-report'
const form = `${home}?edit=${first!.id}`

const open = (path = home, situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const asked = (fetch: Awaited<ReturnType<typeof open>>) => fetch.requests.map(({ operationId }) => operationId)
const paths = (fetch: Awaited<ReturnType<typeof open>>) => fetch.requests.map(({ url }) => url.pathname)
const rows = () => page.getByRole('rowheader').elements().length
const toast = (words: string) => page.getByRole('alert').filter({ hasText: words })
const remarks = page.getByRole('textbox', { name: 'Test Remarks' })
const update = page.getByRole('button', { name: 'Update' })
const offline = 'The school can’t be reached. Check your connection and try again.'

async function confirmDelete(): Promise<void> {
  await pressRowAction('Delete', `${first!.student.name}, ${first!.course.name}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

// proves 1§2.routes.15, 2§2.paths.2, GET student-performance/get
test('the list is asked for once, and nothing that only the form needs', async () => {
  const fetch = await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Performance report' })).toBeVisible()
  await expect.poll(rows).toBe(all.length)
  expect(paths(fetch).filter((path) => path === '/api/student-performance/get')).toHaveLength(1)
  expect(asked(fetch)).not.toContain('listStudents')
})

// proves 2§2.reports.4, 2§8.8, 2§8.9
test.each([
  ['serverError', 'Failed to load student performance data'],
  ['networkError', `Error fetching student performance. ${offline}`],
] as const)('a list that fails by %s says so, and is asked for again', async (listReports, words) => {
  const fetch = await open(home, { listReports })
  await expect.element(page.getByText(words)).toBeVisible()
  fetch.use({ listReports: 'empty' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No performance records found.')).toBeVisible()
})

// proves 2§1.3, 2§2.reports.2, 2§2.reports.3, 2§3.24, 2§8.21, 2§8.22, PUT student-performance/edit
test('an edited report goes out whole, with its version; the list is read again', async () => {
  const fetch = await open()
  await page.getByRole('button', { name: `Edit ${first!.student.name}, ${first!.course.name}` }).click()
  await expect.poll(place).toBe(form)
  await page.getByRole('textbox', { name: 'Attendance' }).fill('95%')
  await remarks.fill('Much better.')
  await update.click()
  await expect.poll(place).toBe(home)
  const sent = fetch.requests.find(({ operationId }) => operationId === 'editReport')
  expect(sent?.url.pathname).toBe('/api/student-performance/edit')
  expect(sent?.body).toEqual({
    id: first!.id,
    classId: first!.class.id,
    studentId: first!.student.id,
    teacherId: first!.teacher.id,
    courseId: first!.course.id,
    attendance: '95%',
    test_remarks: 'Much better.',
    participation: first!.participation,
    suggestions: first!.suggestions,
    version: first!.version,
  })
  await expect.poll(() => asked(fetch).at(-1)).toBe('listReports')
  await expect.element(page.getByRole('status').getByText('Performance updated successfully')).toBeVisible()
})

// proves 2§8.17, 2§8.18
test.each([
  ['serverError', 'Failed to update performance'],
  ['networkError', `Error updating performance. ${offline}`],
  ['changedMeanwhile', 'Somebody changed this meanwhile'],
] as const)('an update that fails by %s says so once, and nothing typed is lost', async (editReport, words) => {
  await open(form, { editReport })
  await remarks.fill('Much better.')
  await update.click()
  await expect.element(toast(words)).toBeVisible()
  expect(toast(words).elements()).toHaveLength(1)
  await expect.element(remarks).toHaveValue('Much better.')
})

test('what the server says of a field stands at the field', async () => {
  await open(form, { editReport: 'invalid' })
  await update.click()
  await expect
    .element(page.getByRole('combobox', { name: 'Student' }))
    .toHaveAccessibleDescription(/Student is required/)
})

// proves 2§8.16
test.each([
  ['listCourses', 'Error fetching courses', 'Course'],
  ['listAllClasses', 'Failed to load classes', 'Class'],
  ['listStudents', 'Failed to load students', 'Student'],
  ['listTeachers', 'Error fetching teachers', 'Teacher'],
] as const)('without %s the form says “%s”, and keeps what the report holds', async (list, words, field) => {
  const fetch = await open(form, { [list]: 'serverError' })
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: field })).not.toHaveValue('')
  fetch.use({ [list]: 'typical' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

// proves 2§6.3, 2§8.21, 2§8.22, DELETE student-performance/delete/{id}
test('a report is deleted after a question, told, and the list is read again', async () => {
  const fetch = await open()
  await confirmDelete()
  await expect.element(page.getByRole('status').getByText('Performance deleted successfully')).toBeVisible()
  expect(paths(fetch).slice(-2)).toEqual([
    `/api/student-performance/delete/${first!.id}`,
    '/api/student-performance/get',
  ])
})

// proves 2§8.19
test('a delete that fails says so once', async () => {
  await open(home, { deleteReport: 'serverError' })
  await confirmDelete()
  await expect.element(toast('Error deleting performance')).toBeVisible()
  expect(rows()).toBe(all.length)
})

// proves 2§2.reports.2, 2§2.reports.3
test('Cancel asks before changes are lost, then leads back to the row', async () => {
  await open(`${home}?q=zaynab`)
  const edit = page.getByRole('button', { name: `Edit ${first!.student.name}, ${first!.course.name}` })
  await edit.click()
  await remarks.fill('Much better.')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect.poll(place).toBe(`${home}?q=zaynab`)
  await expect.element(edit).toHaveFocus()
})
