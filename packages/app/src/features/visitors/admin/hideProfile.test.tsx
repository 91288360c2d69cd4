import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findOperationsAfter, findRequestBodies, waitForRequest } from '#testing/findRequests.ts'
import { openApp } from '#testing/openApp.tsx'

const panel = page.getByRole('tabpanel', { name: 'Public profile' })

// proves X296
test('an administrator hides a profile with a reason, and the teacher is refetched', async () => {
  const fetch = await openApp('/admin/teacher?teacher=1&tab=profile', { as: 'admin' })
  await panel.getByRole('button', { name: 'Hide from visitors' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A phone number')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await waitForRequest(fetch, 'hideTeacherProfile')
  expect(findRequestBodies(fetch, 'hideTeacherProfile')).toEqual([
    { teacherID: 1, isHidden: true, reason: 'A phone number' },
  ])
  await expect.poll(() => findOperationsAfter(fetch, 'hideTeacherProfile')).toContain('listTeachers')
})

test('a backend that can’t hide profiles offers no button', async () => {
  await openApp('/admin/teacher?teacher=1&tab=profile', {
    as: 'admin',
    situations: { getSettings: 'unknownCall', hideTeacherProfile: 'unknownCall' },
  })
  await expect.element(panel.getByRole('heading', { name: 'Amina Yusuf' })).toBeVisible()
  expect(panel.getByRole('button').elements()).toHaveLength(0)
})
