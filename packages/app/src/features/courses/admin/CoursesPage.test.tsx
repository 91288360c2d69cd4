import { examples } from '@maktab/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import {
  findRequestBodies,
  findOperationsAfter,
  findRequestPaths,
  waitForRequest,
  findRequests,
} from '#testing/findRequests.ts'

const course = examples.listCourses[200].typical.course[0]!

async function fillForm(): Promise<void> {
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Letters and sounds')
  await page.getByRole('textbox', { name: 'Price' }).fill('12.5')
  await page.getByRole('textbox', { name: 'Duration' }).fill('6 weeks')
}

// proves 1§2.routes.10, GET course/get
test('lists the courses with one request', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await expect.element(page.getByRole('heading', { name: course.name, exact: true })).toBeVisible()
  expect(findRequests(fetch, 'listCourses')).toHaveLength(1)
})

// proves 1§2.courses.6, 1§8.5, 1§8.8
test('a new course is sent without an ID, then the list is refetched', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin', situations: { saveCourse: 'created' } })
  await fillForm()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  expect(findRequestBodies(fetch, 'saveCourse')).toEqual([
    { name: 'Letters and sounds', description: '', price: '12.5', courseDuration: '6 weeks' },
  ])
  expect(findOperationsAfter(fetch, 'saveCourse')).toEqual(['listCourses', 'listWaiting'])
  await expect.element(page.getByRole('status').getByText(examples.saveCourse[201].created.message)).toBeVisible()
})

// proves POST course/create-course, D7.2
test('an edited course is sent with its ID and without an unchanged picture', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('button', { name: `Edit ${course.name}` }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('A better name')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  const { body } = await waitForRequest(fetch, 'saveCourse')
  expect(body).toMatchObject({ id: String(course.id), name: 'A better name' })
  expect(body).not.toHaveProperty('image')
})

// proves 1§7.1, 1§9.21, 1§9.22, DELETE course/delete/{courseId}
test('deleting a course asks first and refetches the list', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('button', { name: `Delete ${course.name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.poll(() => findOperationsAfter(fetch, 'deleteCourse')).toEqual(['listCourses', 'listWaiting'])
  expect(findRequestPaths(fetch, 'deleteCourse')).toEqual([`/api/course/delete/${course.id}`])
})

// proves D46.2
test('links and the back button ask about unsaved changes', async () => {
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
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Letters and sounds')

  window.history.back()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  expect(currentPath()).toBe('/admin/course')
})

test('the form of a course has a URL, for new and existing courses', async () => {
  await openApp('/admin/course?course=new', { as: 'admin' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add Courses' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await openApp(`/admin/course?course=${course.id}`, { as: 'admin' })
  await expect.element(page.getByRole('heading', { level: 1, name: /^Edit Course/ })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue(course.name)
})

test('the back button closes the form and focuses its course', async () => {
  await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('button', { name: `Edit ${course.name}` }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Edit Course/ })).toBeVisible()
  expect(currentPath()).toBe(`/admin/course?course=${course.id}`)
  window.history.back()
  await expect.element(page.getByRole('button', { name: `Edit ${course.name}` })).toHaveFocus()
  expect(currentPath()).toBe('/admin/course')
})

test('an unknown course says so and links to the list', async () => {
  await openApp('/admin/course?course=999', { as: 'admin' })
  await expect.element(page.getByText('This course no longer exists.')).toBeVisible()
  await page.getByRole('button', { name: 'All courses' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

// proves D45.2
test('a call without a payload shows no loading toast', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  const release = fetch.hold('deleteCourse')
  await page.getByRole('button', { name: `Delete ${course.name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await waitForRequest(fetch, 'deleteCourse')
  expect(page.getByText('Loading...').elements()).toHaveLength(0)
  release()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

// proves 1§9.12
test('the courses are in 1 to 4 columns, depending on the window width', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/admin/course', { as: 'admin' })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const cards = () => page.getByRole('article').elements()
  const columns = () => new Set(cards().map((card) => card.getBoundingClientRect().left)).size
  for (const [width, count] of [
    [639, 1],
    [640, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(columns, { message: `columns at ${width} px` }).toBe(count)
  }
})

// proves X295
test('a cleared detail for visitors is sent empty, the others as they are', async () => {
  const fetch = await openApp('/admin/course?course=1', { as: 'admin' })
  await page.getByRole('textbox', { name: 'Students per lesson, at most' }).fill('')
  await page.getByRole('button', { name: 'Update' }).click()
  const { body } = await waitForRequest(fetch, 'saveCourse')
  expect(body).toMatchObject({ groupSize: '', level: 'beginner', lessonMinutes: '60' })
})
