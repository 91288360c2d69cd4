import { type Browser, type Page, expect, test } from '@playwright/test'
import { startSchoolWithClock } from './serverFixtures.ts'
import { fillSignIn } from './signIn.ts'

/** `day` is the school’s date and `now` an instant in its first hours, when the viewer may still have the previous date. */
type Moment = { day: string; now: string; moved: string; night: string }

/**
 * Around changes to daylight saving time: the viewer’s times for the afternoon lesson moved to 19:15 and for the night
 * lesson at 23:30, calculated by hand.
 */
const cases: { school: string; viewer: string; moments: Moment[] }[] = [
  {
    school: 'Asia/Karachi',
    viewer: 'Europe/London',
    moments: [
      { day: '2027-03-26', now: '2027-03-25T20:30:00Z', moved: '14:15', night: '18:30' },
      { day: '2027-03-29', now: '2027-03-28T20:30:00Z', moved: '15:15', night: '19:30' },
    ],
  },
  {
    school: 'Asia/Karachi',
    viewer: 'America/New_York',
    moments: [
      { day: '2027-11-05', now: '2027-11-04T20:30:00Z', moved: '10:15', night: '14:30' },
      { day: '2027-11-08', now: '2027-11-07T20:30:00Z', moved: '09:15', night: '13:30' },
    ],
  },
  {
    school: 'Europe/London',
    viewer: 'Asia/Karachi',
    moments: [
      { day: '2027-10-29', now: '2027-10-29T01:00:00Z', moved: '23:15', night: '03:30' },
      { day: '2027-11-01', now: '2027-11-01T01:00:00Z', moved: '00:15', night: '04:30' },
    ],
  },
  {
    school: 'Asia/Kathmandu',
    viewer: 'America/St_Johns',
    moments: [
      { day: '2027-03-12', now: '2027-03-11T20:00:00Z', moved: '10:00', night: '14:15' },
      { day: '2027-03-15', now: '2027-03-14T20:00:00Z', moved: '11:00', night: '15:15' },
    ],
  },
]

async function openPage(browser: Browser, { viewer, now, url }: { viewer: string; now: string; url: string }) {
  const context = await browser.newContext({ timezoneId: viewer, baseURL: url, locale: 'en-GB' })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  return page
}

async function signInOn(page: Page, who: 'student' | 'teacher'): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, `${who}@maktab.test`)
  await expect(page).toHaveURL(new RegExp(`/${who}/dashboard`))
}

for (const { school: zone, viewer, moments } of cases) {
  const place = zone.split('/').at(-1)
  // proves X43
  test(
    `dashboard, timetable, lesson and register of a school in ${zone} agree for a viewer in ${viewer}`,
    { tag: '@mock' },
    async ({ browser }) => {
      const days = moments.map(({ day }) => day)
      const school = await startSchoolWithClock({ zone, opens: `${days[0]}T00:00:00Z`, cancelled: days })
      try {
        for (const { day, now, moved, night } of moments) {
          await school.setClock(now)
          const page = await openPage(browser, { viewer, now, url: school.url })
          await signInOn(page, 'student')
          const next = page.getByRole('region', { name: 'Next lesson' })
          await expect(next).toContainText('Afternoon')
          await expect(next).toContainText(new RegExp(`${moved} – \\d\\d:\\d\\d`))
          await expect(next).toContainText(`19:15 in ${place}`)
          await expect(next).toContainText(/Cancelled: Afternoon, .+, \d\d:\d\d/)

          await page.goto(`/student/timetable?week=${day}`)
          const lesson = page.getByRole('button', { name: new RegExp(`^${moved} – .*19:15 in ${place}.*Afternoon`) })
          await expect(lesson).toHaveCount(1)
          await expect(page.getByRole('button', { name: /16:00 in .*Afternoon.*Cancelled/ }).first()).toBeVisible()
          await expect(
            page.getByRole('button', { name: new RegExp(`^${night} – .*23:30 in ${place}.*Night`) }).first(),
          ).toBeVisible()
          await lesson.click()
          const dialog = page.getByRole('dialog', { name: 'Afternoon' })
          await expect(dialog).toContainText(new RegExp(`${moved} – \\d\\d:\\d\\d`))
          await expect(dialog).toContainText(`19:15 in ${place}`)
          await page.context().close()

          const desk = await openPage(browser, { viewer, now, url: school.url })
          await signInOn(desk, 'teacher')
          await desk.goto('/teacher/classes')
          await desk
            .getByRole('row', { name: /Afternoon/ })
            .getByRole('link', { name: /^Mark attendance/ })
            .click()
          await desk.getByRole('tab', { name: 'Whole class' }).click()
          // The register opens on the lesson before, which has no attendance.
          await desk.getByRole('button', { name: /^Next lesson: / }).click()
          const parts = desk.getByRole('group', { name: 'Day' }).getByRole('spinbutton')
          await expect.poll(() => parts.allInnerTexts()).toEqual(day.split('-').toReversed())
          await desk.context().close()
        }
      } finally {
        await school.close()
      }
    },
  )
}
