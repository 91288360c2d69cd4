import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitForPageLoaded } from '#testing/waitForPageLoaded.ts'
import { openApp } from '#testing/openApp.tsx'

const bar = page.getByRole('complementary', { name: 'Class that is near' })
const [lesson] = examples.getTimetable[200].typical.lessons
const asked = ({ requests }: Awaited<ReturnType<typeof openApp>>) =>
  requests.flatMap(({ operationId }) => operationId ?? [])

/** The first lesson of the examples begins in some minutes from now, whenever that is; the others are those of the examples. */
const inMinutes = (minutes: number) => (answer: unknown) => {
  const at = (from: number) => new Date(Date.now() + from * 60_000).toISOString()
  const told = JSON.stringify(answer)
  return JSON.parse(told.replace(lesson!.starts.at, at(minutes)).replace(lesson!.ends.at, at(minutes + 60))) as unknown
}

// proves X47
test.each([
  ['student', '/student/billing', '/student/event', 'Upcoming Events', 'Next class'],
  ['teacher', '/teacher/course', '/teacher/alloted-students', 'Students', /^Today’s lessons/],
] as const)(
  'a %s reads of a class that is near on every page but home, asked for once',
  async (as, path, next, link, card) => {
    const fetch = await openApp(path, { as, withDeferredContent: true, transformResponse: inMinutes(5) })
    await expect.element(bar.getByText(lesson!.title)).toBeVisible()
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect.poll(() => window.location.pathname).toBe(next)
    await expect.element(bar).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect.element(page.getByRole('region', { name: card }).getByText(lesson!.title)).toBeVisible()
    expect(bar.elements()).toEqual([])
    expect(asked(fetch).filter((id) => id === 'getTimetable')).toHaveLength(1)
  },
)

// proves X47
test('what was put away stays so on the next page', async () => {
  await openApp('/student/billing', { as: 'student', withDeferredContent: true, transformResponse: inMinutes(4) })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Policy', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Policies')
  expect(bar.elements()).toEqual([])
})

// proves X47
test.each(['empty', 'unknownCall', 'serverError'] as const)(
  'where the timetable is %s nothing is said, and nobody asks again',
  async (how) => {
    const fetch = await openApp('/student/billing', {
      as: 'student',
      withDeferredContent: true,
      situations: { getTimetable: how },
    })
    await expect.poll(() => asked(fetch)).toContain('getTimetable')
    await waitForPageLoaded(fetch)
    expect(bar.elements()).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)
