import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findRequests } from '#testing/findRequests.ts'
import { openApp } from '#testing/openApp.tsx'

const { items } = examples.listWaiting[200].requests
const [request] = items

const open = () =>
  openApp(`/admin/inbox?item=${request!.key}`, { as: 'admin', situations: { listWaiting: 'requests' } })
const details = () => page.getByRole('region', { name: 'Details' })

// proves D300.2
test('a course request shows the student, the course and the preferred times', async () => {
  await open()
  await expect.element(details().getByRole('heading', { name: request!.person.name })).toBeVisible()
  await expect.element(details().getByText(request!.what)).toBeVisible()
  await expect.element(details().getByRole('listitem')).toHaveLength(request!.wishes.length)
})

// proves D303.1
test('closing a course request sends its id and reads the inbox again', async () => {
  const fetch = await open()
  await details().getByRole('button', { name: 'Close request…' }).click()
  const before = findRequests(fetch, 'listWaiting').length
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close request' }).click()
  await expect
    .poll(() => findRequests(fetch, 'closeCourseRequest').map(({ url }) => url.pathname))
    .toEqual([`/api/student/request/${request!.id}`])
  await expect.poll(() => findRequests(fetch, 'listWaiting').length).toBeGreaterThan(before)
})
