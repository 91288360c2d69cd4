import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestPaths, waitForRequest, findRequests } from '#testing/requests.ts'

const open = (query: string, situations: Situations = {}) =>
  openApp(`/admin/students?${query}`, { as: 'admin', situations })
const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const tab = (name: string) => page.getByRole('tablist').getByRole('tab', { name, exact: true })
const panel = (name: string) => page.getByRole('tabpanel', { name })

// proves X55
test('what a tab shows is requested once, when the tab opens', async () => {
  const fetch = await open('student=1')
  await expect.element(panel('Student Details')).toBeVisible()
  for (const id of ['listReports', 'listEvents', 'listFees'] as const) expect(findRequests(fetch, id), id).toEqual([])
  for (const [name, words, href] of [
    ['Teacher and times', 'Amina Yusuf', '/admin/teacher?teacher=1'],
    ['Classes', 'Tajweed, Monday group', '/admin/classes?class=1'],
    ['Reports', 'Tajweed for beginners', '/admin/student-Performance-report?edit=1'],
    ['Events', 'Open evening', '/admin/event?members=1'],
  ] as const) {
    await tab(name).click()
    await expect.element(panel(name).getByRole('link', { name: words })).toHaveAttribute('href', href)
  }
  for (const id of ['listStudents', 'listAllotments', 'getStudentProgress', 'listReports', 'listEvents'] as const) {
    expect(findRequests(fetch, id), id).toHaveLength(1)
  }
  expect(findRequests(fetch, 'listAllClasses')).toEqual([])
  const members = findRequestPaths(fetch, 'listEventMembers')
  expect(new Set(members).size).toBe(members.length)
  expect(members).toHaveLength(examples.listEvents[200].typical.event.length)
})

// proves X55
test('members of events that fail to load can be requested again, more than once', async () => {
  const fetch = await open('student=1&tab=events', { listEventMembers: 'serverError' })
  await panel('Events').getByRole('button', { name: 'Try again' }).first().click()
  fetch.use({ listEventMembers: 'typical' })
  await panel('Events').getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(panel('Events').getByRole('link').first()).toBeVisible()
})

// proves X63, D16.2, D16.3
test('a backend without student progress has the classes of their teachers, and no attendance', async () => {
  const fetch = await open('student=1&tab=classes', { getStudentProgress: 'unknownCall' })
  await expect.element(panel('Classes').getByRole('link', { name: 'Tajweed, Monday group' })).toBeVisible()
  await expect.element(tab('Attendance')).not.toBeInTheDocument()
  expect(findRequests(fetch, 'listAllClasses')).toHaveLength(1)
})

// proves X55
test('notes go out with the record and its version, and the students are read again', async () => {
  const fetch = await open('student=1&tab=notes')
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls on Mondays.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).not.toBeInTheDocument()
  expect(currentPath()).toBe('/admin/students?student=1&tab=notes')
  const { url, body } = await waitForRequest(fetch, 'saveStudentNotes')
  expect(url.pathname).toBe('/api/student/notes/1')
  expect(body).toEqual({ notes: 'Calls on Mondays.', version: 1 })
  expect(findOperationsAfter(fetch, 'saveStudentNotes')).toContain('listStudents')
  await expect.element(page.getByRole('status').getByText('Notes saved')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit notes' })).toHaveFocus()
})

// proves D46.2
test('half-typed notes ask before their tab is left', async () => {
  await open('student=1&tab=notes')
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls')
  await tab('Reports').click()
  await answer('Stay')
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Calls')
  await tab('Reports').click()
  await answer('Leave')
  await expect.poll(currentPath).toBe('/admin/students?student=1&tab=reports')
})

// proves X55, D16.3
test('a backend that keeps no notes says so once, and they are no longer offered', async () => {
  const fetch = await open('student=1&tab=notes', { saveStudentNotes: 'unknownCall' })
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls on Mondays.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Notes can’t be kept here. Nothing was changed.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Calls on Mondays.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await answer('Leave')
  await expect.element(panel('Notes')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit notes' })).not.toBeInTheDocument()
  expect(findRequests(fetch, 'saveStudentNotes')).toHaveLength(1)
})
