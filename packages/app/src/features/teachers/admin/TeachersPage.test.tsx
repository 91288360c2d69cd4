import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'

const all = examples.listTeachers[200].typical.teachers
const course = examples.listCourses[200].typical.course[0]!
const student = examples.listStudents[200].typical.students[0]!

async function open(path = '/admin/teacher', situations: Situations = {}) {
  const fetch = await openApp(path, { as: 'admin', situations })
  // The first page of a test file loads slowly, because its code is transformed on demand.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return fetch
}
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)
    .toSorted()
const rows = () => page.getByRole('rowheader').elements().length

async function choose(field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(option)
  await page.getByRole('option', { name: option, exact: false }).click()
}

// proves 1§2.routes.12, GET teacher/get
test('the list is requested once, without anything that isn’t shown', async () => {
  const fetch = await open()
  await expect.poll(rows).toBe(all.length)
  expect(findRequestPaths(fetch, 'listTeachers')).toEqual(['/api/teacher/get'])
  expect(findRequests(fetch, 'listAllotments')).toEqual([])
})

// proves 1§2.teachers.1, GET teacher/get-filtered-teacher/{studentId}/{courseId}, D10.1
test('filtering by course and student requests the server on Apply and updates the URL', async () => {
  const fetch = await open()
  await expect.poll(rows).toBe(all.length)
  await choose('Course', course.name)
  await choose('Student', student.name)
  expect(currentPath()).toBe('/admin/teacher')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(currentPath).toBe(`/admin/teacher?course=${course.id}&student=${student.id}`)
  await waitForRequest(fetch, 'filterTeachers')
  expect(findRequestPaths(fetch, 'filterTeachers')).toEqual([
    `/api/teacher/get-filtered-teacher/${student.id}/${course.id}`,
  ])
  await expect.poll(rows).toBe(examples.filterTeachers[200].typical.teachers.length)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(currentPath).toBe('/admin/teacher')
  await waitForRequest(fetch, 'listTeachers', 2)
  await expect.poll(rows).toBe(all.length)
})

const { course: courses } = examples.listCourses[200].typical

// proves 1§2.teachers.1
test('a course filter shows the teachers it is assigned to', async () => {
  const fetch = await open()
  await expect.poll(rows).toBe(all.length)
  for (const { id, name } of courses) {
    navigate(`/admin/teacher?course=${id}`)
    const own = all.filter((one) => one.courses.some((taught) => taught.id === id)).map((one) => one.name)
    expect.soft(own.length, `teachers of ${name}`).toBeGreaterThan(0)
    await expect.poll(names, { message: name }).toEqual(own.toSorted())
  }
  expect(findRequests(fetch, 'listAllotments')).toEqual([])
})

// proves 1§2.teachers.1
test('a backend without assigned courses in its list is requested per teacher', async () => {
  const { teachers } = examples.listTeachers[200].withoutCourses
  const [assigned] = examples.listAssignedCourses[200].typical.courses
  const fetch = await open(`/admin/teacher?course=${assigned!.course.id}`, { listTeachers: 'withoutCourses' })
  await expect
    .poll(() => findRequestPaths(fetch, 'listAssignedCourses'))
    .toEqual(expect.arrayContaining(teachers.map(({ id }) => `/api/course/get-teacher-assiged-course/${id}`)))
  await expect.poll(rows).toBe(teachers.length)
  fetch.use({ listAssignedCourses: 'empty' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(currentPath).toBe('/admin/teacher')
})

// proves 1§3.13, D10.1
test('a URL with only a student filters the full list by the allotments', async () => {
  const fetch = await open(`/admin/teacher?student=${student.id}`)
  await expect.poll(rows).toBe(1)
  expect(findRequestPaths(fetch, 'listTeachers')).toEqual(['/api/teacher/get'])
  expect(findRequestPaths(fetch, 'listAllotments')).toEqual(['/api/teacher-allotment/get'])
})

test('a filter by student shows no teachers when the allotments fail', async () => {
  await open('/admin/teacher?student=1', { listAllotments: 'serverError' })
  await expect.element(page.getByText('Error fetching allotments')).toBeVisible()
  expect(rows()).toBe(0)
})

// proves 1§1.2
test('“See more” opens a teacher by URL, and closing returns to the same list and row', async () => {
  await open('/admin/teacher?q=amina&sort=-name')
  await page.getByRole('link', { name: 'See more about Amina Yusuf' }).click()
  await expect.poll(currentPath).toBe('/admin/teacher?q=amina&sort=-name&teacher=1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Amina Yusuf' })).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(currentPath).toBe('/admin/teacher?q=amina&sort=-name')
  await expect.element(page.getByRole('link', { name: 'Amina Yusuf', exact: true })).toHaveFocus()
  await expect.element(page.getByRole('searchbox')).toHaveValue('amina')
})

test('a message to selected teachers is recorded', async () => {
  const fetch = await open()
  await page.getByRole('checkbox', { name: 'Select Amina Yusuf' }).click()
  await page.getByRole('button', { name: 'Message' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('We meet on Friday.')
  const link = page.getByRole('link', { name: /^WhatsApp to Amina Yusuf/ })
  // The message itself opens in another tab.
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  expect((await waitForRequest(fetch, 'noteMessage')).body).toMatchObject({ recordKind: 'teacher', recordId: 1 })
})
