import { type BrowserContext, type Page, expect, test } from '@playwright/test'

type Origins = Awaited<ReturnType<BrowserContext['storageState']>>['origins']

/** What the browser stored when somebody signed in, by file and role. A worker process has one backend at one address. */
const sessions = new Map<string, Origins>()

/** Signs in on the sign-in page, with the demonstration's password; the mock takes any. */
export async function signIn(page: Page, who: 'admin' | 'teacher' | 'student' | 'blocked'): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, `${who}@maktab.test`)
}

/**
 * Opens a page as somebody. The first time in a file they sign in on the sign-in page; from then on their browser starts
 * with what it stored at that sign-in.
 */
export async function openAs(page: Page, who: 'admin' | 'teacher' | 'student', path: string): Promise<void> {
  const key = `${test.info().file} ${who}`
  const context = page.context()
  const origins = sessions.get(key)
  if (origins) {
    await context.setStorageState({ cookies: await context.cookies(), origins })
  } else {
    await signIn(page, who)
    await expectPlace(page, `/${who}/dashboard`)
    sessions.set(key, (await context.storageState()).origins)
  }
  await page.goto(path)
}

export async function fillSignIn(page: Page, email: string, password = 'maktab-demo'): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function expectPlace(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
}
