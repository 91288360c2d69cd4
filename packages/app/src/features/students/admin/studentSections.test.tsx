import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'
import { navigate } from 'wouter/use-browser-location'

const open = (query: string, situations: Situations = {}) =>
  openApp(`/admin/students?${query}`, { as: 'admin', situations })
const answerDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const tab = (name: string) => page.getByRole('tablist').getByRole('tab', { name, exact: true })
const panel = (name: string) => page.getByRole('tabpanel', { name })

// proves X55
test('the content of a tab is requested once, when the tab opens', async () => {
  const fetch = await open('student=1')
  await expect.element(panel('Student Details')).toBeVisible()
  for (const id of ['listReports', 'listEvents', 'listFees'] as const) expect(findRequests(fetch, id), id).toEqual([])
  for (const [name, message, href] of [
    ['Teacher and times', 'Amina Yusuf', '/admin/teacher?teacher=1'],
    ['Classes', 'Tajweed, Monday group', '/admin/classes?class=1'],
    ['Reports', 'Tajweed for beginners', '/admin/student-Performance-report?report=1'],
    ['Events', 'Open evening', '/admin/event?members=1'],
  ] as const) {
    await tab(name).click()
    await expect.element(panel(name).getByRole('link', { name: message })).toHaveAttribute('href', href)
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
test('a backend without student progress shows the classes of the teachers, and no attendance', async () => {
  const fetch = await open('student=1&tab=classes', { getStudentProgress: 'unknownCall' })
  await expect.element(panel('Classes').getByRole('link', { name: 'Tajweed, Monday group' })).toBeVisible()
  await expect.element(tab('Attendance')).not.toBeInTheDocument()
  expect(findRequests(fetch, 'listAllClasses')).toHaveLength(1)
})

// proves X55
test('notes are sent with the record and its version, and the students are refetched', async () => {
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
test('leaving a tab asks about half-typed notes', async () => {
  await open('student=1&tab=notes')
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls')
  await tab('Reports').click()
  await answerDialog('Keep editing')
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Calls')
  await tab('Reports').click()
  await answerDialog('Discard changes')
  await expect.poll(currentPath).toBe('/admin/students?student=1&tab=reports')
})

// proves X55, D16.3
test('a backend that can’t store notes says so once and hides them', async () => {
  const fetch = await open('student=1&tab=notes', { saveStudentNotes: 'unknownCall' })
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls on Mondays.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Notes aren’t supported on this server. Nothing changed.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Calls on Mondays.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await answerDialog('Discard changes')
  await expect.element(panel('Notes')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit notes' })).not.toBeInTheDocument()
  expect(findRequests(fetch, 'saveStudentNotes')).toHaveLength(1)
})

const records = [
  {
    record: 'students?student=1',
    specified: ['Student Details', 'Class Timings', 'Billing', 'Assign ID'],
    tabs: {
      details: 'Student Details',
      timings: 'Class Timings',
      code: 'Assign ID',
      billing: 'Billing',
      teachers: 'Teacher and times',
      events: 'Events',
      grades: 'Student Details',
    },
  },
  {
    record: 'teacher?teacher=1',
    specified: ['Teacher Details', 'Class Timings', 'Assign Course', 'Edit Login Credentials'],
    tabs: {
      details: 'Teacher Details',
      timings: 'Class Timings',
      courses: 'Assign Course',
      credentials: 'Edit Login Credentials',
      students: 'Students',
    },
  },
]

// proves 1§2.teachers.6, 2§2.students.3, X55
test.each(records)(
  'the tabs of $record begin with the four of the specification, and a URL opens each',
  async ({ record, specified, tabs }) => {
    await openApp(`/admin/${record}`, { as: 'admin' })
    await expect.element(page.getByRole('tab', { name: specified[0]! })).toBeVisible()
    const shown = page.getByRole('tab').elements()
    expect(shown.slice(0, 4).map(({ textContent }) => textContent)).toEqual(specified)
    for (const [id, name] of Object.entries(tabs)) {
      navigate(`/admin/${record}&tab=${id}`)
      const tab = page.getByRole('tab', { name, exact: true })
      await expect.element(tab, { message: id }).toHaveAttribute('aria-selected', 'true')
      await expect.element(page.getByRole('tabpanel', { name }), { message: id }).toBeVisible()
      expect(page.getByRole('tabpanel').elements(), id).toHaveLength(1)
    }
  },
)

const student = examples.listStudents[200].typical.students[0]!
const times = (
  JSON.parse(student.class_course_data) as { course_name: string; timings: { from: string; to: string }[] }[]
).flatMap(({ course_name, timings }) => timings.map(({ from, to }) => [course_name, from, to]))
const { data: bills } = examples.listStudentBillingDetails[200].typical

// proves 2§2.students.6
test('Class Timings has a row for every time: course, from and to', async () => {
  await openApp(`/admin/students?student=${student.id}&tab=timings`, { as: 'admin' })
  await expect
    .poll(() => page.getByRole('tabpanel', { name: 'Class Timings' }).getByRole('rowheader').elements().length)
    .toBe(times.length)
  const rows = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
  for (const message of times) {
    expect(rows.some((row) => message.every((word) => row.includes(word)))).toBe(true)
  }
})

// proves 2§2.students.8
test('Billing has a card for every purchase: receipt, method, status, course and duration', async () => {
  await openApp(`/admin/students?student=${student.id}&tab=billing`, { as: 'admin' })
  const cards = page
    .getByRole('tabpanel', { name: 'Billing' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect.poll(() => cards.elements().length).toBe(bills.length)
  const pictures = () => document.querySelectorAll('[data-section=billing] img').length
  await expect.poll(pictures).toBe(bills.filter(({ receipt }) => receipt !== null).length)
  const shown = cards.elements().map((card) => ({
    text: card.textContent.toLowerCase(),
    pictures: [...card.querySelectorAll('img')].map(({ src }) => new URL(src).pathname),
  }))
  for (const { course, receipt, paymentMethod } of bills) {
    const message = [course.name, course.course_duration, paymentMethod ?? ''].map((one) => one.toLowerCase())
    const fits = shown.filter(({ text }) => message.every((word) => text.includes(word)))
    expect(fits.length, course.name).toBeGreaterThan(0)
    const pictures = fits.flatMap((one) => one.pictures)
    const isShown = receipt === null ? pictures.length === 0 : pictures.includes(receipt)
    expect(isShown, course.name).toBe(true)
  }
})
