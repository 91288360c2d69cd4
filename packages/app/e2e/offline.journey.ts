import { type Page, expect, test } from '@playwright/test'
import { openClockSchool } from './schoolTest.ts'
import { frontOf } from './network.ts'
import { expectPlace, fillSignIn } from './accounts.ts'

test.use({ serviceWorkers: 'allow', timezoneId: 'UTC' })
// Each test starts a school and waits until the browser has stored the whole app.
test.slow()

/** A school that can be stopped; with a worker that keeps its app once somebody has signed in. */
async function openSchool() {
  const school = await openClockSchool({ zone: 'UTC', opens: new Date().toISOString() })
  const front = await frontOf(school.url)
  const close = async () => {
    await front.stop()
    await school.close()
  }
  return { ...front, close }
}

async function enter(page: Page, url: string, who: 'admin' | 'teacher' | 'student'): Promise<void> {
  await page.goto(url)
  await fillSignIn(page, `${who}@maktab.test`)
  await expectPlace(page, `/${who}/dashboard`)
  // The app is kept once its page stands.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none'), {
      timeout: 180_000,
    })
    .toBe('activated')
}

/** All that a browser keeps of what the school said: addresses in the caches of the worker, and answers by person. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    const names = new Set((await indexedDB.databases()).map(({ name }) => name))
    const answers = await new Promise<string[]>((resolve) => {
      if (!names.has('maktab-kept')) return resolve([])
      const opening = indexedDB.open('maktab-kept')
      opening.addEventListener('success', () => {
        const database = opening.result
        const asking = database.transaction('answers').objectStore('answers').getAllKeys()
        asking.addEventListener('success', () => {
          database.close()
          resolve(asking.result.map(String))
        })
      })
    })
    return { addresses: requests.flat().map(({ url }) => new URL(url).pathname), answers }
  })

const kept = (page: Page) => page.getByText(/^Kept on this device at \d\d:\d\d/)
const lesson = (page: Page) => page.getByRole('button', { name: /^16:00 – 17:00.*Afternoon/ }).first()

test(
  'the timetable is readable with the school stopped, and says how old it is',
  { tag: ['@mock', '@fast'] },
  async ({ page }) => {
    const school = await openSchool()
    try {
      await enter(page, school.url, 'student')
      await expect.poll(async () => (await keptIn(page)).answers.join()).toContain('getTimetable')
      await expect.poll(async () => (await keptIn(page)).answers.join()).toContain('listPolicies')
      await school.stop()

      // Neither the page nor its code was ever opened here.
      await page.goto(`${school.url}/student/timetable`)
      await expect(lesson(page)).toBeVisible()
      await expect(kept(page)).toBeVisible()
      await page.getByRole('button', { name: 'Week after' }).click()
      await expect(lesson(page)).toBeVisible()
      await page.goto(`${school.url}/student/policy`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(kept(page)).toBeVisible()
      // What is about money isn’t kept.
      await page.goto(`${school.url}/student/billing`)
      await expect(page.getByText(/can’t be reached/).first()).toBeVisible()
      const { addresses, answers } = await keptIn(page)
      expect(addresses.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
      expect(answers.filter((key) => /billing|receipt|payment|fee/i.test(key))).toEqual([])
    } finally {
      await school.close()
    }
  },
)

// proves X158
test('another person on the same browser sees none of it', { tag: '@mock' }, async ({ page }) => {
  const school = await openSchool()
  try {
    await enter(page, school.url, 'student')
    await expect.poll(async () => (await keptIn(page)).answers.join()).toContain('getTimetable')
    await page
      .getByRole('button', { name: /Zaynab Malik/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expectPlace(page, '/')
    await expect.poll(async () => (await keptIn(page)).answers).toEqual([])
    const { addresses } = await keptIn(page)
    expect(addresses.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])

    await enter(page, school.url, 'teacher')
    await page.goto(`${school.url}/teacher/timetable`)
    await expect(lesson(page)).toBeVisible()
    await expect.poll(async () => (await keptIn(page)).answers.join()).toContain('listTeacherClasses')
    const owners = (await keptIn(page)).answers.map((key) => key.split(' ')[0])
    expect(new Set(owners).size).toBe(1)
    await school.stop()
    await page.reload()
    await expect(kept(page)).toBeVisible()
    await expect(page.getByText('Zaynab')).toHaveCount(0)
  } finally {
    await school.close()
  }
})

// proves X159
test('a new version comes while somebody types: nothing is lost', { tag: '@mock' }, async ({ page, context }) => {
  const school = await openSchool()
  const notice = (of: Page) => of.getByText('A new version is ready.')
  try {
    await enter(page, school.url, 'admin')
    await page.goto(`${school.url}/admin/policy?policy=new`)
    await page.getByLabel('Title').fill('What was typed')
    const other = await context.newPage()
    await other.goto(`${school.url}/admin/dashboard`)
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

    school.buildAnew()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(notice(page)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('What was typed')

    // Whoever would lose something is asked, and stays as they were.
    await page.getByRole('button', { name: 'Reload now' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Stay|Keep/ })
      .click()
    await expect(page.getByLabel('Title')).toHaveValue('What was typed')

    // The other tab takes the new version; this one goes on, with files that the school no longer has.
    await expect(notice(other)).toBeVisible()
    const isLoaded = other.waitForEvent('load')
    await other.getByRole('button', { name: 'Reload now' }).click()
    await isLoaded
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('What was typed')
    school.setAssets(false)
    await page.getByLabel('Description').fill('None on Fridays')
    await page.getByRole('button', { name: 'Create Policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
    await page.getByRole('link', { name: 'School settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'School settings' })).toBeVisible()
  } finally {
    await school.close()
  }
})

test('the Content-Security-Policy holds with the worker', { tag: '@mock' }, async ({ page }) => {
  const school = await openSchool()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text())
  })
  try {
    await enter(page, school.url, 'student')
    for (const path of ['/student/timetable', '/student/enrolled-courses', '/student/reminders', '/']) {
      await page.goto(`${school.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await school.stop()
    await page.goto(`${school.url}/student/timetable`)
    await expect(kept(page)).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    await school.close()
  }
})
