import { type Page, expect, test } from '@playwright/test'
import { startSchoolWithClock } from './serverFixtures.ts'
import { createFrontProxy } from './networkProxies.ts'
import { expectPath, fillSignIn } from './signIn.ts'

test.use({ serviceWorkers: 'allow', timezoneId: 'UTC' })
// Each test starts a school and waits until the browser has stored the whole app.
test.slow()

/** Starts a school that can be stopped, with a service worker that caches its app after sign-in. */
async function startSchool() {
  const school = await startSchoolWithClock({ zone: 'UTC', opens: new Date().toISOString() })
  const front = await createFrontProxy(school.url)
  const close = async () => {
    await front.stop()
    await school.close()
  }
  return { ...front, close }
}

async function signInOn(page: Page, url: string, who: 'admin' | 'teacher' | 'student'): Promise<void> {
  await page.goto(url)
  await fillSignIn(page, `${who}@maktab.test`)
  await expectPath(page, `/${who}/dashboard`)
  // The app is cached once its page is idle.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none'), {
      timeout: 180_000,
    })
    .toBe('activated')
}

/** The contents of a browser’s caches: URLs of the service worker, and API responses by account. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    const names = new Set((await indexedDB.databases()).map(({ name }) => name))
    const cacheKeys = await new Promise<string[]>((resolve) => {
      if (!names.has('maktab-kept')) return resolve([])
      const openRequest = indexedDB.open('maktab-kept')
      openRequest.addEventListener('success', () => {
        const database = openRequest.result
        const keysRequest = database.transaction('answers').objectStore('answers').getAllKeys()
        keysRequest.addEventListener('success', () => {
          database.close()
          resolve(keysRequest.result.map(String))
        })
      })
    })
    return { addresses: requests.flat().map(({ url }) => new URL(url).pathname), cacheKeys }
  })

const offlineBanner = (page: Page) => page.getByText(/^Can’t connect. Showing data saved at \d\d:\d\d/)
const lesson = (page: Page) => page.getByRole('button', { name: /^16:00 – 17:00.*Afternoon/ }).first()

test(
  'the timetable is readable while the school is stopped, and shows its age',
  { tag: ['@mock', '@fast'] },
  async ({ page }) => {
    const school = await startSchool()
    try {
      await signInOn(page, school.url, 'student')
      await expect.poll(async () => (await readCaches(page)).cacheKeys.join()).toContain('getTimetable')
      await expect.poll(async () => (await readCaches(page)).cacheKeys.join()).toContain('listPolicies')
      await school.stop()

      // Neither the page nor its code was opened before.
      await page.goto(`${school.url}/student/timetable`)
      await expect(lesson(page)).toBeVisible()
      await expect(offlineBanner(page)).toBeVisible()
      await page.getByRole('button', { name: 'Next week' }).click()
      await expect(lesson(page)).toBeVisible()
      await page.goto(`${school.url}/student/policy`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(offlineBanner(page)).toBeVisible()
      // Payments aren’t cached.
      await page.goto(`${school.url}/student/billing`)
      await expect(page.getByText(/Can’t connect/).first()).toBeVisible()
      const { addresses, cacheKeys } = await readCaches(page)
      expect(addresses.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
      expect(cacheKeys.filter((key) => /billing|receipt|payment|fee/i.test(key))).toEqual([])
    } finally {
      await school.close()
    }
  },
)

// proves X158
test('another user of the same browser sees no cached data', { tag: '@mock' }, async ({ page }) => {
  const school = await startSchool()
  try {
    await signInOn(page, school.url, 'student')
    await expect.poll(async () => (await readCaches(page)).cacheKeys.join()).toContain('getTimetable')
    await page
      .getByRole('button', { name: /Zaynab Malik/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expectPath(page, '/')
    await expect.poll(async () => (await readCaches(page)).cacheKeys).toEqual([])
    const { addresses } = await readCaches(page)
    expect(addresses.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])

    await signInOn(page, school.url, 'teacher')
    await page.goto(`${school.url}/teacher/timetable`)
    await expect(lesson(page)).toBeVisible()
    await expect.poll(async () => (await readCaches(page)).cacheKeys.join()).toContain('listTeacherClasses')
    const owners = (await readCaches(page)).cacheKeys.map((key) => key.split(' ')[0])
    expect(new Set(owners).size).toBe(1)
    await school.stop()
    await page.reload()
    await expect(offlineBanner(page)).toBeVisible()
    await expect(page.getByText('Zaynab')).toHaveCount(0)
  } finally {
    await school.close()
  }
})

// proves X159
test('a new version that arrives while typing loses nothing', { tag: '@mock' }, async ({ page, context }) => {
  const school = await startSchool()
  const notice = (of: Page) => of.getByText('A new version is ready.')
  try {
    await signInOn(page, school.url, 'admin')
    await page.goto(`${school.url}/admin/policy?policy=new`)
    await page.getByLabel('Title').fill('What was typed')
    const otherTab = await context.newPage()
    await otherTab.goto(`${school.url}/admin/dashboard`)
    await expect(otherTab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

    school.buildAnew()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(notice(page)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('What was typed')

    // A user with unsaved changes is asked first.
    await page.getByRole('button', { name: 'Reload now' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Stay|Keep/ })
      .click()
    await expect(page.getByLabel('Title')).toHaveValue('What was typed')

    // The other tab loads the new version; this one continues, although the school no longer has its files.
    await expect(notice(otherTab)).toBeVisible()
    const isLoaded = otherTab.waitForEvent('load')
    await otherTab.getByRole('button', { name: 'Reload now' }).click()
    await isLoaded
    await expect(otherTab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
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

test('the service worker satisfies the Content-Security-Policy', { tag: '@mock' }, async ({ page }) => {
  const school = await startSchool()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text())
  })
  try {
    await signInOn(page, school.url, 'student')
    for (const path of ['/student/timetable', '/student/enrolled-courses', '/student/reminders', '/']) {
      await page.goto(`${school.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await school.stop()
    await page.goto(`${school.url}/student/timetable`)
    await expect(offlineBanner(page)).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    await school.close()
  }
})
