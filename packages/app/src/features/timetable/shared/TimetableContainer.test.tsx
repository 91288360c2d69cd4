import { examples } from '@maktab/contract/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { refocusPage } from '#testing/waitForPageLoaded.ts'

const [lesson] = examples.getTimetable[200].typical.lessons
afterEach(() => void vi.useRealTimers())

/** Sets the date to a morning in the week of the examples. */
const setExampleDate = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-24T09:00:00Z') })

const requested = (fetch: Awaited<ReturnType<typeof openApp>>) =>
  fetch.requests.filter(({ operationId }) => operationId === 'getTimetable').map(({ url }) => url.searchParams)

test.each(['student', 'teacher', 'admin'] as const)(
  'the week of a %s is requested once, and then the next one',
  async (role) => {
    const fetch = await openApp(`/${role}/timetable?week=2026-03-25`, { as: role })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: new RegExp(lesson!.title) }).first()).toBeVisible()
    expect(requested(fetch).map((query) => [query.get('from'), query.get('days')])).toEqual([['2026-03-23', '7']])
    expect(requested(fetch)[0]?.get('zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect.poll(() => currentPath()).toBe(`/${role}/timetable?week=2026-03-30`)
    await expect.poll(() => requested(fetch).map((query) => query.get('from'))).toEqual(['2026-03-23', '2026-03-30'])
    await page.getByRole('button', { name: 'This week' }).click()
    await expect.poll(() => currentPath()).toBe(`/${role}/timetable`)
  },
)

// proves D29.1
test.each([
  ['student', /^Your time \(/, '9'],
  ['teacher', /^School time \(/, '7'],
] as const)('far from the school, the week of a %s starts in the time zone they work by', async (role, clock, days) => {
  // A school in Karachi.
  const situations = { getSettings: 'rupees', getTimetable: 'otherClocks' } as const
  const fetch = await openApp(`/${role}/timetable?week=2026-03-25`, { as: role, situations })
  await expect.element(page.getByText(clock)).toBeVisible()
  expect(requested(fetch).at(-1)?.get('days')).toBe(days)
})

test('the week in the user’s time zone includes the days around it, and the device remembers the choice', async () => {
  const situations = { getTimetable: 'otherClocks' } as const
  const fetch = await openApp('/student/timetable?week=2026-03-25', { as: 'student', situations })
  await page.getByText('Show in my time').click()
  await expect.element(page.getByText(/^Your time \(/)).toBeVisible()
  const queries = () => requested(fetch).map((query) => `${query.get('from')} ${query.get('days')}`)
  await expect.poll(queries).toEqual(['2026-03-23 7', '2026-03-22 9'])
  expect(document.cookie).toContain('clocks=own')
  await page.getByText('Show in my time').click()
  await expect.element(page.getByText(/^School time \(/)).toBeVisible()
  expect(document.cookie).toContain('clocks=school')
})

test('an admin filters the week by teacher and course, and the URL keeps the filter', async () => {
  const fetch = await openApp('/admin/timetable?week=2026-03-25&teacher=1', { as: 'admin' })
  await expect.element(page.getByRole('combobox', { name: 'Teacher' })).toHaveValue('Amina Yusuf')
  await page.getByRole('combobox', { name: 'Course' }).fill('Grammar')
  await page.getByRole('option', { name: 'Arabic grammar I' }).click()
  await expect.poll(() => currentPath()).toBe('/admin/timetable?week=2026-03-25&teacher=1&course=5')
  await expect
    .poll(() => requested(fetch).map((query) => `${query.get('teacherId')} ${query.get('courseId')}`))
    .toEqual(['1 null', '1 5'])
})

// proves D277.1
test('the week starts on the day from the school’s settings', async () => {
  const fetch = await openApp('/student/timetable?week=2026-03-25', {
    as: 'student',
    situations: { getSettings: 'rupees' },
  })
  await expect.poll(() => requested(fetch).at(-1)?.get('from')).toBe('2026-03-22')
})

// proves D278.1
test('a past lesson links a teacher to its register', async () => {
  await openApp('/teacher/timetable?week=2026-03-25', { as: 'teacher' })
  await page.getByRole('button', { name: /Tajweed, evening/ }).click()
  const past = examples.getTimetable[200].typical.lessons.find(({ classId }) => classId === 2)!
  await page.getByRole('dialog').getByRole('link', { name: 'See attendance' }).click()
  await expect.poll(currentPath).toBe(`/teacher/classes?class=2&view=register&day=${past.heldOn}`)
})

test('a backend without a timetable says so', async () => {
  await openApp('/student/timetable', { as: 'student', situations: { getTimetable: 'unknownCall' } })
  await expect.element(page.getByText('No timetable available')).toBeVisible()
})

test('a week that fails to load can be reloaded', async () => {
  const fetch = await openApp('/student/timetable', { as: 'student', situations: { getTimetable: 'serverError' } })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  fetch.use({ getTimetable: 'empty' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No lessons this week')).toBeVisible()
})

// proves X31
test('a teacher cancels a lesson and undoes it', async () => {
  setExampleDate()
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

test('a lesson is moved despite clashes if the school allows them', async () => {
  setExampleDate()
  const situations = { changeLessons: 'conflict', findClashes: 'conflict' } as const
  const fetch = await openApp('/admin/timetable?week=2026-03-25', { as: 'admin', situations })
  await page.getByRole('button', { name: /19:00 – 20:00/ }).click()
  await page.getByRole('button', { name: 'Move…' }).click()
  await page.getByRole('button', { name: /^Move .*26 March/ }).click()
  await page.getByRole('button', { name: /anyway/i }).click()
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
const label = 'a day later the exported file is named by the new day'

afterEach(() => vi.restoreAllMocks())

/** Advances the clock as if the user returned to the page after this time. */
function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: now() + milliseconds })
  document.dispatchEvent(new Event('visibilitychange'))
  vi.useRealTimers()
}

/** The file name that the table’s export suggests. */
async function getExportName(): Promise<string> {
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
  const today = await getExportName()
  passTime(DAY)
  await expect.poll(getExportName).not.toBe(today)
})

/** Half a year from now daylight saving time differs. */
const HALF_YEAR = 183 * DAY
/** A time zone whose daylight saving time differs from the user’s. */
const zone =
  Intl.DateTimeFormat().resolvedOptions().timeZone === 'Australia/Sydney' ? 'Europe/London' : 'Australia/Sydney'

const readPageText = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value)
  return [document.querySelector('main')?.textContent, ...fields].join(' ')
}

test.for([
  ['/admin/students?student=1&tab=timings', 'Your time'],
  ['/admin/teacher?teacher=1&tab=timings', 'Your time'],
  ['/admin/settings', 'GMT'],
] as const)('%s: half a year later the times are those of the season', async ([path, message]) => {
  const fetch = await openApp('/admin/course', { as: 'admin' })
  const settingsResponse = vi.fn<() => Response>(() => Response.json({ settings: { ...settings, timeZone: zone } }))
  fetch.answer('getSettings', settingsResponse)
  await expect
    .poll(() => {
      refocusPage()
      return settingsResponse.mock.calls.length
    })
    .toBeGreaterThan(0)
  window.history.pushState(null, '', path)
  await expect.poll(readPageText).toContain(message)
  const today = readPageText()
  passTime(HALF_YEAR)
  await expect.poll(readPageText).not.toBe(today)
})
