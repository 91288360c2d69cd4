import { type Page, chromium as playwright } from 'playwright'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { buildApp } from './buildApp.ts'
import { getLaunchOptions } from './getLaunchOptions.ts'
import { root, run } from './run.ts'
import { serveMock } from './serveMock.ts'
import { waitForNetworkIdle } from './waitForNetworkIdle.ts'

// The pictures of the README’s tour, of the app with the mock behind it and of Storybook.
const folder = join(root, 'docs', 'tour')
const storybook = await mkdtemp(join(tmpdir(), 'maktab-storybook-'))
await mkdir(folder, { recursive: true })
await buildApp()
await run('storybook', ['build', '--output-dir', storybook, '--disable-telemetry', '--loglevel', 'warn'])

const school = await serveMock(0)
const stories = createServer(sirv(storybook))
await new Promise<void>((listening) => stories.listen(0, listening))
const address = stories.address()
const storiesUrl = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`

const browser = await playwright.launch(await getLaunchOptions())
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

type Look = { viewport?: typeof desk; scheme?: 'light' | 'dark'; language?: 'en' | 'ur' | 'ar' }
type Picture = Look & { name: string; take: (page: Page) => Promise<void> }

const storyOf = (id: string) => async (page: Page) => {
  await page.goto(`${storiesUrl}/?path=/story/${id}`)
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
}
const openAs = (role: 'admin' | 'teacher' | 'student', path: string) => async (page: Page) => {
  await page.goto(school.url)
  await page.locator('input[name=email]').fill(`${role}@maktab.test`)
  await page.locator('input[name=password]').fill('any password')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`**/${role}/dashboard`)
  await page.goto(`${school.url}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const pictures: readonly Picture[] = [
  { name: 'storybook', take: storyOf('screens-admin-teachers--typical') },
  { name: 'storybook-dark-urdu', take: storyOf('screens-student-courses--typical&globals=language:ur;scheme:dark') },
  { name: 'mock', take: async (page) => void (await page.goto(`${school.url}/__mock`)) },
  { name: 'admin', take: openAs('admin', '/admin/dashboard') },
  { name: 'student-phone-urdu', viewport: phone, language: 'ur', take: openAs('student', '/student/enrolled-courses') },
  { name: 'register-phone', viewport: phone, take: openAs('teacher', '/teacher/classes?class=1&view=register') },
]
for (const { name, viewport = desk, scheme = 'light', language = 'en', take } of pictures) {
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'language', value: language, url: school.url }])
  const page = await context.newPage()
  await take(page)
  await waitForNetworkIdle(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  console.log(`docs/tour/${name}.png`)
}
await browser.close()
await school.close()
stories.close()
