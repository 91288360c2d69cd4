import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'

const [first] = examples.listClassAssignments[200].typical.students
const title = page.getByRole('heading', { level: 1, name: 'Add Students' })

/** The list of classes shows the number of their students. */
const refetched = ['listClassAssignments', 'listTeacherClasses']

const classSelect = page.getByRole('button', { name: /^(Choose one|Tajweed, evening) Class$/ })

// proves 1§2.routes.26, 2§2.paths.2, GET class/get-students, D13.1
test('the form shows allotments and the table class/get-students', async () => {
  const fetch = await openApp('/teacher/add-student', { as: 'teacher' })
  await expect.element(page.getByRole('rowheader', { name: /STD-001/ })).toBeVisible()
  expect(findRequestPaths(fetch, 'listClassAssignments')).toEqual(['/api/class/get-students'])
  expect(findRequestPaths(fetch, 'listTeacherAllotments')).toEqual(['/api/teacher-allotment/get-teacher-allotment'])
  expect(findRequestPaths(fetch, 'listTeacherClasses')).toEqual(['/api/class/get'])
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  expect(currentPath()).toBe('/teacher/add-student?form=new')
  await expect.element(classSelect).toHaveFocus()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(currentPath).toBe('/teacher/add-student')
})

// proves 2§1.2, 2§3.25, 2§8.23, POST class/assign-students
test('students are assigned to the class in the URL, then the list is refetched', async () => {
  const fetch = await openApp('/teacher/add-student?class=2', { as: 'teacher' })
  await expect.element(classSelect).toHaveTextContent('Tajweed, evening')
  await page.getByText('STD-004 · Omar Haddad').click()
  await page.getByRole('button', { name: 'Assign 1 student' }).click()
  await expect.element(page.getByText('Students assigned to class successfully')).toBeVisible()
  const { url, body } = await waitForRequest(fetch, 'assignStudents')
  expect(url.pathname).toBe('/api/class/assign-students')
  expect(body).toEqual({
    classId: 2,
    students: [{ studentId: 4, classTimings: [{ id: 40, preferred_time_from: '20:30', preferred_time_to: '21:30' }] }],
  })
  expect(findOperationsAfter(fetch, 'assignStudents').toSorted()).toEqual(refetched)
  await expect.poll(currentPath).toBe('/teacher/add-student')
})

// proves 2§6.2, DELETE class/remove-std/{classId}/{studentId}/{linkId}
test('removing a student from a class asks first', async () => {
  const fetch = await openApp('/teacher/add-student', { as: 'teacher' })
  await page.getByRole('button', { name: /^Remove STD-001 · Zaynab Malik/ }).click()
  expect(findRequests(fetch, 'removeClassStudent')).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText(examples.removeClassStudent[200].deleted.message)).toBeVisible()
  const { id, classID, student } = first!
  expect(findRequestPaths(fetch, 'removeClassStudent')).toEqual([
    `/api/class/remove-std/${classID}/${student.id}/${id}`,
  ])
  expect(findOperationsAfter(fetch, 'removeClassStudent').toSorted()).toEqual(refetched)
})

test('a class’s attendance links here with the class', async () => {
  await openApp('/teacher/classes?class=2&view=register', {
    as: 'teacher',
    situations: { listClassStudents: 'empty' },
  })
  await page.getByRole('link', { name: 'Assign students' }).click()
  await expect.element(title).toBeVisible()
  expect(currentPath()).toBe('/teacher/add-student?class=2')
})
