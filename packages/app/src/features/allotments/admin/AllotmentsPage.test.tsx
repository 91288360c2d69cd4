import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import { findOperationsAfter, findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'

const all = examples.listAllotments[200].typical.teacherAllotment
const [first] = all
const second = `STD-002 · ${all[1]!.student.name}`
const two = all.find(({ student_class_timings: times }) => times.length === 2)!

const open = (path = '/admin/allot-teacher', situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const rows = () => page.getByRole('rowheader').elements().length
const editFirst = `Edit ${first!.student.name}, ${first!.course.name}`
const firstName = `${first!.student.name}, ${first!.course.name}`
const toast = (message: string) => page.getByRole('alert').filter({ hasText: message })

async function choose(field: string, search: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(search)
  await page.getByRole('option', { name: search, exact: false }).click()
}

async function fillForm(): Promise<void> {
  await choose('Student', 'STD-001')
  await choose('Course', 'Tajweed for beginners')
  await choose('Teacher', 'TCH-001')
  await expect
    .element(page.getByText(/^Filled in with the times the student requested\. You can change them\./))
    .toBeVisible()
}

// proves 1§2.routes.14, 2§2.paths.2, GET teacher-allotment/get
test('the list is requested once, without anything that only the form needs', async () => {
  const fetch = await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Allotted Teachers' })).toBeVisible()
  await expect.poll(rows).toBe(all.length)
  expect(findRequestPaths(fetch, 'listAllotments')).toEqual(['/api/teacher-allotment/get'])
  expect(findRequests(fetch, 'listStudents')).toEqual([])
})

/** The list of students shows the teachers of each. */
const refetched = ['listAllotments', 'listWaiting', 'listStudents']

// proves 2§1.3, 2§2.allotments.2, 2§2.allotments.3, 2§3.20, 2§4.12, 2§6.3, POST teacher-allotment/allot
test('allotting a teacher sends the times that the student requested, then refetches the list', async () => {
  const fetch = await open()
  await page.getByRole('button', { name: 'Allot Teacher' }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher?form=new')
  await fillForm()
  await expect
    .poll(() => findRequestPaths(fetch, 'listAssignedCourses'))
    .toContain('/api/course/get-teacher-assiged-course/1')
  await page.getByRole('button', { name: 'Allot', exact: true }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
  const { url, body } = await waitForRequest(fetch, 'createAllotment')
  expect(url.pathname).toBe('/api/teacher-allotment/allot')
  expect(body).toEqual({
    studentId: 1,
    teacherId: 1,
    courseId: 1,
    classTimes: [{ from: '16:00', to: '17:00' }],
  })
  await expect.poll(() => findOperationsAfter(fetch, 'createAllotment')).toEqual(refetched)
  await expect.element(page.getByRole('status').getByText(examples.createAllotment[200].saved.message)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Allot Teacher' })).toHaveFocus()
})

// proves 2§2.allotments.6, 2§3.20, 2§4.12, PUT teacher-allotment/update/{id}
test('editing an allotment sends the IDs of its times and its version', async () => {
  const fetch = await open(`/admin/allot-teacher?edit=${two.id}`)
  await choose('Teacher', 'TCH-001')
  await page.getByRole('button', { name: 'Update Allotment' }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
  const [one, other] = two.student_class_timings
  const { url, body } = await waitForRequest(fetch, 'updateAllotment')
  expect(url.pathname).toBe(`/api/teacher-allotment/update/${two.id}`)
  expect(body).toEqual({
    studentId: two.student.id,
    teacherId: 1,
    courseId: two.course.id,
    classTimes: [
      { id: one!.id, from: one!.preferred_time_from, to: one!.preferred_time_to },
      { id: other!.id, from: other!.preferred_time_from, to: other!.preferred_time_to },
    ],
    version: two.version,
  })
  await expect.poll(() => findOperationsAfter(fetch, 'updateAllotment')).toEqual(refetched)
  await expect.element(page.getByRole('status').getByText(examples.updateAllotment[200].saved.message)).toBeVisible()
})

// proves 2§2.allotments.7, 2§8.24, DELETE teacher-allotment/delete/{id}
test('deleting an allotment asks first, shows a message and refetches the list', async () => {
  const fetch = await open()
  await pressRowAction('Delete', firstName)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('status').getByText('Allotment deleted')).toBeVisible()
  expect(findRequestPaths(fetch, 'deleteAllotment')).toEqual([`/api/teacher-allotment/delete/${first!.id}`])
  expect(findOperationsAfter(fetch, 'deleteAllotment')).toEqual(['listAllotments', 'listWaiting'])
})

test('a failed delete shows one error', async () => {
  await open('/admin/allot-teacher', { deleteAllotment: 'serverError' })
  await pressRowAction('Delete', firstName)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Error deleting allotment')).toBeVisible()
  expect(rows()).toBe(all.length)
})

// proves 2§2.allotments.6
test('Cancel Edit opens an empty form, Cancel opens the list; both ask about unsaved changes', async () => {
  await open()
  await page.getByRole('button', { name: editFirst }).click()
  await expect.poll(currentPath).toBe(`/admin/allot-teacher?edit=${first!.id}`)
  await page.getByRole('button', { name: 'Cancel Edit' }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher?form=new')
  await expect.element(page.getByRole('combobox', { name: 'Student' })).toHaveValue('')
  await choose('Student', 'STD-002')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
})

test('the back button asks about unsaved changes', async () => {
  await open()
  await page.getByRole('button', { name: 'Allot Teacher' }).click()
  await choose('Student', 'STD-002')
  window.history.back()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('combobox', { name: 'Student' })).toHaveValue(second)
})

test('a search is in the URL and is kept after an edit', async () => {
  await open('/admin/allot-teacher?q=zaynab')
  await expect.poll(rows).toBe(1)
  await page.getByRole('button', { name: editFirst }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher?q=zaynab')
  await expect.element(page.getByRole('button', { name: editFirst })).toHaveFocus()
})

const { students } = examples.listStudents[200].typical
const field = (name: string) => page.getByRole('combobox', { name })
const leave = () => page.getByRole('button', { name: 'Cancel', exact: true }).click()

// proves X57
test.each(['list', 'page'])('the %s of students opens the form with the student selected', async (from) => {
  const { id, name } = students[0]!
  await openApp(from === 'list' ? '/admin/students' : `/admin/students?student=${id}`, { as: 'admin' })
  if (from === 'list') {
    await page.getByRole('button', { name: `More actions: ${name}` }).click()
    await page.getByRole('menuitem', { name: `Allot a teacher to ${name}` }).click()
  } else await page.getByRole('link', { name: 'Allot a teacher', exact: true }).click()
  await expect.poll(currentPath).toBe(`/admin/allot-teacher?form=new&student=${id}`)
  await expect.element(field('Student')).toHaveValue(expect.stringContaining(name))
  await expect.element(field('Course')).toHaveValue('Tajweed for beginners')
})

// proves X57
test('the inbox opens the form with the student, the paid course and the available teachers', async () => {
  const { person, courseId, what } = examples.listWaiting[200].typical.items.find(
    ({ kind }) => kind === 'studentWithoutTeacher',
  )!
  const fetch = await openApp(`/admin/inbox?item=studentWithoutTeacher-33`, { as: 'admin' })
  await page.getByRole('link', { name: 'Allot a teacher' }).click()
  await expect.poll(currentPath).toBe(`/admin/allot-teacher?form=new&student=${person.id}&course=${courseId}`)
  await expect.element(field('Student')).toHaveValue(`${person.code} · ${person.name}`)
  await expect.element(field('Course')).toHaveValue(what)
  await expect
    .poll(() => findRequestPaths(fetch, 'listStudentBillingDetails'))
    .toContain(`/api/student/get/billing-details/${person.id}`)
  await expect.element(page.getByRole('group', { name: 'Suggested teachers' })).toBeVisible()
  await leave()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
})

// proves X57
test('a course of a teacher opens the form with both selected', async () => {
  const { courses } = examples.listAssignedCourses[200].typical
  const { course } = courses[0]!
  await openApp('/admin/teacher?teacher=1&tab=courses', { as: 'admin' })
  await page.getByRole('link', { name: `Allot to a student: ${course.name}` }).click()
  await expect.poll(currentPath).toBe(`/admin/allot-teacher?form=new&teacher=1&course=${course.id}`)
  await expect.element(field('Course')).toHaveValue(course.name)
  await expect.element(field('Teacher')).toHaveValue('TCH-001 · Amina Yusuf')
  await leave()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
})

// proves X57
test('an unknown student and course select nothing, and the form closes without a question', async () => {
  const fetch = await open('/admin/allot-teacher?form=new&student=999&course=998')
  await waitForRequest(fetch, 'listStudentBillingDetails')
  await field('Student').fill(students[1]!.std_id ?? '')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  for (const name of ['Student', 'Course']) await expect.element(field(name)).toHaveValue('')
  await leave()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
})

// proves X57
test('choosing a course the student already has shows who teaches it, with a link to that allotment', async () => {
  await open(`/admin/allot-teacher?form=new&student=${first!.student.id}&course=${first!.course.id}`)
  await page.getByRole('link', { name: `Edit this allotment: ${first!.teacher.name}` }).click()
  await expect.poll(currentPath).toBe(`/admin/allot-teacher?edit=${first!.id}`)
  await expect.element(page.getByRole('button', { name: 'Update Allotment' })).toBeVisible()
})

// proves D300.2
test('the inbox opens the form for a requested course that isn’t paid, without asking for bills', async () => {
  const { person, courseId, what, key } = examples.listWaiting[200].requests.items[1]!
  const fetch = await openApp(`/admin/inbox?item=${key}`, { as: 'admin', situations: { listWaiting: 'requests' } })
  await page.getByRole('link', { name: 'Allot a teacher' }).click()
  await expect
    .poll(currentPath)
    .toBe(`/admin/allot-teacher?form=new&student=${person.id}&course=${courseId}&requested=yes`)
  await expect.element(field('Student')).toHaveValue(expect.stringContaining(person.name))
  await expect.element(field('Course')).toHaveValue(what)
  await expect.element(page.getByRole('group', { name: 'Suggested teachers' })).toBeVisible()
  expect(findRequestPaths(fetch, 'listStudentBillingDetails')).toEqual([])
  await leave()
})
