import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import {
  findRequestBodies,
  findOperationsAfter,
  findRequestPaths,
  waitForRequest,
  findRequests,
} from '#testing/findRequests.ts'

const [report] = examples.listTeacherReports[200].typical.data
const name = 'STD-001 · Zaynab Malik, Tajweed for beginners'
const path = '/teacher/student-performance'
/** Due reports change together with the reports. */
const refetchedOperations = ['listTeacherReports', 'listTeacherAllotments']
const title = (message: string | RegExp) => page.getByRole('heading', { level: 1, name: message })

// proves 1§2.routes.29, 2§2.paths.2, GET teacher/get-std-performance
test('the teacher’s reports are requested once', async () => {
  const fetch = await openApp(path, { as: 'teacher' })
  await expect.element(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
  expect(findRequestPaths(fetch, 'listTeacherReports')).toEqual(['/api/teacher/get-std-performance'])
})

/** Maryam Khan has only one class and course with this teacher. */
async function fillReportForMaryam(): Promise<void> {
  await page.getByRole('combobox', { name: 'Student', exact: true }).fill('maryam')
  await page.getByRole('option', { name: /Maryam Khan/ }).click()
  await expect.element(page.getByRole('textbox', { name: 'Attendance' })).toHaveValue('50%')
  await page.getByRole('textbox', { name: 'Test remarks' }).fill('Reads with care.')
  await page.getByRole('textbox', { name: 'Class participation' }).fill('Asks good questions.')
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('a report with an existing predecessor asks before it replaces it', async () => {
  const fetch = await openApp(`${path}?form=new`, { as: 'teacher', situations: { saveReport: 'updated' } })
  const first = examples.listTeacherReports[200].typical.data.find(({ student }) => student.id === 6)
  await fillReportForMaryam()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(findRequests(fetch, 'saveReport')).toEqual([])
  await expect.element(page.getByRole('textbox', { name: 'Test remarks' })).toHaveValue('Reads with care.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect.poll(currentPath).toBe(path)
  expect(findRequestBodies(fetch, 'saveReport')).toMatchObject([{ id: first!.id, version: first!.version }])
})

// proves 2§1.2, 2§3.23, POST student-performance/add-edit
test('a new report is prefilled with the attendance from the register', async () => {
  const fetch = await openApp(path, { as: 'teacher', situations: { listTeacherReports: 'empty' } })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  expect(currentPath()).toBe(`${path}?form=new`)
  expect(findRequests(fetch, 'listAttendance')).toEqual([])
  await fillReportForMaryam()
  expect(findRequestPaths(fetch, 'listAttendance')).toEqual(['/api/attendence/get/1'])
  await expect.element(page.getByText(examples.saveReport[200].saved.message)).toBeVisible()
  const { url, body } = await waitForRequest(fetch, 'saveReport')
  expect(url.pathname).toBe('/api/student-performance/add-edit')
  expect(body).toEqual({
    id: 0,
    classId: 1,
    studentId: 6,
    courseId: 1,
    attendance: '50%',
    testRemarks: 'Reads with care.',
    classParticipation: 'Asks good questions.',
    suggestions: '',
  })
  expect(findOperationsAfter(fetch, 'saveReport')).toEqual(refetchedOperations)
  await expect.element(title('Performance Report')).toBeVisible()
  expect(currentPath()).toBe(path)
})

test('an edited report is sent with its ID and version', async () => {
  const fetch = await openApp(path, { as: 'teacher', situations: { saveReport: 'updated' } })
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect.element(title(/^Edit report/)).toBeVisible()
  expect(currentPath()).toBe(`${path}?edit=${report!.id}`)
  await page.getByRole('textbox', { name: 'Attendance' }).fill('95 %')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Performance updated successfully')).toBeVisible()
  const { body } = await waitForRequest(fetch, 'saveReport')
  expect(body).toEqual({
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

// proves 2§6.2, DELETE student-performance/delete/{id}
test('deleting a report asks first', async () => {
  const fetch = await openApp(path, { as: 'teacher' })
  await pressRowAction('Delete', name)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Performance deleted successfully')).toBeVisible()
  expect(findRequestPaths(fetch, 'deleteReport')).toEqual([`/api/student-performance/delete/${report!.id}`])
  expect(findOperationsAfter(fetch, 'deleteReport')).toEqual(refetchedOperations)
})

test('a failed delete shows an error', async () => {
  await openApp(path, { as: 'teacher', situations: { deleteReport: 'serverError' } })
  await pressRowAction('Delete', name)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Error deleting performance')).toBeVisible()
})

test('the printout of a report opens from its row and closes again', async () => {
  await openApp(path, { as: 'teacher' })
  await pressRowAction('More actions:', name)
  await page.getByRole('menuitem', { name: /^Print / }).click()
  expect(currentPath()).toBe(`${path}?paper=${report!.id}`)
  await expect.element(page.getByRole('article').getByText(report!.student.name)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print Report' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(title('Performance Report')).toBeVisible()
})

test('a report opens to be read, with a link to its student', async () => {
  await openApp(path, { as: 'teacher' })
  await page
    .getByRole('rowheader', { name: /Zaynab Malik/ })
    .first()
    .getByRole('link')
    .click()
  await expect.poll(currentPath).toBe(`${path}?report=${report!.id}`)
  await expect.element(page.getByText(report!.participation)).toBeVisible()
  await page.getByRole('link', { name: report!.student.name }).click()
  await expect.poll(currentPath).toBe(`/teacher/alloted-students?student=${report!.student.id}`)
})
