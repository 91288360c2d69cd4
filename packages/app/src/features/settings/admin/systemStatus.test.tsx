import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestBodies, findRequests, waitForRequest } from '#testing/findRequests.ts'

const firstSteps = page.getByRole('region', { name: 'Getting started' })

test('the dashboard of a new school lists the first steps with their links, until they are hidden', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin', situations: { getSchoolStatus: 'newSchool' } })
  await expect.element(firstSteps.getByText('5 steps left')).toBeVisible()
  fetch.use({ getSchoolStatus: 'typical' })
  await firstSteps.getByRole('button', { name: 'Hide this list' }).click()
  await waitForRequest(fetch, 'hideGettingStarted')
  expect(findRequestBodies(fetch, 'hideGettingStarted')).toEqual([{ isHidden: true }])
  await expect.element(firstSteps).not.toBeInTheDocument()
  expect(findOperationsAfter(fetch, 'hideGettingStarted')).toEqual(['getSchoolStatus'])
})

test('a step opens its page', async () => {
  await openApp('/admin/dashboard', { as: 'admin', situations: { getSchoolStatus: 'newSchool' } })
  await firstSteps.getByRole('link', { name: 'Send a test email' }).click()
  await expect.poll(currentPath).toBe('/admin/system')
})

test('the dashboard warns about failing emails and links to the system', async () => {
  await openApp('/admin/dashboard', { as: 'admin', situations: { getSchoolStatus: 'mailFailing' } })
  await expect.element(page.getByText('Emails aren’t being delivered')).toBeVisible()
  await expect.element(firstSteps).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'See details' }).click()
  await expect.poll(currentPath).toBe('/admin/system')
})

test('the dashboard shows neither without the extension or with a part of the office', async () => {
  await openApp('/admin/dashboard', { as: 'admin', situations: { getSchoolStatus: 'unknownCall' } })
  await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
  expect(page.getByText(/Getting started|Email isn’t set up/).elements()).toEqual([])
  const fetch = await openApp('/admin/dashboard', {
    as: 'admin',
    part: 'payments',
    situations: { getSchoolStatus: 'empty' },
  })
  await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
  expect(findRequests(fetch, 'getSchoolStatus')).toEqual([])
})

test('a test email is sent to the own address, and its result is shown', async () => {
  const fetch = await openApp('/admin/system', { as: 'admin' })
  const send = page.getByRole('button', { name: 'Send a test email' })
  await expect.element(page.getByRole('textbox', { name: 'Send a test email to' })).toHaveValue('admin@maktab.test')
  await send.click()
  await expect.element(page.getByText('Test email sent to admin@maktab.test')).toBeVisible()
  expect(findRequestBodies(fetch, 'sendTestEmail')).toEqual([{ email: 'admin@maktab.test' }])
  fetch.use({ sendTestEmail: 'notSent' })
  await send.click()
  await expect.element(page.getByText(/^The test email couldn’t be sent:/)).toBeVisible()
  await expect.element(page.getByText('Test email sent to admin@maktab.test')).not.toBeInTheDocument()
})
