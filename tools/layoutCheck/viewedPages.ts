import { publicPaths } from '../../packages/app/src/addresses/public.ts'
import { getRolePagePaths } from '../../packages/app/e2e/getRolePagePaths.ts'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'

/** Who views a page: a role, a visitor, a blocked teacher, or a student with an unconfirmed email. */
export type Viewer = 'admin' | 'teacher' | 'student' | 'blocked' | 'unconfirmed' | 'visitor'

export type ViewedPage = { who: Viewer; path: string }

/** Tabs of a record, which are not among the pages. */
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

const {
  signIn,
  forgotPassword,
  resetPassword,
  createTeacherAccount,
  createStudentAccount,
  restriction,
  confirmEmail,
  trial,
} = publicPaths

/** All pages that have a screen. */
export const viewedPages: readonly ViewedPage[] = [
  ...(['admin', 'teacher', 'student'] as const).flatMap((who) =>
    getRolePagePaths(who).map((path): ViewedPage => ({ who, path })),
  ),
  ...TABS,
  ...[signIn(), forgotPassword(), `${resetPassword()}/token/student@maktab.test`, createTeacherAccount()].map(
    (path): ViewedPage => ({ who: 'visitor', path }),
  ),
  { who: 'visitor', path: createStudentAccount() },
  { who: 'visitor', path: `${confirmEmail()}/token` },
  { who: 'visitor', path: trial() },
  { who: 'visitor', path: `${trial()}/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq61` },
  { who: 'visitor', path: '/nowhere' },
  { who: 'blocked', path: restriction() },
  { who: 'unconfirmed', path: confirmEmail() },
]

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in at the mock, which accepts any password, and returns the browser’s storage. */
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

/** Opens a browser context with a language and a signed-in user. */
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
