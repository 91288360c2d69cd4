import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import { findOperationsAfter, findRequestBodies, findRequestPaths, waitForRequest } from '#testing/findRequests.ts'

const { link } = examples.inviteStaff[200].invited

const open = (path = '/admin/staff', situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const card = page.getByRole('region', { name: 'Invitation link' })

/** Chooses an action such as `Block` in the menu of a person’s row. */
async function chooseAction(action: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: `${action} ${name}` }).click()
}

async function invite(): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Bushra Aziz')
  await page.getByRole('textbox', { name: 'Email' }).fill('bushra.aziz@maktab.test')
  await page.getByText('Payments, fees, discounts, income and statements').click()
  await press('Invite')
}

test('an invitation is sent, the list is refetched, and the link is shown until it is closed', async () => {
  const fetch = await open()
  await press('Invite')
  expect(currentPath()).toBe('/admin/staff?staff=new')
  await invite()
  await expect.poll(currentPath).toBe('/admin/staff')
  await expect.element(card.getByText(link)).toBeVisible()
  expect(findRequestBodies(fetch, 'inviteStaff')).toEqual([
    { name: 'Bushra Aziz', email: 'bushra.aziz@maktab.test', part: 'payments' },
  ])
  expect(findOperationsAfter(fetch, 'inviteStaff')).toEqual(['listStaff'])
  await card.getByRole('button', { name: 'Done' }).click()
  await expect.element(card).not.toBeInTheDocument()
})

test('a taken email is shown at its field, and the form keeps what was typed', async () => {
  await open('/admin/staff?staff=new', { inviteStaff: 'invalid' })
  await invite()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect.element(email).toHaveAccessibleDescription(/An account with this email already exists\./)
  await expect.element(email).toHaveValue('bushra.aziz@maktab.test')
  expect(currentPath()).toBe('/admin/staff?staff=new')
})

test('a new link is created after a question and shown', async () => {
  const fetch = await open()
  await chooseAction('New link for', 'Hana Siddiqui')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new link' }).click()
  await expect.element(card.getByText(examples.createStaffLink[200].created.link)).toBeVisible()
  expect(findRequestPaths(fetch, 'createStaffLink')).toEqual(['/api/staff/link/32'])
})

test('name and part are changed, then the list and the current user are refetched', async () => {
  const fetch = await open()
  await pressRowAction('Edit', 'Yusuf Rahman')
  await page.getByText('People, courses, classes, attendance, reports, events and policies').click()
  await press('Update')
  await expect.poll(currentPath).toBe('/admin/staff')
  expect(findRequestBodies(fetch, 'editStaff')).toEqual([{ name: 'Yusuf Rahman', part: 'teaching' }])
  expect(findOperationsAfter(fetch, 'editStaff').toSorted()).toEqual(['getCurrentUser', 'listStaff'])
})

test('blocking and unblocking send the wanted state', async () => {
  const fetch = await open()
  await chooseAction('Block', 'Yusuf Rahman')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await waitForRequest(fetch, 'blockStaff')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await chooseAction('Unblock', 'أنس الخطيب')
  await waitForRequest(fetch, 'blockStaff', 2)
  expect(findRequestBodies(fetch, 'blockStaff')).toEqual([{ blocked: true }, { blocked: false }])
})

test('the last administrator with everything stays in the dialog with the reason', async () => {
  await open('/admin/staff', { deleteStaff: 'invalid' })
  await chooseAction('Remove', 'Salma Farooq')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Remove myself' }).click()
  await expect.element(page.getByText(/^Nobody else with full access could sign in\./).first()).toBeVisible()
})

test('removing oneself signs out', async () => {
  await open()
  await chooseAction('Remove', 'Salma Farooq')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove myself' }).click()
  await expect.poll(currentPath).toBe('/?because=signedOut')
})

test('without the extension there is no menu entry, and the page says so', async () => {
  await open('/admin/staff', { listStaff: 'unknownCall' })
  await expect.element(page.getByText('Staff can’t be managed here on this server.')).toBeVisible()
  await expect.element(page.getByRole('navigation').getByRole('link', { name: 'Staff' })).not.toBeInTheDocument()
})
