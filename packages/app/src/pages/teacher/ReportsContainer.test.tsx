import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/pressRowAction.ts'

const [report] = examples.listTeacherReports[200].typical.data
const name = 'STD-001 · Zaynab Malik, Tajweed for beginners'
const path = '/teacher/student-performance'
type OpenedApp = Awaited<ReturnType<typeof openApp>>
const requestOf = (fetch: OpenedApp, id: string) => fetch.requests.find(({ operationId }) => operationId === id)
/** What is read again once it is done: who owes what changes with it. */
const lastOf = (fetch: OpenedApp) => fetch.requests.slice(-2).map(({ operationId }) => operationId)
const title = (words: string | RegExp) => page.getByRole('heading', { level: 1, name: words })

// proves 1§2.routes.29, 2§2.paths.2, GET teacher/get-std-performance
test('the teacher’s reports, and what the school says when they can’t be had', async () => {
  const fetch = await openApp(path, { as: 'teacher', situations: { listTeacherReports: 'serverError' } })
  await expect.element(page.getByText('Failed to load student performance data')).toBeVisible()
  fetch.use({ listTeacherReports: 'networkError' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/Error fetching student performance/)).toBeVisible()
  fetch.use({ listTeacherReports: 'typical' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
  expect(requestOf(fetch, 'listTeacherReports')?.url.pathname).toBe('/api/teacher/get-std-performance')
})

/** Maryam Khan’s class and course are the only ones that she has with this teacher. */
async function writeOnMaryam(): Promise<void> {
  await page.getByRole('combobox', { name: 'Student', exact: true }).fill('maryam')
  await page.getByRole('option', { name: /Maryam Khan/ }).click()
  await page.getByRole('button', { name: 'Take over 50%' }).click()
  await page.getByRole('textbox', { name: 'Test remarks' }).fill('Reads with care.')
  await page.getByRole('textbox', { name: 'Class participation' }).fill('Asks good questions.')
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('a report on what was reported on already asks before it replaces the first', async () => {
  const fetch = await openApp(`${path}?form=new`, { as: 'teacher', situations: { saveReport: 'updated' } })
  const first = examples.listTeacherReports[200].typical.data.find(({ student }) => student.id === 6)
  await writeOnMaryam()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(requestOf(fetch, 'saveReport')).toBeUndefined()
  await expect.element(page.getByRole('textbox', { name: 'Test remarks' })).toHaveValue('Reads with care.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect.poll(place).toBe(path)
  expect(requestOf(fetch, 'saveReport')?.body).toMatchObject({ id: first!.id, version: first!.version })
})

// proves 2§1.2, 2§3.23, POST student-performance/add-edit
test('a new report, with the attendance that the register of the class has', async () => {
  const fetch = await openApp(path, { as: 'teacher', situations: { listTeacherReports: 'empty' } })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  expect(place()).toBe(`${path}?form=new`)
  expect(requestOf(fetch, 'listAttendance')).toBeUndefined()
  await writeOnMaryam()
  expect(requestOf(fetch, 'listAttendance')?.url.pathname).toBe('/api/attendence/get/1')
  await expect.element(page.getByText(examples.saveReport[200].saved.message)).toBeVisible()
  const saved = requestOf(fetch, 'saveReport')
  expect(saved?.url.pathname).toBe('/api/student-performance/add-edit')
  expect(saved?.body).toEqual({
    id: 0,
    classId: 1,
    studentId: 6,
    courseId: 1,
    attendance: '50%',
    testRemarks: 'Reads with care.',
    classParticipation: 'Asks good questions.',
    suggestions: '',
  })
  expect(lastOf(fetch)).toEqual(['listTeacherReports', 'listTeacherAllotments'])
  await expect.element(title('Performance Report')).toBeVisible()
  expect(place()).toBe(path)
})

test('an edited report carries its id and version', async () => {
  const fetch = await openApp(path, { as: 'teacher', situations: { saveReport: 'updated' } })
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect.element(title(/^Edit Report/)).toBeVisible()
  expect(place()).toBe(`${path}?edit=${report!.id}`)
  await page.getByRole('textbox', { name: 'Attendance' }).fill('95 %')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Performance updated successfully')).toBeVisible()
  expect(requestOf(fetch, 'saveReport')?.body).toEqual({
    id: report!.id,
    version: report!.version,
    classId: 1,
    studentId: 1,
    courseId: 1,
    attendance: '95%',
    testRemarks: report!.test_remarks,
    classParticipation: report!.participation,
    suggestions: report!.suggestions,
  })
  await expect.element(title('Performance Report')).toBeVisible()
})

test.each([
  ['serverError', 'Failed to update performance'],
  ['networkError', 'Error updating performance'],
] as const)('a save that fails (%s) is told once: %s', async (situation, words) => {
  await openApp(`${path}?edit=${report!.id}`, { as: 'teacher', situations: { saveReport: situation } })
  await page.getByRole('textbox', { name: 'Test remarks' }).fill('Much better.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText(new RegExp(words))).toBeVisible()
  expect(page.getByText(new RegExp(words)).elements()).toHaveLength(1)
  await expect.element(page.getByRole('textbox', { name: 'Test remarks' })).toHaveValue('Much better.')
})

test('what the server says of the attendance stands at it', async () => {
  await openApp(`${path}?edit=${report!.id}`, { as: 'teacher', situations: { saveReport: 'invalid' } })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Attendance is required')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Attendance' })).toHaveFocus()
})

// proves 2§6.2, DELETE student-performance/delete/{id}
test('a report is deleted after a question', async () => {
  const fetch = await openApp(path, { as: 'teacher' })
  await pressRowAction('Delete', name)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Performance deleted successfully')).toBeVisible()
  expect(requestOf(fetch, 'deleteReport')?.url.pathname).toBe(`/api/student-performance/delete/${report!.id}`)
  expect(lastOf(fetch)).toEqual(['listTeacherReports', 'listTeacherAllotments'])
})

test('a delete that fails is told', async () => {
  await openApp(path, { as: 'teacher', situations: { deleteReport: 'serverError' } })
  await pressRowAction('Delete', name)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Error deleting performance')).toBeVisible()
})
