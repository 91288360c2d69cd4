import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { demoFolder } from '../packages/app/demoOptions.ts'
import { getLaunchOptions } from './getLaunchOptions.ts'
import { serveFolder } from './serveFolder.ts'
import { waitTimeout } from './vitest/projectOptions.ts'

let browser: Browser
beforeAll(async () => void (browser = await chromium.launch(await getLaunchOptions())))
afterAll(() => browser.close())

/** Serves the built demo like a plain host, and opens a page in a new browser profile. */
async function openDemo() {
  const requested: string[] = []
  const serve = (folder: string, port: number) =>
    serveFolder(folder, { port, onRequest: (request) => requested.push(request.url ?? '') })
  let host = await serve(demoFolder, 0)
  const { url } = host
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' })
  context.setDefaultTimeout(waitTimeout)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  onTestFinished(async () => {
    await context.close()
    await host.close()
  })
  return {
    page,
    errors,
    toMock: () => requested.filter((path) => /^\/(api|uploads)\b/.test(path)),
    /** Serves another folder at the same address. */
    serveInstead: async (folder: string) => {
      await host.close()
      host = await serve(folder, Number(new URL(url).port))
    },
  }
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email').fill(`${name}@maktab.test`)
  await page.getByRole('textbox', { name: 'Password' }).fill('anything')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**/${name}/dashboard`)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('the demo needs only files: the service worker answers every call, and the address overrides responses', async () => {
  const { page, errors, toMock } = await openDemo()
  await page.goto('/')
  const streamRequest = page.waitForRequest('**/api/changes/watch')
  await signIn(page, 'admin')
  await page.getByText('Needs your attention').waitFor()
  await page.getByRole('link', { name: 'Courses', exact: true }).first().click()
  await page.getByText('Tajweed').first().waitFor()
  await streamRequest
  expect(errors).toEqual([])

  await page.goto('/admin/course?mock=listCourses=empty')
  await page.getByText('No courses yet').waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await heading(page, 'Dashboard').waitFor()
  await page.goto('/admin/course')
  await page.getByText('No courses yet').waitFor()
  await page.goto('/admin/course?mock=')
  await page.getByText('Tajweed').first().waitFor()
  expect(errors).toEqual([])

  await page.goto('/admin/course?mock=listCourses=serverError')
  await page.getByText('Error fetching courses').waitFor()
  await page.goto('/admin/course?mock=listCourses=nothing')
  await page.getByText('“listCourses” has no example “nothing”. Choose from: typical, empty').waitFor()
  await page.getByRole('link', { name: 'Reset responses' }).click()
  await page.getByText('Tajweed').first().waitFor()
  expect(toMock()).toEqual([])
})

test('a deep link opens on the first visit', async () => {
  const { page, toMock } = await openDemo()
  const response = await page.goto('/create-student-account?mock=listCourses=empty')
  expect(response?.status()).toBe(404)
  await page.getByText('Demo: listCourses=empty').waitFor()
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
  expect(toMock()).toEqual([])
})

test('an override in the cookie applies to the browser', async () => {
  const { page } = await openDemo()
  await page.goto('/')
  await signIn(page, 'admin')
  await page.evaluate(() => (document.cookie = 'mock=listCourses=empty'))
  await page.goto('/admin/course')
  await page.getByText('No courses yet').waitFor()
  expect(await page.getByText('Demo: listCourses=empty').count()).toBe(1)
})

test('a page that is reloaded without the cache still reaches the service worker', async () => {
  const { page, toMock } = await openDemo()
  await page.goto('/')
  await signIn(page, 'admin')
  const session = await page.context().newCDPSession(page)
  await session.send('Page.reload', { ignoreCache: true })
  await heading(page, 'Dashboard').waitFor()
  await page.getByText('Needs your attention').waitFor()
  expect(toMock()).toEqual([])
})

/** A folder with another app, whose service worker controls its pages. */
async function createOtherApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'other-app-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const html = `<title>Other app</title><script>navigator.serviceWorker.register('/sw.js')</script>`
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, '404.html'), 'Not found')
  const claim = `addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))`
  await writeFile(join(folder, 'sw.js'), claim)
  return folder
}

test('the service worker gives way to another app at the same address, and the demo replaces the worker of that app', async () => {
  const { page, toMock, serveInstead } = await openDemo()
  await page.goto('/')
  await page.getByText('Demo accounts').waitFor()
  await serveInstead(await createOtherApp())
  await page.goto('/anything')
  expect(await page.locator('body').textContent()).toBe('Not found')
  await page.goto('/')
  expect(await page.title()).toBe('Other app')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await page.evaluate(async () => (await fetch('/api/course/get?of=other')).status)).toBe(404)
  expect(toMock().at(-1)).toBe('/api/course/get?of=other')
  await serveInstead(demoFolder)
  await page.goto('/')
  await page.getByText('Demo accounts').waitFor()
  await signIn(page, 'admin')
  expect(toMock().at(-1)).toBe('/api/course/get?of=other')
})
