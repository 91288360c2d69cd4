import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestBodies, waitForRequest, findRequests } from '#testing/requests.ts'
import { testStep } from '#testing/testStep.ts'

const [first, second] = examples.listOutlines[200].typical.outlines

// proves X60
test('a course opens from its card with its outlines, students and teachers, and leads to its form', async () => {
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
test('the order of the outlines goes out whole, and they are read again', async () => {
  const fetch = await openApp('/admin/course?open=1', { as: 'admin' })
  await page.getByRole('button', { name: `Move up: ${second!.title}` }).click()
  await waitForRequest(fetch, 'listOutlines', 2)
  const rest = examples.listOutlines[200].typical.outlines.slice(2).map(({ id }) => id)
  const seen = [first!.id, second!.id, ...rest]
  expect(findRequestBodies(fetch, 'orderOutlines')).toEqual([
    { courseId: 1, outlineIds: [second!.id, first!.id, ...rest], seen },
  ])
  // The page says it: no toast does again.
  await expect.element(page.getByText(/is now at place \d of 6\./)).toBeVisible()
  await expect.element(page.getByText('Outlines put in order')).not.toBeInTheDocument()
})

test('each failure of a new order is shown once, and the order goes back', async () => {
  const fetch = await openApp('/admin/course?open=1', { as: 'admin' })
  for (const [situation, words] of [
    ['serverError', 'Something went wrong'],
    ['changedMeanwhile', examples.orderOutlines[409].changedMeanwhile.error],
  ] as const) {
    await testStep(situation, async () => {
      fetch.use({ orderOutlines: situation })
      await page.getByRole('button', { name: `Move up: ${second!.title}` }).click()
      await expect.element(page.getByText(words)).toBeVisible()
      expect(page.getByText(words).elements()).toHaveLength(1)
      await expect.element(page.getByRole('button', { name: `Move up: ${first!.title}` })).toBeDisabled()
    })
  }
})

// proves D16.2
test('a school that keeps no order says so once, and no longer offers it', async () => {
  await openApp('/admin/course?open=1', { as: 'admin', situations: { orderOutlines: 'unknownCall' } })
  await page.getByRole('button', { name: `Move up: ${second!.title}` }).click()
  await expect.element(page.getByRole('heading', { name: first!.title })).toBeVisible()
  expect(page.getByRole('button', { name: /^Move/ }).elements()).toEqual([])
})
