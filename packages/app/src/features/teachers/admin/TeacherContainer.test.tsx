import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pressRowAction } from '#testing/userActions.ts'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import {
  findRequestBodies,
  findOperationsAfter,
  findRequestPaths,
  waitForRequest,
  findRequests,
} from '#testing/findRequests.ts'

const lists = examples.listTeachers[200]
const active = lists.typical.teachers[0]!
const pending = lists.pending.teachers.find(({ name }) => name === 'Yasmin Dupont')!
const blocked = lists.blocked.teachers[0]!
const courses = examples.listCourses[200].typical.course
const assigned = examples.listAssignedCourses[200].typical.courses

async function open(query: string, situations: Situations = {}) {
  const fetch = await openApp(`/admin/teacher?${query}`, { as: 'admin', situations })
  // The first page of a test file loads slowly, because its code is transformed on demand.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return fetch
}
const countTeacherRequests = (fetch: ExampleFetch) =>
  fetch.requests.map(({ operationId }) => operationId).filter((id) => id.endsWith('Teachers') || id.endsWith('Teacher'))
const tab = (name: string) => page.getByRole('tablist', { name: 'Teacher sections' }).getByRole('tab', { name })
const panel = (name: string) => page.getByRole('tabpanel', { name })
const answerDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

// proves 1§2.teachers.16, 1§4.10, POST teacher/block, D22.2
test.each([
  ['block', active, 'Block', 'typical', 'active'],
  ['unblock', blocked, 'Unblock', 'blocked', 'blocked'],
] as const)(
  '%s refetches the record, sends its status and returns to a refetched list',
  async (_, teacher, button, listTeachers, status) => {
    const fetch = await open(`q=a&teacher=${teacher.id}`, { listTeachers })
    await page.getByRole('button', { name: button, exact: true }).click()
    expect(findRequests(fetch, 'listTeachers')).toHaveLength(1)
    await answerDialog(button)
    await expect.poll(currentPath).toBe('/admin/teacher?q=a')
    const { url, body } = await waitForRequest(fetch, 'blockTeacher')
    expect(url.pathname).toBe('/api/teacher/block')
    expect(body).toEqual({ teacherID: teacher.id, status })
    expect(countTeacherRequests(fetch)).toEqual(['listTeachers', 'listTeachers', 'blockTeacher', 'listTeachers'])
    await expect.element(page.getByRole('status').getByText('Teacher blocked')).toBeVisible()
  },
)

// proves D22.2
test('a status that changed in the meantime is not toggled back', async () => {
  const fetch = await open(`teacher=${blocked.id}`, { listTeachers: 'blocked' })
  await page.getByRole('button', { name: 'Unblock', exact: true }).click()
  fetch.use({ listTeachers: 'pending' })
  await answerDialog('Unblock')
  await expect.element(page.getByText('Teacher not found').first()).toBeVisible()
  expect(findRequests(fetch, 'blockTeacher')).toEqual([])
})

test('a rejected block keeps the dialog open with the reason', async () => {
  await open('teacher=1', { blockTeacher: 'invalid' })
  await page.getByRole('button', { name: 'Block' }).click()
  await answerDialog('Block')
  await expect.element(page.getByText('Validation failed: Status has changed in the meantime')).toBeVisible()
  expect(currentPath()).toBe('/admin/teacher?teacher=1')
})

test('each error of a block is shown once, and the page stays', async () => {
  const fetch = await open('teacher=1')
  for (const [situation, message] of [
    ['serverError', 'Something went wrong'],
    ['networkError', 'Can’t connect. Check your internet connection and try again.'],
  ] as const) {
    await testStep(situation, async () => {
      fetch.use({ blockTeacher: situation })
      await page.getByRole('button', { name: 'Block' }).click()
      await answerDialog('Block')
      await expect.element(page.getByText(message)).toBeVisible()
      expect(page.getByText(message).elements()).toHaveLength(1)
      await answerDialog('Cancel')
      expect(currentPath()).toBe('/admin/teacher?teacher=1')
      // It stays until it is dismissed.
      await page.getByRole('alert').filter({ hasText: message }).getByRole('button', { name: 'Dismiss' }).click()
    })
  }
})

// proves 1§2.teachers.16, POST teacher/delete
test('deleting a teacher asks first and returns to a refetched list', async () => {
  const fetch = await open('teacher=1')
  await page.getByRole('button', { name: 'Delete' }).click()
  await answerDialog('Delete')
  await expect.poll(currentPath).toBe('/admin/teacher')
  const { url, body } = await waitForRequest(fetch, 'deleteTeacher')
  expect(url.pathname).toBe('/api/teacher/delete')
  expect(body).toEqual({ teacherID: 1, version: 1 })
  expect(countTeacherRequests(fetch)).toEqual(['listTeachers', 'deleteTeacher', 'listTeachers'])
})

// proves X65
test('a delete that is rejected or comes after another decision keeps the dialog open with the reason', async () => {
  const fetch = await open('teacher=1', { deleteTeacher: 'invalid' })
  await page.getByRole('button', { name: 'Delete' }).click()
  await answerDialog('Delete')
  await expect.element(page.getByText('Validation failed: Teacher is required')).toBeVisible()
  fetch.use({ deleteTeacher: 'changedMeanwhile' })
  await answerDialog('Delete')
  await expect
    .element(page.getByText(/^Someone else changed this\. Reopen it to see the latest version\. Nothing was saved\./))
    .toBeVisible()
  expect(currentPath()).toBe('/admin/teacher?teacher=1')
})

// proves GET class-time/get_class_time/{teacherId}
test('class timings are requested once, when their tab opens', async () => {
  const fetch = await open('teacher=1')
  await expect.element(panel('Teacher Details')).toBeVisible()
  expect(findRequests(fetch, 'listTeacherClassTimes')).toEqual([])
  await tab('Class Timings').click()
  await expect.poll(currentPath).toBe('/admin/teacher?teacher=1&tab=timings')
  await expect.element(panel('Class Timings').getByRole('rowheader').first()).toBeVisible()
  expect(findRequestPaths(fetch, 'listTeacherClassTimes')).toEqual(['/api/class-time/get_class_time/1'])
})

// proves 1§6.1, GET course/get-teacher-assiged-course/{teacherId}, POST course/assign-course
test('a course is assigned to the record, and the list is refetched', async () => {
  const free = courses.find(({ id }) => !assigned.some(({ course }) => course.id === id))!
  const fetch = await open('teacher=1&tab=courses')
  await page.getByRole('combobox', { name: 'Course' }).fill(free.name)
  await page.getByRole('option', { name: free.name }).click()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'assignCourse')).toEqual(['listAssignedCourses', 'listTeachers'])
  const { url, body } = await waitForRequest(fetch, 'assignCourse')
  expect(url.pathname).toBe('/api/course/assign-course')
  expect(body).toEqual({ teacherID: 1, courseID: free.id })
  expect(findRequestPaths(fetch, 'listAssignedCourses')[0]).toBe('/api/course/get-teacher-assiged-course/1')
})

// proves DELETE teacher/remove-allocated-course/{courseId}, D3.1
test('a course is removed by its assignment, and the list is refetched', async () => {
  const fetch = await open('teacher=1&tab=courses')
  await pressRowAction('Delete', 'Qaida for children')
  await answerDialog('Remove')
  await expect
    .poll(() => findOperationsAfter(fetch, 'removeAssignedCourse'))
    .toEqual(['listAssignedCourses', 'listTeachers'])
  expect(findRequestPaths(fetch, 'removeAssignedCourse')).toEqual(['/api/teacher/remove-allocated-course/103'])
})

test('removing a course that a class needs shows why it failed', async () => {
  await open('teacher=1&tab=courses', { removeAssignedCourse: 'invalid' })
  await pressRowAction('Delete', 'Qaida for children')
  await answerDialog('Remove')
  await expect.element(page.getByText(/This teacher still has a class for this course/)).toBeVisible()
})

// proves POST teacher/assign_login_credentials, D1.1, X18
test('a pending teacher gets a free code and a generated password, which is shown once', async () => {
  const fetch = await open(`teacher=${pending.id}&tab=credentials`)
  await expect.element(page.getByRole('textbox', { name: 'Teacher ID' })).toHaveValue('TCH-008')
  await page.getByRole('button', { name: 'Generate password' }).click()
  await page.getByRole('button', { name: 'Use this password' }).click()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect.element(page.getByText('Share this password with the teacher. You won’t see it again.')).toBeVisible()
  const { url, body } = await waitForRequest(fetch, 'assignTeacherCredentials')
  expect(url.pathname).toBe('/api/teacher/assign_login_credentials')
  expect(body).toEqual({
    id: 'TCH-008',
    name: pending.name,
    email: pending.email,
    password: expect.stringMatching(/^.{4}-.{4}-.{4}-.{4}$/),
    teacherID: pending.id,
    isEdit: false,
    version: pending.version,
  })
  expect(findOperationsAfter(fetch, 'assignTeacherCredentials')).toEqual(['listTeachers', 'listWaiting'])
  const { password } = body as { password: string }
  await expect.element(page.getByText(password)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(currentPath).toBe(`/admin/teacher?teacher=${pending.id}`)
  await expect.element(page.getByText(password)).not.toBeInTheDocument()
})

// proves POST teacher/assign_login_credentials
test('an edit without a password sends none', async () => {
  const fetch = await open('teacher=1&tab=credentials')
  await page.getByRole('textbox', { name: 'Name' }).fill('Amina Khan')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.poll(currentPath).toBe('/admin/teacher?teacher=1')
  const { email, version } = active
  expect(findRequestBodies(fetch, 'assignTeacherCredentials')).toEqual([
    { id: 'TCH-001', name: 'Amina Khan', email, teacherID: 1, isEdit: true, version },
  ])
})

test('the link back asks before a half-filled form is lost', async () => {
  await open(`teacher=${pending.id}&tab=credentials`)
  await page.getByRole('textbox', { name: 'Password' }).fill('open')
  await page.getByRole('link', { name: 'All teachers' }).click()
  await answerDialog('Keep editing')
  await expect.element(page.getByRole('textbox', { name: 'Password' })).toHaveValue('open')
  await page.getByRole('link', { name: 'All teachers' }).click()
  await answerDialog('Discard changes')
  await expect.poll(currentPath).toBe('/admin/teacher')
})

// proves 1§2.teachers.5
test('an unknown teacher is reported as missing', async () => {
  await open('teacher=999')
  await expect.element(page.getByText('Teacher not found')).toBeVisible()
})

// proves X55
test('the week, the students and the reports are the teacher’s own, each requested once', async () => {
  const fetch = await open('teacher=1')
  for (const [name, message, href] of [
    ['Next seven days', 'Tajweed, Monday group', '/admin/classes?class=1'],
    ['Students', 'Zaynab Malik', '/admin/students?student=1'],
    ['Reports', 'Zaynab Malik', '/admin/student-Performance-report?report=1'],
  ] as const) {
    await tab(name).click()
    await expect.element(panel(name).getByRole('link', { name: message }).first()).toHaveAttribute('href', href)
  }
  for (const id of ['listAllotments', 'listReports'] as const) expect(findRequests(fetch, id), id).toHaveLength(1)
  const { searchParams } = (await waitForRequest(fetch, 'getTimetable')).url
  expect([searchParams.get('teacherId'), searchParams.get('days')]).toEqual(['1', '7'])
})

// proves X55, D16.3
test('a backend without a timetable has no week tab', async () => {
  await open('teacher=1&tab=week', { getTimetable: 'unknownCall' })
  await expect.element(tab('Students')).toBeVisible()
  await expect.element(tab('Next seven days')).not.toBeInTheDocument()
  await expect.element(panel('Teacher Details')).toBeVisible()
})
