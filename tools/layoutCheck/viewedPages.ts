import { publicPaths } from '../../packages/app/src/addresses/public.ts'
import { getPages } from '../../packages/app/e2e/getPages.ts'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'

/** Who looks at a page: a role, a visitor, a teacher whose access is restricted, or a student whose e-mail isn’t confirmed. */
export type Viewer = 'admin' | 'teacher' | 'student' | 'blocked' | 'unconfirmed' | 'visitor'

export type ViewedPage = { who: Viewer; path: string }

/** What has no address of its own among those of the pages: tabs of a record. */
const TABS: readonly ViewedPage[] = [
  ...['timings', 'courses', 'week', 'students'].map((tab): ViewedPage => ({
    who: 'admin',
    path: `/admin/teacher?teacher=2&tab=${tab}`,
  })),
  ...['timings', 'billing', 'code', 'classes', 'attendance', 'reports', 'notes', 'decided'].map((tab): ViewedPage => ({
    who: 'admin',
    path: `/admin/students?student=1&tab=${tab}`,
  })),
]

const { signIn, forgotPassword, resetPassword, createTeacherAccount, createStudentAccount, restriction, confirmEmail } =
  publicPaths

/** Every place of the app that has a screen. */
export const viewedPages: readonly ViewedPage[] = [
  ...(['admin', 'teacher', 'student'] as const).flatMap((who) =>
    getPages(who).map((path): ViewedPage => ({ who, path })),
  ),
  ...TABS,
  ...[signIn(), forgotPassword(), `${resetPassword()}/token/student@maktab.test`, createTeacherAccount()].map(
    (path): ViewedPage => ({ who: 'visitor', path }),
  ),
  { who: 'visitor', path: createStudentAccount() },
  { who: 'visitor', path: `${confirmEmail()}/token` },
  { who: 'visitor', path: '/nowhere' },
  { who: 'blocked', path: restriction() },
  { who: 'unconfirmed', path: confirmEmail() },
]

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in at the mock, where any password does, and answers what the browser keeps of that. */
export async function signInAndReadStorage(browser: Browser, url: string, who: Viewer): Promise<Stored | undefined> {
  if (who === 'visitor') return undefined
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('input[name=email]').fill(`${who}@maktab.test`)
  await page.locator('input[name=password]').fill('any password')
  await page.locator('button[type=submit]').click()
  await page.waitForURL((place) => place.pathname !== '/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const stored = await context.storageState()
  await context.close()
  return stored
}

type Look = { url: string; language: string; stored: Stored | undefined }

/** A browser of its own that speaks a language and is signed in. */
export async function openContext(
  browser: Browser,
  { url, language, stored }: Look,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...(stored && { storageState: stored }),
    ...options,
  })
  await context.addCookies([{ name: 'language', value: language, url }])
  return context
}
