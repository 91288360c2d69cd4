import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findOperationsAfter, findRequestBodies, waitForRequest } from '#testing/findRequests.ts'
import { currentPath, openApp } from '#testing/openApp.tsx'

const { profile } = examples.getOwnProfile[200].typical

// proves X296
test('a teacher opens the profile from the user menu, withdraws it, and it is refetched', async () => {
  const fetch = await openApp('/teacher/dashboard', { as: 'teacher', situations: { getCurrentUser: 'teacher' } })
  await page
    .getByRole('button', { name: /^Account|Amina Yusuf/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Public profile' }).click()
  await expect.poll(currentPath).toBe('/teacher/profile')
  await page.getByText('Visitors may see this profile').click()
  await page.getByRole('button', { name: 'Update profile' }).click()
  await waitForRequest(fetch, 'saveOwnProfile')
  expect(findRequestBodies(fetch, 'saveOwnProfile')).toEqual([
    {
      isPublic: false,
      publicName: profile.publicName,
      about: profile.about,
      experienceYears: profile.experienceYears,
      version: profile.version,
    },
  ])
  await expect.poll(() => findOperationsAfter(fetch, 'saveOwnProfile')).toEqual(['getOwnProfile'])
})

test('a removed photo is sent without a file, and the user is refetched', async () => {
  const fetch = await openApp('/teacher/profile', { as: 'teacher' })
  await page.getByRole('button', { name: 'Remove image' }).click()
  await waitForRequest(fetch, 'saveOwnPhoto')
  await expect
    .poll(() => findOperationsAfter(fetch, 'saveOwnPhoto').toSorted())
    .toEqual(['getCurrentUser', 'getOwnProfile'])
})

test('a backend without profiles has no page for them', async () => {
  await openApp('/teacher/profile', { as: 'teacher', situations: { getOwnProfile: 'unknownCall' } })
  await expect.element(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
})
