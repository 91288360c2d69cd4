import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

const homes = [
  { as: 'student', path: '/student/dashboard', card: 'Next lesson' },
  { as: 'teacher', path: '/teacher/dashboard', card: /^Today’s lessons/ },
] as const

// proves X45
test.each(homes)('the dashboard of a $as requests seven days of lessons once and links to the week', async (home) => {
  const fetch = await openApp(home.path, { as: home.as })
  const card = page.getByRole('region', { name: home.card })
  await card.getByRole('link', { name: 'See the week' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible()
  const timetableRequest = fetch.requests.find(({ operationId }) => operationId === 'getTimetable')
  expect(Object.fromEntries(timetableRequest!.url.searchParams)).toEqual({
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    days: '7',
    zone: expect.any(String),
  })
})

test.each([
  { ...homes[0], situation: 'unknownCall' as const },
  { ...homes[0], situation: 'serverError' as const },
  { ...homes[1], situation: 'unknownCall' as const },
])(
  'when the timetable is $situation the dashboard of a $as works without it',
  async ({ as, path, card, situation }) => {
    await openApp(path, { as, situations: { getTimetable: situation } })
    await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
    await expect.element(page.getByText(/^Loading (next lesson|today’s lessons)/)).not.toBeInTheDocument()
    expect(page.getByRole('region', { name: card }).elements()).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)
