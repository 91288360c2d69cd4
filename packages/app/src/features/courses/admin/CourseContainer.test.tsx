import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import {
  findRequestBodies,
  waitForRequest,
  findRequests,
  findOperationsAfter,
  findRequestPaths,
} from '#testing/findRequests.ts'
import { pressRowAction } from '#testing/userActions.ts'

const [first, second] = examples.listOutlines[200].typical.outlines

// proves X60
test('a course opens from its card with its outlines, students and teachers, and links to its form', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('link', { name: 'Tajweed for beginners' }).click()
  await expect.poll(currentPath).toBe('/admin/course?open=1')
  await expect.element(page.getByText(first!.title)).toBeVisible()
  for (const id of ['listOutlines', 'filterStudents', 'listTeachers'] as const) {
    expect(findRequests(fetch, id), id).not.toEqual([])
  }
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  await expect.poll(currentPath).toBe('/admin/course?course=1')
})

// proves X60
test('reordering outlines sends the whole order and refetches them', async () => {
  const fetch = await openApp('/admin/course?open=1', { as: 'admin' })
  await page.getByRole('button', { name: `Move up: ${second!.title}` }).click()
  await waitForRequest(fetch, 'listOutlines', 2)
  const rest = examples.listOutlines[200].typical.outlines.slice(2).map(({ id }) => id)
  const seenIds = [first!.id, second!.id, ...rest]
  expect(findRequestBodies(fetch, 'orderOutlines')).toEqual([
    { courseId: 1, outlineIds: [second!.id, first!.id, ...rest], seen: seenIds },
  ])
  // The page itself shows it, without a toast.
  await expect.element(page.getByText(/moved to \d of 6\./)).toBeVisible()
  await expect.element(page.getByText('Outline order saved')).not.toBeInTheDocument()
})

test('a failed reorder shows each error once and restores the order', async () => {
  const fetch = await openApp('/admin/course?open=1', { as: 'admin' })
  for (const [situation, message] of [
    ['serverError', 'Something went wrong'],
    ['changedMeanwhile', examples.orderOutlines[409].changedMeanwhile.error],
  ] as const) {
    await testStep(situation, async () => {
      fetch.use({ orderOutlines: situation })
      await page.getByRole('button', { name: `Move up: ${second!.title}` }).click()
      await expect.element(page.getByText(message)).toBeVisible()
      expect(page.getByText(message).elements()).toHaveLength(1)
      await expect.element(page.getByRole('button', { name: `Move up: ${first!.title}` })).toBeDisabled()
    })
  }
})

// proves D16.2
test('a backend without an order of outlines says so once and hides the option', async () => {
  await openApp('/admin/course?open=1', { as: 'admin', situations: { orderOutlines: 'unknownCall' } })
  await page.getByRole('button', { name: `Move up: ${second!.title}` }).click()
  await expect.element(page.getByRole('heading', { name: first!.title })).toBeVisible()
  expect(page.getByRole('button', { name: /^Move/ }).elements()).toEqual([])
})

const course = examples.listCourses[200].typical.course[0]!
const outline = examples.listOutlines[200].typical.outlines[0]!

// proves GET course/outlines/{courseId}
test('navigates from a course to its outlines and back', async () => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('link', { name: `Outlines of ${course.name}` }).click()
  await expect.element(page.getByText(outline.title)).toBeVisible()
  expect(currentPath()).toBe(`/admin/course?outlines=${course.id}`)
  expect(findRequestPaths(fetch, 'listOutlines')).toEqual([`/api/course/outlines/${course.id}`])
  await page.getByRole('link', { name: 'All courses' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

// proves 1§4.14, POST course/add-outlines/{courseId}/{outlineId}, D7.1
test('a new outline is sent with ID 0 in the path, an edited one with its own', async () => {
  const fetch = await openApp('/admin/course?outlines=1', { as: 'admin' })
  await page.getByRole('button', { name: 'Add Outline' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('The letters')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'saveOutline')).toEqual(['listOutlines'])
  expect(findRequestPaths(fetch, 'saveOutline')).toEqual(['/api/course/add-outlines/1/0'])
  expect(findRequestBodies(fetch, 'saveOutline')).toEqual([{ title: 'The letters', description: '' }])

  await page.getByRole('button', { name: `Edit ${outline.title}` }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  const { url } = await waitForRequest(fetch, 'saveOutline', 2)
  expect(url.pathname).toBe(`/api/course/add-outlines/1/${outline.id}`)
})

// proves DELETE course/delete-outline/{outlineId}
test('deleting an outline asks first', async () => {
  const fetch = await openApp('/admin/course?outlines=1', { as: 'admin' })
  await pressRowAction('Delete', outline.title)
  await expect.element(page.getByRole('alertdialog').getByText(outline.title)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'deleteOutline')).toEqual(['listOutlines'])
  expect(findRequestPaths(fetch, 'deleteOutline')).toEqual([`/api/course/delete-outline/${outline.id}`])
})

// proves D48.2
test('search and sort order are in the URL and restored from it', async () => {
  await openApp('/admin/course?outlines=1&q=letters', { as: 'admin' })
  await expect.element(page.getByText(outline.title)).toBeVisible()
  const rows = () => page.getByRole('row').elements().length
  expect(rows()).toBeLessThan(examples.listOutlines[200].typical.outlines.length)
  await page.getByRole('button', { name: 'Title' }).click()
  await expect.poll(currentPath).toBe('/admin/course?outlines=1&q=letters&sort=title')
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await expect.poll(currentPath).toBe('/admin/course?outlines=1&sort=title')
})

test('a URL without a course shows all courses', async () => {
  await openApp('/admin/course?outlines=none', { as: 'admin' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

test.each([
  ['new', 'Add Outline', ''],
  [String(outline.id), 'Edit Outline', outline.title],
])('the form of &outline=%s has a URL and returns to the list', async (id, heading, title) => {
  await openApp(`/admin/course?outlines=1&outline=${id}&q=letters`, { as: 'admin' })
  await expect.element(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(currentPath).toBe('/admin/course?outlines=1&q=letters')
  const opener = id === 'new' ? 'Add Outline' : `Edit ${outline.title}`
  await expect.element(page.getByRole('button', { name: opener })).toHaveFocus()
})

test('an unknown outline says so above the list', async () => {
  await openApp('/admin/course?outlines=1&outline=999', { as: 'admin' })
  await expect.element(page.getByText('This outline no longer exists.')).toBeVisible()
  await page.getByRole('button', { name: 'All outlines' }).click()
  await expect.poll(currentPath).toBe('/admin/course?outlines=1')
  await expect.element(page.getByText(outline.title)).toBeVisible()
})
