import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/exampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

const open = (query: string, situations: Situations = {}) =>
  openApp(`/admin/students?${query}`, { as: 'admin', situations })
const sent = (fetch: ExampleFetch, id: string) => fetch.requests.filter(({ operationId }) => operationId === id)
const after = (fetch: ExampleFetch, id: string) => {
  const ids = fetch.requests.map(({ operationId }) => operationId)
  return ids.slice(ids.indexOf(id as (typeof ids)[number]) + 1)
}
const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const section = (name: string) => page.getByRole('region', { name })

// proves X55
test('what the sections show is asked for when it is near, once, and leads on', async () => {
  const fetch = await open('student=1')
  for (const [name, words, href] of [
    ['Teacher and times', 'Amina Yusuf', '/admin/teacher?teacher=1'],
    ['Classes', 'Tajweed, Monday group', '/admin/classes?class=1'],
    ['Reports', 'Tajweed for beginners', '/admin/student-Performance-report?edit=1'],
    ['Events', 'Open evening', '/admin/event?members=1'],
  ] as const) {
    await expect.element(section(name)).toBeVisible()
    section(name).element().scrollIntoView()
    await expect.element(section(name).getByRole('link', { name: words })).toHaveAttribute('href', href)
  }
  for (const id of ['listStudents', 'listAllotments', 'getStudentProgress', 'listReports', 'listEvents']) {
    expect(sent(fetch, id), id).toHaveLength(1)
  }
  // Who is in which class is told: it needn’t be guessed.
  expect(sent(fetch, 'listAllClasses')).toEqual([])
  const asked = sent(fetch, 'listEventMembers').map(({ url }) => url.pathname)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).toHaveLength(examples.listEvents[200].typical.event.length)
})

// proves X55
test.each([
  ['Teacher and times', 'teachers', 'listAllotments'],
  ['Classes', 'classes', 'getStudentProgress'],
  ['Reports', 'reports', 'listReports'],
  ['Events', 'events', 'listEvents'],
  ['Events', 'events', 'listEventMembers'],
] as const)('%s that can’t be read say so in their place, and are asked for again', async (name, at, call) => {
  const fetch = await open(`student=1&tab=${at}`, { [call]: 'serverError' })
  await section(name).getByRole('button', { name: 'Try again' }).first().click()
  fetch.use({ [call]: 'typical' })
  await section(name).getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(section(name).getByRole('link').first()).toBeVisible()
  await expect.element(section('Student Details')).toBeVisible()
})

// proves X63, D16.2
test('where the school doesn’t tell a student’s classes, those of their teachers stand there, and attendance as reports have it', async () => {
  const fetch = await open('student=1&tab=classes', { getStudentProgress: 'unknownCall' })
  await expect.element(section('Classes').getByRole('link', { name: 'Tajweed, Monday group' })).toBeVisible()
  const asWritten = section('Attendance').getByText(/^As the teachers have written it/)
  // What comes above it may push it away again.
  await expect
    .poll(() => {
      section('Attendance').element().scrollIntoView()
      return asWritten.elements()
    })
    .toHaveLength(1)
  await expect.element(asWritten).toBeVisible()
  expect(sent(fetch, 'listAllClasses')).toHaveLength(1)
})

// proves X55
test('notes go out with the record and its version, and the students are read again', async () => {
  const fetch = await open('student=1&tab=notes')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls on Mondays.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.poll(place).toBe('/admin/students?student=1')
  const [call] = sent(fetch, 'saveStudentNotes')
  expect(call?.url.pathname).toBe('/api/student/notes/1')
  expect(call?.body).toEqual({ notes: 'Calls on Mondays.', version: 1 })
  expect(after(fetch, 'saveStudentNotes')).toContain('listStudents')
  await expect.element(page.getByRole('status').getByText('Notes saved')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit notes' })).toHaveFocus()
})

// proves X55, D16.3
test('a backend that keeps no notes says so once, and they are no longer offered', async () => {
  const fetch = await open('student=1&tab=notes', { saveStudentNotes: 'unknownCall' })
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls on Mondays.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Notes can’t be kept here. Nothing was changed.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Calls on Mondays.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await answer('Leave')
  await expect.element(section('Notes')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit notes' })).not.toBeInTheDocument()
  expect(sent(fetch, 'saveStudentNotes')).toHaveLength(1)
})

test('notes that somebody changed meanwhile are told in the form; nothing typed is lost', async () => {
  await open('student=1&tab=notes', { saveStudentNotes: 'changedMeanwhile' })
  const field = page.getByRole('textbox', { name: 'Notes' })
  await field.fill('Calls on Mondays.')
  await page.getByRole('button', { name: 'Update' }).click()
  const words = examples.saveStudentNotes[409].changedMeanwhile.error
  await expect.element(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(field).toHaveValue('Calls on Mondays.')
})
