import { type APIRequestContext, type BrowserContext, type Page, expect } from '@playwright/test'
import { navigateInApp, waitForPageReady } from '../../../tools/layoutCheck/runLayoutCheck.ts'
import { getAllPaths, listenForViolations } from './cspChecks.ts'
import { test } from './serverFixtures.ts'
import { expectPath, signIn } from './signIn.ts'

const users = ['visitor', 'student', 'teacher', 'admin'] as const

/** Installs the service worker, as after signing in; it controls pages opened afterwards. */
async function installWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })
}

const isControlled = () => navigator.serviceWorker.controller !== null

type Opened = { context: BrowserContext; who: (typeof users)[number]; school: APIRequestContext }

/**
 * Opens every page of a user and returns CSP violations. Public pages each have their own policy and are loaded; the
 * others are one page and are navigated.
 */
async function collectViolations({ context, who, school }: Opened): Promise<string[]> {
  const violations = await listenForViolations(context)
  const page = await context.newPage()
  const open = async (path: string) => {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).toContain("script-src 'self'")
  }
  if (who === 'visitor') await open('/')
  else {
    await signIn(page, who)
    // All users sign in at once, so it may take longer than an assertion waits.
    await page.waitForURL(`**/${who}/dashboard`)
  }
  await installWorker(page)
  const [first = '/', ...others] = await getAllPaths(who, school)
  await open(first)
  await waitForPageReady(page)
  for (const path of others) {
    await (who === 'visitor' ? open(path) : navigateInApp(page, path))
    await waitForPageReady(page)
    expect(await page.evaluate(isControlled), path).toBe(true)
  }
  return violations
}

// proves X178
test(
  'no page of any user violates the Content-Security-Policy with the service worker in control',
  { tag: '@server' },
  async ({ browser, request, baseURL }) => {
    test.slow()
    // In parallel, because they mostly wait.
    const results = users.map(async (who) => {
      const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'en-GB', baseURL: baseURL! })
      const violations = await collectViolations({ context, who, school: request })
      await context.close()
      return violations
    })
    expect((await Promise.all(results)).flat()).toEqual([])
  },
)

test(
  'dialogs and forms satisfy the Content-Security-Policy, and a violation is detected',
  { tag: ['@server', '@fast'] },
  async ({ page, context }) => {
    const violations = await listenForViolations(context)
    await signIn(page, 'admin')
    await expectPath(page, '/admin/dashboard')
    await page.goto('/admin/course')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('article img').first()).toHaveJSProperty('complete', true)
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByLabel('Name')).toBeVisible()
    // The component styles are applied; without their nonce the browser would have dropped them.
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingTop)).not.toBe('0px')
    expect(violations).toEqual([])

    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }))
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'main { padding: 0 }' }))
    })
    await expect.poll(() => violations.filter((one) => /: (script|style)-src-elem inline/.test(one))).toHaveLength(2)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  },
)
