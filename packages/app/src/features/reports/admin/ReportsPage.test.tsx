import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import { findOperationsAfter, findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'

const all = examples.listReports[200].typical.data
const [first] = all
const home = '/admin/student-Performance-report'
const form = `${home}?edit=${first!.id}`

const open = (path = home, situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const rows = () => page.getByRole('rowheader').elements().length
const toast = (message: string) => page.getByRole('alert').filter({ hasText: message })
const remarks = page.getByRole('textbox', { name: 'Test Remarks' })
const update = page.getByRole('button', { name: 'Update' })

async function confirmDelete(): Promise<void> {
  await pressRowAction('Delete', `${first!.student.name}, ${first!.course.name}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

// proves 1§2.routes.15, 2§2.paths.2, GET student-performance/get
test('the list is requested once, without anything that only the form needs', async () => {
  const fetch = await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Performance report' })).toBeVisible()
  await expect.poll(rows).toBe(all.length)
  expect(findRequestPaths(fetch, 'listReports')).toEqual(['/api/student-performance/get'])
  expect(findRequests(fetch, 'listStudents')).toEqual([])
})

// proves 2§1.3, 2§2.reports.2, 2§2.reports.3, 2§3.24, 2§8.21, 2§8.22, PUT student-performance/edit
test('editing a report sends all fields and its version, then refetches the list', async () => {
  const fetch = await open()
  await page.getByRole('button', { name: `Edit ${first!.student.name}, ${first!.course.name}` }).click()
  await expect.poll(currentPath).toBe(form)
  await page.getByRole('textbox', { name: 'Attendance' }).fill('95%')
  await remarks.fill('Much better.')
  await update.click()
  await expect.poll(currentPath).toBe(home)
  const { url, body } = await waitForRequest(fetch, 'editReport')
  expect(url.pathname).toBe('/api/student-performance/edit')
  expect(body).toEqual({
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
  await expect.poll(() => findOperationsAfter(fetch, 'editReport')).toEqual(['listReports'])
  await expect.element(page.getByRole('status').getByText('Performance updated successfully')).toBeVisible()
})

// proves 2§8.16
test('a form whose lists fail shows each error, keeps the report’s values and can reload them', async () => {
  const lists = [
    ['listCourses', 'Error fetching courses', 'Course'],
    ['listAllClasses', 'Failed to load classes', 'Class'],
    ['listStudents', 'Failed to load students', 'Student'],
    ['listTeachers', 'Error fetching teachers', 'Teacher'],
  ] as const
  const fetch = await open(form, Object.fromEntries(lists.map(([list]) => [list, 'serverError'])))
  for (const [list, message, field] of lists) {
    await testStep(list, async () => {
      const alert = page.getByRole('alert').filter({ hasText: message })
      await expect.element(alert).toBeVisible()
      await expect.element(page.getByRole('combobox', { name: field })).not.toHaveValue('')
      fetch.use({ [list]: 'typical' })
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect.element(page.getByText(message)).not.toBeInTheDocument()
    })
  }
})

// proves 2§6.3, 2§8.21, 2§8.22, DELETE student-performance/delete/{id}
test('deleting a report asks first, shows a message and refetches the list', async () => {
  const fetch = await open()
  await confirmDelete()
  await expect.element(page.getByRole('status').getByText('Performance deleted successfully')).toBeVisible()
  expect(findRequestPaths(fetch, 'deleteReport')).toEqual([`/api/student-performance/delete/${first!.id}`])
  expect(findOperationsAfter(fetch, 'deleteReport')).toEqual(['listReports'])
})

// proves 2§8.19
test('a failed delete shows one error', async () => {
  await open(home, { deleteReport: 'serverError' })
  await confirmDelete()
  await expect.element(toast('Error deleting performance')).toBeVisible()
  expect(rows()).toBe(all.length)
})

// proves 2§2.reports.2, 2§2.reports.3
test('Cancel asks about unsaved changes, then returns to the row', async () => {
  await open(`${home}?q=zaynab`)
  const edit = page.getByRole('button', { name: `Edit ${first!.student.name}, ${first!.course.name}` })
  await edit.click()
  await remarks.fill('Much better.')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(currentPath).toBe(`${home}?q=zaynab`)
  await expect.element(page.getByRole('rowheader').first().getByRole('link')).toHaveFocus()
})

test('the printout of a report opens from its row and closes again', async () => {
  await open()
  await pressRowAction('More actions:', `${first!.student.name}, ${first!.course.name}`)
  await page.getByRole('menuitem', { name: /^Print / }).click()
  expect(currentPath()).toBe(`${home}?paper=${first!.id}`)
  await expect.element(page.getByRole('article').getByText(first!.student.name)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Performance report' })).toBeVisible()
})

test('a report opens to be read, and editing it returns to it', async () => {
  await open()
  await page
    .getByRole('rowheader', { name: new RegExp(first!.student.name) })
    .first()
    .getByRole('link')
    .click()
  await expect.poll(currentPath).toBe(`${home}?report=${first!.id}`)
  await expect.element(page.getByText(first!.participation)).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.poll(currentPath).toBe(form)
  await update.click()
  await expect.poll(currentPath).toBe(`${home}?report=${first!.id}`)
  await page.getByRole('link', { name: 'Print' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(currentPath).toBe(`${home}?report=${first!.id}`)
  await page.getByRole('link', { name: 'All reports' }).click()
  await expect.poll(currentPath).toBe(home)
})
