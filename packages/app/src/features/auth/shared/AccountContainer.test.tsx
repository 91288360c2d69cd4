import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestBodies, waitForRequest } from '#testing/findRequests.ts'

const field = (name: RegExp) => page.getByLabelText(name)

async function changePassword(): Promise<void> {
  await field(/^Current password/).fill('open sesame')
  await field(/^New password/).fill('a better one')
  await field(/^Re-enter password/).fill('a better one')
  await page.getByRole('button', { name: 'Update password' }).click()
}

test.each(['admin', 'teacher', 'student'] as const)('a %s opens the page from the user menu', async (as) => {
  await openApp(`/${as}/dashboard`, { as, situations: { getCurrentUser: as } })
  await page
    .getByRole('button', { name: /^Account|Salma Farooq|Amina Yusuf|Zaynab Malik/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Name and password' }).click()
  await expect.poll(currentPath).toBe(`/${as}/account`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Name and password' })).toBeVisible()
})

test('a new password is sent once, and the fields are emptied', async () => {
  const fetch = await openApp('/teacher/account', { as: 'teacher' })
  await changePassword()
  await waitForRequest(fetch, 'changeOwnPassword')
  expect(findRequestBodies(fetch, 'changeOwnPassword')).toEqual([
    { password: 'open sesame', newPassword: 'a better one' },
  ])
  await expect.element(page.getByText('Password changed. Other devices were logged out.')).toBeVisible()
  await expect.element(field(/^Current password/)).toHaveValue('')
})

test('a wrong current password is shown at its field, and the new one stays', async () => {
  await openApp('/student/account', { as: 'student', situations: { changeOwnPassword: 'invalid' } })
  await changePassword()
  await expect.element(field(/^Current password/)).toHaveAccessibleDescription(/This isn’t your current password\./)
  await expect.element(field(/^New password/)).toHaveValue('a better one')
})

test('a new name is sent, and the user is refetched', async () => {
  const fetch = await openApp('/student/account', { as: 'student' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Zaynab M.')
  await page.getByRole('button', { name: 'Update name' }).click()
  await waitForRequest(fetch, 'changeOwnName')
  expect(findRequestBodies(fetch, 'changeOwnName')).toEqual([{ name: 'Zaynab M.' }])
  await expect.poll(() => findOperationsAfter(fetch, 'changeOwnName')).toEqual(['getCurrentUser'])
})

test('without the extension the user menu doesn’t offer it', async () => {
  await openApp('/student/dashboard', {
    as: 'student',
    situations: { getSettings: 'unknownCall', getCurrentUser: 'student' },
  })
  await page
    .getByRole('button', { name: /^Account|Zaynab Malik/ })
    .first()
    .click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Name and password' })).not.toBeInTheDocument()
})
