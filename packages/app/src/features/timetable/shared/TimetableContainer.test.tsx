import { examples } from '@maktab/contract/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { refocusPage } from '#testing/pageState.ts'

const [lesson] = examples.getTimetable[200].typical.lessons
afterEach(() => void vi.useRealTimers())

/** The morning of a day of the examples’ week. */
const thatTuesday = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-24T09:00:00Z') })

const requested = (fetch: Awaited<ReturnType<typeof openApp>>) =>
  fetch.requests.filter(({ operationId }) => operationId === 'getTimetable').map(({ url }) => url.searchParams)

test.each(['student', 'teacher', 'admin'] as const)(
  'the week of a %s, asked for once, and the one after',
  async (role) => {
    const fetch = await openApp(`/${role}/timetable?week=2026-03-25`, { as: role })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: new RegExp(lesson!.title) }).first()).toBeVisible()
    expect(requested(fetch).map((query) => [query.get('from'), query.get('days')])).toEqual([['2026-03-23', '7']])
    expect(requested(fetch)[0]?.get('zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    await page.getByRole('button', { name: 'Week after' }).click()
    await expect.poll(() => currentPath()).toBe(`/${role}/timetable?week=2026-03-30`)
    await expect.poll(() => requested(fetch).map((query) => query.get('from'))).toEqual(['2026-03-23', '2026-03-30'])
    await page.getByRole('button', { name: 'This week' }).click()
    await expect.poll(() => currentPath()).toBe(`/${role}/timetable`)
  },
)

test('the week by one’s own clocks has the days around it too, and the device remembers it', async () => {
  const situations = { getTimetable: 'otherClocks' } as const
  const fetch = await openApp('/student/timetable?week=2026-03-25', { as: 'student', situations })
  await page.getByText('In my time').click()
  await expect.element(page.getByText(/^Your times/)).toBeVisible()
  const queries = () => requested(fetch).map((query) => `${query.get('from')} ${query.get('days')}`)
  await expect.poll(queries).toEqual(['2026-03-23 7', '2026-03-22 9'])
  expect(document.cookie).toContain('clocks=own')
  await page.getByText('In my time').click()
  await expect.element(page.getByText(/^Times of the school/)).toBeVisible()
  expect(document.cookie).toContain('clocks=school')
})

test('an administrator looks at one teacher’s week of a course; the address keeps it', async () => {
  const fetch = await openApp('/admin/timetable?week=2026-03-25&teacher=1', { as: 'admin' })
  await expect.element(page.getByRole('combobox', { name: 'Teacher' })).toHaveValue('Amina Yusuf')
  await page.getByRole('combobox', { name: 'Course' }).fill('Grammar')
  await page.getByRole('option', { name: 'Arabic grammar I' }).click()
  await expect.poll(() => currentPath()).toBe('/admin/timetable?week=2026-03-25&teacher=1&course=5')
  await expect
    .poll(() => requested(fetch).map((query) => `${query.get('teacherId')} ${query.get('courseId')}`))
    .toEqual(['1 null', '1 5'])
})

test('a backend without a timetable is told of', async () => {
  await openApp('/student/timetable', { as: 'student', situations: { getTimetable: 'unknownCall' } })
  await expect.element(page.getByText('This school has no timetable')).toBeVisible()
})

test('a week that fails is asked for again on request', async () => {
  const fetch = await openApp('/student/timetable', { as: 'student', situations: { getTimetable: 'serverError' } })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  fetch.use({ getTimetable: 'empty' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No lessons this week')).toBeVisible()
})

// proves X31
test('a teacher cancels a lesson, and takes it back', async () => {
  thatTuesday()
  const fetch = await openApp('/teacher/timetable?week=2026-03-25', { as: 'teacher' })
  const evening = examples.getTimetable[200].typical.lessons.find(({ timingId }) => timingId === 60)
  await page.getByRole('button', { name: new RegExp(evening!.title) }).click()
  await page.getByRole('button', { name: /^Cancel lesson/ }).click()
  await page.getByRole('button', { name: /^Cancel .*26 March/ }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const sent = fetch.requests.find(({ operationId }) => operationId === 'changeLessons')
  const { classId, timingId, day, version } = evening!
  expect(sent?.body).toEqual({ classId, timingId, day, version, scope: 'one', change: 'cancel' })
  await expect.poll(() => requested(fetch)).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(fetch.requests.some(({ url }) => url.pathname === '/api/timetable/undo-change/1')).toBe(true)
})

test('a lesson is moved all the same where somebody has something else then, and the school lets people', async () => {
  thatTuesday()
  const situations = { changeLessons: 'conflict', findClashes: 'conflict' } as const
  const fetch = await openApp('/admin/timetable?week=2026-03-25', { as: 'admin', situations })
  await page.getByRole('button', { name: /19:00 – 20:00/ }).click()
  await page.getByRole('button', { name: /^Move lesson/ }).click()
  await page.getByRole('button', { name: /^Move .*26 March/ }).click()
  await page.getByRole('button', { name: /all the same/i }).click()
  const bodies = () =>
    fetch.requests.filter(({ operationId }) => operationId === 'changeLessons').map(({ body }) => body)
  await expect.poll(bodies).toMatchObject([
    { change: 'move', scope: 'one' },
    { change: 'move', goOn: true },
  ])
})

const now = Date.now.bind(Date)
const DAY = 86_400_000
const { settings } = examples.getSettings[200].typical
const label = 'a day later the file has the day’s name'

afterEach(() => vi.restoreAllMocks())

/** The page finds that so much time has passed when one comes back to it. */
function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: now() + milliseconds })
  document.dispatchEvent(new Event('visibilitychange'))
  vi.useRealTimers()
}

/** The name of the file that the table gives, among its options. */
async function exportedAs(): Promise<string> {
  let name = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download
  })
  await page.getByRole('button', { name: /^Export/ }).click()
  await expect.poll(() => name).not.toBe('')
  return name
}

test.for([
  ['/admin/students', examples.listStudents[200].typical.students[0]?.name],
  ['/admin/teacher', examples.listTeachers[200].typical.teachers[0]?.name],
  ['/admin/classes', examples.listAllClasses[200].typical.data[0]?.title],
] as const)(`%s: ${label}`, async ([path, row]) => {
  await openApp(path, { as: 'admin' })
  await expect.element(page.getByRole('main').getByText(String(row)).first()).toBeVisible()
  await page.getByRole('button', { name: 'List options' }).click()
  const today = await exportedAs()
  passTime(DAY)
  await expect.poll(exportedAs).not.toBe(today)
})

/** Half a year from now it is the other season, by whose clock schools far away differ. */
const SEASON = 183 * DAY
/** A school whose clock is changed on other days than that of whoever looks. */
const zone =
  Intl.DateTimeFormat().resolvedOptions().timeZone === 'Australia/Sydney' ? 'Europe/London' : 'Australia/Sydney'

const shown = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value)
  return [document.querySelector('main')?.textContent, ...fields].join(' ')
}

test.for([
  ['/admin/students?student=1&tab=timings', 'In your time'],
  ['/admin/teacher?teacher=1&tab=timings', 'In your time'],
  ['/admin/settings', 'GMT'],
] as const)('%s: half a year later the hours are those of the season', async ([path, message]) => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  const far = vi.fn<() => Response>(() => Response.json({ settings: { ...settings, timeZone: zone } }))
  fetch.answer('getSettings', far)
  await expect
    .poll(() => {
      refocusPage()
      return far.mock.calls.length
    })
    .toBeGreaterThan(0)
  window.history.pushState(null, '', path)
  await expect.poll(shown).toContain(message)
  const today = shown()
  passTime(SEASON)
  await expect.poll(shown).not.toBe(today)
})
