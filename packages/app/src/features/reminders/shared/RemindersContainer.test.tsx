import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'

const { typical, quiet } = examples.getReminders[200]
const { path } = examples.createCalendarFeed[200].typical
const roles = ['admin', 'teacher', 'student'] as const
const button = (name: string) => page.getByRole('button', { name, exact: true })
const account = page.getByRole('button', { name: /@maktab\.test$/ })
const question = page.getByRole('alertdialog')
const status = (message: string) => page.getByRole('status').getByText(message, { exact: true })

test.each(roles)('the user menu links a %s to the page, which loads feed and reminders', async (role) => {
  const fetch = await openApp(`/${role}/dashboard`, { as: role })
  await account.click()
  await page.getByRole('menuitem', { name: 'Calendar and reminders' }).click()
  await expect.poll(currentPath).toBe(`/${role}/reminders`)
  await expect.element(page.getByRole('checkbox', { name: '1 day before a lesson' })).toBeChecked()
  await expect.element(button('Turn off link')).toBeVisible()
  const requested = fetch.requests.map(({ operationId }) => operationId)
  expect(requested).toEqual(expect.arrayContaining(['getCalendarFeed', 'getReminders']))
})

test('saving sends all options and refetches them', async () => {
  const fetch = await openApp('/student/reminders', { as: 'student', situations: { getReminders: 'quiet' } })
  await page.getByText('1 hour before a lesson').click()
  await button('Clear quiet hours').click()
  await button('Save').click()
  await expect.element(status(examples.saveReminders[200].saved.message)).toBeVisible()
  const sent = fetch.requests.find(({ operationId }) => operationId === 'saveReminders')
  expect(sent?.body).toEqual({ ...quiet.reminders, hourBefore: true, quietFrom: null, quietTo: null })
  expect(fetch.requests.at(-1)?.operationId).toBe('getReminders')
})

test('a field error is shown at its field, for times at the right end of the range', async () => {
  const fetch = await openApp('/teacher/reminders', { as: 'teacher', situations: { getReminders: 'quiet' } })
  const error = { ...examples.saveReminders[422].invalid.error, quietTo: ['The night is too long.'] }
  fetch.answer('saveReminders', () => Response.json({ error, message: 'No' }, { status: 422 }))
  await button('Save').click()
  await expect
    .element(page.getByRole('combobox', { name: 'Your time zone' }))
    .toHaveAccessibleDescription(/We don’t recognize this time zone/)
  await expect
    .element(page.getByRole('group', { name: 'Quiet hours' }).getByText('The night is too long.').first())
    .toBeVisible()
})

test('leaving asks about unsaved changes', async () => {
  await openApp('/admin/reminders', { as: 'admin' })
  await page.getByText('1 day before a lesson').click()
  await page.getByRole('link', { name: 'Courses' }).click()
  await expect.element(question).toBeVisible()
  expect(currentPath()).toBe('/admin/reminders')
})

test('a test reminder is sent, and the page says where', async () => {
  const fetch = await openApp('/student/reminders', { as: 'student' })
  await expect.element(page.getByRole('main').getByText(typical.email)).toBeVisible()
  await button('Send test email').click()
  await expect.element(status(examples.testReminder[200].saved.message)).toBeVisible()
  expect(fetch.requests.filter(({ operationId }) => operationId === 'testReminder')).toHaveLength(1)
})

// proves X34
test('a feed URL is shown once, with the school’s host, and not after leaving the page', async () => {
  const fetch = await openApp('/student/reminders', { as: 'student', situations: { getCalendarFeed: 'none' } })
  await expect.element(button('Create calendar link')).toBeVisible()
  fetch.use({ getCalendarFeed: 'typical' })
  await button('Create calendar link').click()
  const shown = page.getByText(`https://${window.location.host}${path}`)
  await expect.element(shown).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open in my calendar' }))
    .toHaveAttribute('href', `webcal://${window.location.host}${path}`)
  await page.getByRole('link', { name: 'Policy' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  window.history.back()
  await expect.element(button('Create new link')).toBeVisible()
  expect(shown.elements()).toHaveLength(0)
})

test('replacing the feed URL asks first', async () => {
  const fetch = await openApp('/student/reminders', { as: 'student' })
  const findCreateRequests = () => fetch.requests.filter(({ operationId }) => operationId === 'createCalendarFeed')
  await button('Create new link').click()
  await expect
    .element(question.getByText(/The old link will stop working\. Update every calendar that uses it/))
    .toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(findCreateRequests()).toHaveLength(0)
  await button('Create new link').click()
  await question.getByRole('button', { name: 'Create new link' }).click()
  await expect.element(page.getByText(`https://${window.location.host}${path}`)).toBeVisible()
  expect(findCreateRequests()).toHaveLength(1)
})

test('revoking the feed URL asks first, and a new one can be created', async () => {
  const fetch = await openApp('/teacher/reminders', { as: 'teacher' })
  await button('Turn off link').click()
  fetch.use({ getCalendarFeed: 'none' })
  await question.getByRole('button', { name: 'Turn off link' }).click()
  await expect.element(button('Create calendar link')).toBeVisible()
  expect(fetch.requests.filter(({ operationId }) => operationId === 'revokeCalendarFeed')).toHaveLength(1)
  await expect.poll(() => document.activeElement?.textContent).toBe('Your lessons in your calendar')
})

test('a feed URL that could not be created shows one error', async () => {
  const fetch = await openApp('/student/reminders', { as: 'student', situations: { getCalendarFeed: 'none' } })
  fetch.answer('createCalendarFeed', () => Response.json({ message: 'Not now' }, { status: 500 }))
  await button('Create calendar link').click()
  await expect.element(page.getByText('Not now')).toBeVisible()
  await expect.element(button('Create calendar link')).toBeEnabled()
  expect(page.getByText(/^https:/).elements()).toHaveLength(0)
})

test.each(roles)('a backend without reminders says so to a %s', async (role) => {
  const unknown = () => Response.json({ error: 'There is no such call' }, { status: 404 })
  const fetch = await openApp(`/${role}/dashboard`, { as: role })
  fetch.answer('getReminders', unknown)
  fetch.answer('getCalendarFeed', unknown)
  await account.click()
  await page.getByRole('menuitem', { name: 'Calendar and reminders' }).click()
  await expect.element(page.getByRole('heading', { name: 'Not available yet' })).toBeVisible()
  expect(page.getByRole('main').getByRole('alert').elements()).toHaveLength(0)
})

test('a browser without notifications offers none, even if the school supports them', async () => {
  await openApp('/student/reminders', { as: 'student', situations: { getReminders: 'withPush' } })
  await expect.element(page.getByRole('checkbox', { name: '1 hour before a lesson' })).toBeVisible()
  expect(page.getByRole('switch', { name: 'Notifications on this device' }).elements()).toHaveLength(0)
})
