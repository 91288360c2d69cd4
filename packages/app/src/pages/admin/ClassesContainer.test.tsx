import { examples } from '@maktab/contract/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Situations } from '@maktab/mocks/exampleFetch'
import { openApp, place } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/pressRowAction.ts'

const all = examples.listAllClasses[200].typical.data
const [first] = all
const course = examples.listCourses[200].typical.course[0]!
const teacher = examples.listTeachers[200].typical.teachers[0]!

afterEach(() => vi.restoreAllMocks())

const open = (path = '/admin/classes', situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const paths = (fetch: Awaited<ReturnType<typeof openApp>>) => fetch.requests.map(({ url }) => url.pathname)
const titles = () =>
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

// proves 1§1.2, 1§2.routes.11, GET class/get-all
test('classes with their teachers’ codes', async () => {
  const fetch = await open()
  await expect.element(page.getByText(`${teacher.teach_id} · ${teacher.name}`).first()).toBeVisible()
  expect(paths(fetch).filter((path) => path === '/api/class/get-all')).toHaveLength(1)
})

// proves 1§2.classes.1, GET class/get-filtered-classes/{teacherId}/{courseId}, D10.1
test('teacher and course together are asked of the server, by Apply, and stand in the address', async () => {
  const fetch = await open()
  await expect.poll(rows).toBe(all.length)
  await choose('Course', course.name)
  await choose('Teacher', teacher.name)
  expect(place()).toBe('/admin/classes')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(place).toBe(`/admin/classes?course=${course.id}&teacher=${teacher.id}`)
  await expect.poll(() => paths(fetch).at(-1)).toBe(`/api/class/get-filtered-classes/${teacher.id}/${course.id}`)
  await expect.poll(rows).toBe(examples.filterClasses[200].typical.data.length)

  const before = fetch.requests.length
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(place).toBe('/admin/classes')
  await expect.poll(() => paths(fetch).slice(before)).toContain('/api/class/get-all')
  await expect.poll(rows).toBe(all.length)
})

// proves D10.1
test('an address with a teacher filters the full list', async () => {
  const fetch = await open(`/admin/classes?teacher=${teacher.id}`)
  await expect.poll(rows).toBe(all.filter(({ teacherID }) => teacherID === teacher.id).length)
  expect(paths(fetch)).toContain('/api/class/get-all')
})

const { course: courses } = examples.listCourses[200].typical

// proves 1§2.classes.1
test.for(courses.map(({ id }) => id))('a course alone leaves the classes that teach it: %i', async (id) => {
  await open(`/admin/classes?course=${id}`)
  const own = all.filter((one) => one.courses.some((taught) => taught.id === id)).map(({ title }) => title)
  expect(own.length).toBeGreaterThan(0)
  await expect.poll(titles).toEqual(own.toSorted())
})

// proves 1§2.classes.1
test('a school that doesn’t say what its classes teach is asked teacher by teacher, and shows each class once', async () => {
  const complaints = vi.spyOn(console, 'error')
  const fetch = await open(`/admin/classes?course=${course.id}`, { listAllClasses: 'withoutCourses' })
  const teacherIds = new Set(examples.listAllClasses[200].withoutCourses.data.map(({ teacherID }) => teacherID))
  await expect
    .poll(() => paths(fetch))
    .toEqual(expect.arrayContaining([...teacherIds].map((id) => `/api/class/get-filtered-classes/${id}/${course.id}`)))
  await expect.poll(rows).toBe(examples.filterClasses[200].typical.data.length)
  expect(complaints).not.toHaveBeenCalled()
})

// proves 1§8.11
test('what is filtered together can fail, and be asked for again', async () => {
  const fetch = await open('/admin/classes?teacher=1&course=1', { filterClasses: 'serverError' })
  await expect.element(page.getByText('Failed to load classes')).toBeVisible()
  fetch.use({ filterClasses: 'empty' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No classes found.')).toBeVisible()
})

// proves 1§8.13, PUT class/edit/{id}, D4.2, D29.2
test('an edited class goes out with its id, one timing and its version; the list is read again', async () => {
  const fetch = await open()
  await page.getByRole('button', { name: `Edit ${first?.title}` }).click()
  await expect.poll(place).toBe(`/admin/classes?class=${first?.id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill('A better title')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(place).toBe('/admin/classes')
  const at = fetch.requests.findIndex(({ operationId }) => operationId === 'editClass')
  const sent = fetch.requests[at]
  expect(sent?.url.pathname).toBe(`/api/class/edit/${first?.id}`)
  expect(sent?.body).toEqual({
    id: first?.id,
    title: 'A better title',
    link: first?.classLink,
    classTime: { id: 10, from: '16:00', to: '17:00' },
    version: first?.version,
  })
  const after = () => fetch.requests.slice(at + 1).map(({ operationId }) => operationId)
  await expect.poll(after).toContain('listAllClasses')
  await expect.element(page.getByRole('status').getByText('Class updated successfully')).toBeVisible()
})

// proves 1§8.14, 1§8.15
test.each([
  ['serverError', 'Failed to update class'],
  ['networkError', 'Error updating class. The school can’t be reached. Check your connection and try again.'],
] as const)('an edit that fails by %s says so once, and nothing typed is lost', async (editClass, words) => {
  await open(`/admin/classes?class=${first?.id}`, { editClass })
  await page.getByRole('textbox', { name: 'Title' }).fill('A better title')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A better title')
})

test('what the server says of a time stands at the time', async () => {
  await open(`/admin/classes?class=${first?.id}`, { editClass: 'invalid' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Class timings (from and to) are required')).toBeVisible()
})

test('the back button asks before changes are lost', async () => {
  await open()
  await page.getByRole('button', { name: `Edit ${first?.title}` }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A better title')
  window.history.back()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A better title')
})

// proves 1§6.1, DELETE class/delete/{id}
test('a class is deleted after a question, and the list is read again', async () => {
  const fetch = await open()
  await pressRowAction('Delete', `${first?.title}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(paths(fetch).slice(-3)).toEqual([`/api/class/delete/${first?.id}`, '/api/class/get-all', '/api/inbox/get'])
})

// proves 1§8.12
test.each([
  ['serverError', 'Failed to load classes'],
  ['networkError', 'Error fetching classes. The school can’t be reached. Check your connection and try again.'],
] as const)('classes that can’t be had by %s say so', async (listAllClasses, words) => {
  await open('/admin/classes', { listAllClasses })
  await expect.element(page.getByText(words), { timeout: 20_000 }).toBeVisible()
})
