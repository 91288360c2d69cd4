import { examples } from '@maktab/contract/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refocusPage } from '#testing/refocusPage.ts'
import { openApp } from '#testing/openApp.tsx'

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
] as const)('%s: half a year later the hours are those of the season', async ([path, words]) => {
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
  await expect.poll(shown).toContain(words)
  const today = shown()
  passTime(SEASON)
  await expect.poll(shown).not.toBe(today)
})
