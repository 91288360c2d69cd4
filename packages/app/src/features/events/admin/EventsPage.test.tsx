import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import { findOperationsAfter, findRequestPaths, waitForRequest } from '#testing/findRequests.ts'

const events = examples.listEvents[200].typical.event
const priced = events[1]!
const free = events[0]!

const open = (path = '/admin/event', situations: Situations = {}) => openApp(path, { as: 'admin', situations })

async function typeTime(group: string, keys: string): Promise<void> {
  await userEvent.click(page.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first())
  await userEvent.keyboard(keys)
}

// proves 1§1.2, 1§2.routes.17, 1§4.13, GET event/get, POST event/create-event
test('a new event is sent with ID 0 and without a price, then the list is refetched', async () => {
  const fetch = await open('/admin/event', { saveEvent: 'created' })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  expect(currentPath()).toBe('/admin/event?event=new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Circle')
  await page.getByRole('textbox', { name: 'Description' }).fill('An evening.')
  await typeTime('Date', '05122026')
  await typeTime('Time of day', '1830')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect.poll(currentPath).toBe('/admin/event')
  const { url, body } = await waitForRequest(fetch, 'saveEvent')
  expect(url.pathname).toBe('/api/event/create-event')
  expect(body).toEqual({
    id: 0,
    title: 'Circle',
    description: 'An evening.',
    price: null,
    time: '2026-12-05T18:30',
    link: null,
  })
  await expect.poll(() => findOperationsAfter(fetch, 'saveEvent')).toEqual(['listEvents', 'listWaiting'])
  await expect.element(page.getByRole('status').getByText(examples.saveEvent[201].created.message)).toBeVisible()
})

// proves 1§4.13
test('a URL opens the form of an event, which is sent with its ID and version', async () => {
  const fetch = await open(`/admin/event?event=${priced.id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill('A better title')
  await page.getByRole('button', { name: 'Update event' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'saveEvent')).toEqual(['listEvents', 'listWaiting'])
  const { joined: _joined, waiting: _waiting, ...saved } = priced
  const { body } = await waitForRequest(fetch, 'saveEvent')
  expect(body).toEqual({ ...saved, title: 'A better title' })
})

// proves DELETE event/delete/{id}
test('deleting an event asks first and refetches the list', async () => {
  const fetch = await open()
  await pressRowAction('Delete', free.title)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'deleteEvent')).toEqual(['listEvents', 'listWaiting'])
  expect(findRequestPaths(fetch, 'deleteEvent')).toEqual([`/api/event/delete/${free.id}`])
})

test('navigates to an event’s members and back', async () => {
  const fetch = await open()
  await page.getByRole('link', { name: `Members of ${free.title}` }).click()
  await expect.poll(currentPath).toBe(`/admin/event?members=${free.id}`)
  await expect.element(page.getByRole('heading', { level: 1, name: /Event Members$/ })).toBeVisible()
  expect(findRequestPaths(fetch, 'listEventMembers')).toEqual([`/api/event/get-event-members/${free.id}`])
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect.poll(currentPath).toBe('/admin/event')
})

test('a search is in the URL', async () => {
  await open('/admin/event?q=upcoming')
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBeGreaterThan(0)
  await page.getByRole('searchbox', { name: 'Search' }).fill('calligraphy')
  await expect.poll(currentPath).toBe('/admin/event?q=calligraphy')
})
