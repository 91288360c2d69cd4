import { type Page, expect } from '@playwright/test'
import { holdScripts, openPrerendered } from './pageLoading.ts'
import { test } from './serverFixtures.ts'
import { expectPath } from './signIn.ts'

test.describe.configure({ mode: 'parallel' })

const pages = [
  '/',
  '/courses',
  '/courses/1-tajweed-for-beginners',
  '/create-student-account',
  '/create-teacher-account',
  '/forgot-password',
] as const

const SCRIPTS = '**/assets/*.js'
const labels = {
  en: { email: 'Email', password: 'Password', signIn: 'Sign in' },
  ur: { email: 'ای میل', password: 'پاس ورڈ', signIn: 'لاگ اِن کریں' },
} as const

/** Elements whose ID React changed during hydration; references inserted later would be broken. */
const findChangedIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root [id]')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
      const { id } = (key === undefined ? element : (element as unknown as Record<string, { id: string }>)[key]) as {
        id: string
      }
      return id === element.id ? [] : [`${element.id}, not ${id}`]
    }),
  )

test.describe('pages for visitors', { tag: '@server' }, () => {
  for (const language of ['en', 'ur'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      // proves X150
      test(`the form is visible before any script: ${language}, ${scheme}`, async ({ page, context, baseURL }) => {
        await context.addCookies([
          { name: 'language', value: language, url: baseURL! },
          { name: 'scheme', value: scheme, url: baseURL! },
          { name: 'known', value: 'yes', url: baseURL! },
        ])
        await page.route(SCRIPTS, (route) => route.abort())
        await openPrerendered(page, '/')
        const { email, password, signIn } = labels[language]
        await expect(page.getByRole('textbox', { name: email })).toBeVisible()
        await expect(page.getByRole('textbox', { name: password })).toBeVisible()
        await expect(page.getByRole('button', { name: signIn, exact: true })).toBeInViewport()
        const html = page.locator('html')
        await expect(html).toHaveAttribute('dir', language === 'ur' ? 'rtl' : 'ltr')
        await expect(html).toHaveAttribute('lang', language === 'ur' ? 'ur-PK' : 'en-GB')
        const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const [red = 0] = (canvas.match(/\d+/g) ?? []).map(Number)
        expect(red < 128).toBe(scheme === 'dark')
      })
    }
  }

  // proves X151
  test('text and Enter typed before hydration are kept and sent once', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    const release = await holdScripts(page)
    await openPrerendered(page, '/', 'commit')
    const email = page.getByRole('textbox', { name: 'Email' })
    const password = page.getByRole('textbox', { name: 'Password' })
    await email.fill('student@maktab.test')
    await password.fill('maktab-demo')
    await email.evaluate((field) => Object.assign(window, { field }))
    await password.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
    const sent = page.waitForRequest('**/api/auth/login')
    await release()
    expect((await sent).postDataJSON()).toEqual({ email: 'student@maktab.test', password: 'maktab-demo' })
    await expectPath(page, '/student/dashboard')
    expect(requests.filter((one) => one.startsWith('POST') && one.includes('/auth/login'))).toHaveLength(1)
    expect(requests.filter((one) => one.includes('maktab-demo'))).toEqual([])
  })

  // proves X151
  test('text typed early stays during hydration, with the focus', async ({ page }) => {
    const release = await holdScripts(page)
    await openPrerendered(page, '/', 'commit')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('zaynab@maktab.test')
    await page.getByRole('textbox', { name: 'Password' }).fill('eight letters')
    await email.focus()
    await email.evaluate((field) => Object.assign(window, { field }))
    await release()
    // Only a hydrated form can show the password.
    const password = page.getByRole('textbox', { name: 'Password' })
    await expect(async () => {
      await page.getByRole('button', { name: /^(Show|Hide) password$/ }).click()
      expect(await password.getAttribute('type')).toBe('text')
    }).toPass()
    await expect(email).toHaveValue('zaynab@maktab.test')
    await expect(password).toHaveValue('eight letters')
    expect(await email.evaluate((field) => field === (window as unknown as { field: unknown }).field)).toBe(true)
  })

  // proves X152
  test(
    'without JavaScript the pages are readable, and the forms say what they need',
    { tag: '@fast' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        locale: 'en-GB',
        ...(baseURL && { baseURL }),
      })
      const page = await context.newPage()
      const needs = page.locator('noscript > div')
      for (const path of ['/', '/create-student-account', '/create-teacher-account']) {
        await openPrerendered(page, path)
        await expect(needs).toHaveText(
          /Turn on JavaScript in your browser settings, then reload to sign in, register or apply/,
        )
      }
      await openPrerendered(page, '/?lang=ur')
      await expect(needs).toHaveText(
        /لاگ اِن، رجسٹریشن یا درخواست کے لیے براؤزر کی ترتیبات میں JavaScript آن کریں، پھر صفحہ دوبارہ لوڈ کریں۔/,
      )
      await openPrerendered(page, '/courses/1-tajweed-for-beginners')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(needs).toHaveCount(0)
      await context.close()
    },
  )

  for (const language of ['en', 'ur'] as const) {
    // proves X153
    test(`every page hydrates without changes, requests nothing again and satisfies its CSP: ${language}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
      const errors: string[] = []
      const requests: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('request', (request) => {
        if (request.url().includes('/api/')) requests.push(request.url())
      })
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () =>
          Object.assign(window, { heading: document.querySelector('#root h1') }),
        ),
      )
      for (const path of pages) {
        await openPrerendered(page, path, 'networkidle')
        const isSame = () =>
          page.evaluate(() => {
            const heading = document.querySelector('#root h1')
            return heading !== null && heading === (window as unknown as { heading: unknown }).heading
          })
        expect(await isSame(), path).toBe(true)
        expect(await findChangedIds(page), path).toEqual([])
      }
      expect(errors).toEqual([])
      expect(requests).toEqual([])
    })
  }

  test('on a slow connection and phone the form is painted before the script has loaded', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await openPrerendered(page, '/')
    const times = await page.waitForFunction(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
      const script = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(
        ({ name, responseEnd }) => responseEnd > 0 && /\/assets\/index-.*\.js$/.test(name),
      )
      return painted && script ? { painted, came: script.responseEnd } : undefined
    })
    const { painted, came } = (await times.jsonValue())!
    process.stdout.write(
      `First paint at 50 kB/s, 300 ms, a fourth of the processor: ${Math.round(painted)} ms; script ${Math.round(came)} ms.\n`,
    )
    expect(painted).toBeLessThan(came)
  })

  /** The scripts that the browser requests until the page is hydrated. */
  const requestScripts = async (page: Page) => {
    const found = await page.waitForFunction(() => {
      const choice = document.querySelector('#root select')
      if (!choice || !Object.keys(choice).some((key) => key.startsWith('__reactProps'))) return undefined
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js'))
    })
    return (await found.jsonValue())?.toSorted()
  }

  for (const path of pages) {
    // proves X176
    test(`${path} requests all scripts for its hydration at once, and no others`, async ({ page, context }) => {
      await openPrerendered(page, path)
      const atOnce = JSON.parse((await page.locator('#files').textContent()) ?? '') as string[]
      expect(await requestScripts(page)).toEqual(atOnce.toSorted())

      // Without the list, the same files are loaded one after the other.
      const otherPage = await context.newPage()
      await otherPage.route(
        (url) => url.pathname === path,
        async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace(/(?<=id="files">\[).*?("[^"]*\/index-[^"]+")[^\]]*/, '$1')
          await route.fulfill({ response: response, body })
        },
      )
      await openPrerendered(otherPage, path)
      expect(await requestScripts(otherPage)).toEqual(atOnce.toSorted())
    })
  }
})
