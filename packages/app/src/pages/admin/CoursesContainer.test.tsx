import { examples } from '@maktab/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

const course = examples.listCourses[200].typical.course[0]!
const asked = (fetch: Awaited<ReturnType<typeof openApp>>) => fetch.requests.map(({ operationId }) => operationId)

async function fillForm(): Promise<void> {
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Letters and sounds')
  await page.getByRole('textbox', { name: 'Price' }).fill('12.5')
  await page.getByRole('textbox', { name: 'Duration' }).fill('6 weeks')
}

// proves 1§2.routes.10, GET course/get
test('the courses, asked for once', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await expect.element(page.getByRole('heading', { name: course.name, exact: true })).toBeVisible()
  expect(asked(fetch).filter((id) => id === 'listCourses')).toHaveLength(1)
})

test('a list that fails is asked for again on request', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin', situations: { listCourses: 'serverError' } })
  await expect.element(page.getByText('Error fetching courses')).toBeVisible()
  fetch.use({ listCourses: 'empty' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No courses yet')).toBeVisible()
})

// proves 1§2.courses.6, 1§8.5, 1§8.8
test('a new course goes out without an id, then the list is read again', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin', situations: { saveCourse: 'created' } })
  await fillForm()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  expect(fetch.requests.find(({ operationId }) => operationId === 'saveCourse')?.body).toEqual({
    name: 'Letters and sounds',
    description: '',
    price: '12.5',
    courseDuration: '6 weeks',
  })
  expect(asked(fetch).slice(-3)).toEqual(['saveCourse', 'listCourses', 'listWaiting'])
  await expect.element(page.getByRole('status').getByText(examples.saveCourse[201].created.message)).toBeVisible()
})

// proves POST course/create-course, D7.2
test('an edited course carries its id, and no picture that was not chosen', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('button', { name: `Edit ${course.name}` }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('A better name')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  const body = fetch.requests.find(({ operationId }) => operationId === 'saveCourse')?.body
  expect(body).toMatchObject({ id: String(course.id), name: 'A better name' })
  expect(body).not.toHaveProperty('image')
})

// proves D44.2
test('what the server says of a field stands at the field', async () => {
  await openApp('/admin/course', { as: 'admin', situations: { saveCourse: 'invalid' } })
  await fillForm()
  await page.getByRole('button', { name: 'Submit' }).click()
  const [field, [message]] = Object.entries(examples.saveCourse[422].invalid.error as Record<string, string[]>)[0]!
  expect(field).toBe('name')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(message)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Letters and sounds')
})

// proves 1§8.2, 1§8.8, D44.3
test('any other failure is told in one toast that stays, and nothing typed is lost', async () => {
  await openApp('/admin/course', { as: 'admin', situations: { saveCourse: 'serverError' } })
  await fillForm()
  await page.getByRole('button', { name: 'Submit' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect.element(toast).toBeVisible()
  expect(page.getByText('Something went wrong').elements()).toHaveLength(1)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Letters and sounds')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(toast).not.toBeInTheDocument()
})

// proves 1§7.1, 1§9.21, 1§9.22, DELETE course/delete/{courseId}
test('a course is deleted after a question, and the list is read again', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('button', { name: `Delete ${course.name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.poll(() => asked(fetch).slice(-3)).toEqual(['deleteCourse', 'listCourses', 'listWaiting'])
  expect(fetch.requests.at(-3)?.url.pathname).toBe(`/api/course/delete/${course.id}`)
})

// proves 1§8.4, D45.1
test('“Loading...” is said while a change is on its way', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  const letGo = fetch.hold('saveCourse')
  await fillForm()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('Loading...')).toBeVisible()
  letGo()
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument()
})

// proves D46.2
test('links and the back button ask before changes are lost', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await page.getByRole('link', { name: 'Courses' }).click()
  await fillForm()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Letters and sounds')

  window.history.back()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(window.location.pathname).toBe('/admin/course')
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Letters and sounds')

  window.history.back()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  expect(place()).toBe('/admin/course')
})

test.each([
  ['new', 'Add Courses', ''],
  [String(course.id), 'Edit Course', course.name],
])('the form of ?course=%s has an address: a reload keeps it open', async (id, heading, name) => {
  await openApp(`/admin/course?course=${id}`, { as: 'admin' })
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
})

test('the back button closes the form, and the focus comes back to its course', async () => {
  await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('button', { name: `Edit ${course.name}` }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Edit Course/ })).toBeVisible()
  expect(place()).toBe(`/admin/course?course=${course.id}`)
  window.history.back()
  await expect.element(page.getByRole('button', { name: `Edit ${course.name}` })).toHaveFocus()
  expect(place()).toBe('/admin/course')
})

test('a course that is not there says so, and leads back to all of them', async () => {
  await openApp('/admin/course?course=999', { as: 'admin' })
  await expect.element(page.getByText('This course is no longer there.')).toBeVisible()
  await page.getByRole('button', { name: 'All courses' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

// proves D45.2
test('a call without a payload says nothing while it waits', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  const letGo = fetch.hold('deleteCourse')
  await page.getByRole('button', { name: `Delete ${course.name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => asked(fetch).at(-1)).toBe('deleteCourse')
  expect(page.getByText('Loading...').elements()).toHaveLength(0)
  letGo()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

// proves 1§9.12
test.each([
  [639, 1],
  [640, 2],
  [1024, 3],
  [1280, 4],
])('at %i px the courses stand in %i columns', async (width, columns) => {
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/admin/course', { as: 'admin' })
  await page.viewport(width, 800)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const left = () =>
    page
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect().left)
  await expect.poll(() => new Set(left()).size).toBe(columns)
})
