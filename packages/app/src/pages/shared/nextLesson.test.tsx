import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

const homes = [
  { as: 'student', path: '/student/dashboard' },
  { as: 'teacher', path: '/teacher/dashboard' },
] as const

// proves X45
test.each(homes)('the home of a $as asks for the lessons of seven days once, and leads to the week', async (home) => {
  const fetch = await openApp(home.path, { as: home.as })
  const card = page.getByRole('region', { name: 'Next class' })
  await card.getByRole('link', { name: 'See the week' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible()
  const asked = fetch.requests.find(({ operationId }) => operationId === 'getTimetable')
  expect(Object.fromEntries(asked!.url.searchParams)).toEqual({
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    days: '7',
    zone: expect.any(String),
  })
})

test.each(homes.flatMap((home) => (['unknownCall', 'serverError'] as const).map((how) => ({ ...home, how }))))(
  'where the timetable is $how the home of a $as stands without it, and says nothing',
  async ({ as, path, how }) => {
    await openApp(path, { as, situations: { getTimetable: how } })
    await expect.element(page.getByRole('list', { name: 'In numbers' })).toBeVisible()
    await expect.element(page.getByText('Looking for the next class')).not.toBeInTheDocument()
    expect(page.getByRole('region', { name: 'Next class' }).elements()).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)
