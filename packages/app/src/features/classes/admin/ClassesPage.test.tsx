import { examples } from '@maktab/contract/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { navigate } from 'wouter/use-browser-location'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import { findOperationsAfter, findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'

const all = examples.listAllClasses[200].typical.data
const [first] = all
const course = examples.listCourses[200].typical.course[0]!
const teacher = examples.listTeachers[200].typical.teachers[0]!

afterEach(() => vi.restoreAllMocks())

const open = (path = '/admin/classes', situations: Situations = {}) => openApp(path, { as: 'admin', situations })
/** The titles of the rows, whose courses follow them. */
const titles = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => all.find(({ title }) => textContent.startsWith(title))?.title ?? '')
    .toSorted()
const rows = () => page.getByRole('rowheader').elements().length

async function choose(field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(option)
  await page.getByRole('option', { name: option, exact: false }).click()
}

// proves 1§1.2, 1§2.routes.11, GET class/get-all
test('lists classes with their teachers’ codes', async () => {
  const fetch = await open()
  await expect.element(page.getByText(teacher.name, { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(teacher.teach_id!, { exact: true }).first()).toBeVisible()
  expect(findRequestPaths(fetch, 'listAllClasses')).toEqual(['/api/class/get-all'])
})

// proves 1§2.classes.1, GET class/get-filtered-classes/{teacherId}/{courseId}, D10.1
test('filtering by teacher and course requests the server on Apply and updates the URL', async () => {
  const fetch = await open()
  await expect.poll(rows).toBe(all.length)
  await choose('Course', course.name)
  await choose('Teacher', teacher.name)
  expect(currentPath()).toBe('/admin/classes')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(currentPath).toBe(`/admin/classes?course=${course.id}&teacher=${teacher.id}`)
  await waitForRequest(fetch, 'filterClasses')
  expect(findRequestPaths(fetch, 'filterClasses')).toEqual([
    `/api/class/get-filtered-classes/${teacher.id}/${course.id}`,
  ])
  await expect.poll(rows).toBe(examples.filterClasses[200].typical.data.length)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(currentPath).toBe('/admin/classes')
  await waitForRequest(fetch, 'listAllClasses', 2)
  await expect.poll(rows).toBe(all.length)
})

// proves D10.1
test('a teacher in the URL filters the full list', async () => {
  const fetch = await open(`/admin/classes?teacher=${teacher.id}`)
  await expect.poll(rows).toBe(all.filter(({ teacherID }) => teacherID === teacher.id).length)
  expect(findRequests(fetch, 'listAllClasses')).toHaveLength(1)
})

const { course: courses } = examples.listCourses[200].typical

// proves 1§2.classes.1
test('a course filter shows the classes that teach it', async () => {
  await open()
  await expect.poll(rows).toBe(all.length)
  for (const { id, name } of courses) {
    navigate(`/admin/classes?course=${id}`)
    const own = all.filter((one) => one.courses.some((taught) => taught.id === id)).map(({ title }) => title)
    expect.soft(own.length, `classes of ${name}`).toBeGreaterThan(0)
    await expect.poll(titles, { message: name }).toEqual(own.toSorted())
  }
})

// proves 1§2.classes.1
test('a backend without courses of classes is requested per teacher, and each class is shown once', async () => {
  const complaints = vi.spyOn(console, 'error')
  const fetch = await open(`/admin/classes?course=${course.id}`, { listAllClasses: 'withoutCourses' })
  const teacherIds = new Set(examples.listAllClasses[200].withoutCourses.data.map(({ teacherID }) => teacherID))
  await expect
    .poll(() => findRequestPaths(fetch, 'filterClasses'))
    .toEqual(expect.arrayContaining([...teacherIds].map((id) => `/api/class/get-filtered-classes/${id}/${course.id}`)))
  await expect.poll(rows).toBe(examples.filterClasses[200].typical.data.length)
  expect(complaints).not.toHaveBeenCalled()
})

// proves 1§8.13, PUT class/edit/{id}, D4.2, D29.2
test('editing a class sends its ID, one time and its version, then refetches the list', async () => {
  const fetch = await open()
  await page.getByRole('button', { name: `Edit ${first?.title}` }).click()
  await expect.poll(currentPath).toBe(`/admin/classes?class=${first?.id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill('A better title')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(currentPath).toBe('/admin/classes')
  const { url, body } = await waitForRequest(fetch, 'editClass')
  expect(url.pathname).toBe(`/api/class/edit/${first?.id}`)
  expect(body).toEqual({
    id: first?.id,
    title: 'A better title',
    link: first?.classLink,
    classTime: { id: 10, from: '16:00', to: '17:00' },
    version: first?.version,
  })
  await expect.poll(() => findOperationsAfter(fetch, 'editClass')).toContain('listAllClasses')
  await expect.element(page.getByRole('status').getByText('Class updated successfully')).toBeVisible()
})

test('an administrator creates a class for a teacher, with one of their courses', async () => {
  const fetch = await open()
  await page.getByRole('button', { name: 'Create Class' }).click()
  await expect.poll(currentPath).toBe('/admin/classes?class=new')
  await choose('Teacher', teacher.name)
  await expect.poll(() => findRequestPaths(fetch, 'listAssignedCourses').at(-1)).toMatch(new RegExp(`/${teacher.id}$`))
  await choose('Courses', course.name)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('textbox', { name: 'Title' }).fill('Morning group')
  await page.getByRole('group', { name: /From/ }).getByRole('spinbutton').first().click()
  await userEvent.keyboard('07000745')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(currentPath).toBe('/admin/classes')
  expect((await waitForRequest(fetch, 'scheduleClass')).body).toEqual({
    teacherID: teacher.id,
    title: 'Morning group',
    times: [{ from: '07:00', to: '07:45' }],
    courseIds: [course.id],
  })
  await expect.poll(() => findOperationsAfter(fetch, 'scheduleClass')).toContain('listAllClasses')
})

test('a backend that can’t create classes for teachers offers no button', async () => {
  await open('/admin/classes', { getSettings: 'unknownCall' })
  await expect.poll(rows).toBe(all.length)
  await expect.element(page.getByRole('button', { name: 'Create Class' })).not.toBeInTheDocument()
})

test('the back button asks about unsaved changes', async () => {
  await open()
  await page.getByRole('button', { name: `Edit ${first?.title}` }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A better title')
  window.history.back()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A better title')
})

// proves 1§6.1, DELETE class/delete/{id}
test('deleting a class asks first and refetches the list', async () => {
  const fetch = await open()
  await pressRowAction('Delete', `${first?.title}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(findRequestPaths(fetch, 'deleteClass')).toEqual([`/api/class/delete/${first?.id}`])
  expect(findOperationsAfter(fetch, 'deleteClass')).toEqual(['listAllClasses', 'listWaiting'])
})
