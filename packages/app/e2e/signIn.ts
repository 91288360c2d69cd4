import { type BrowserContext, type Page, expect, test } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in on the sign-in page, with the demonstration's password; the mock takes any. */
export async function signIn(page: Page, who: 'admin' | 'teacher' | 'student' | 'blocked'): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, `${who}@maktab.test`)
}

/**
 * Opens a page as somebody. The first time that the journeys of a file ask for them they sign in on the sign-in page; from
 * then on their browser begins with what it kept of that.
 */
export async function openAs(page: Page, who: 'admin' | 'teacher' | 'student', path: string): Promise<void> {
  const { project, file, workerIndex } = test.info()
  const kept = join(project.outputDir, 'sessions', `${project.name}-${basename(file, '.journey.ts')}-${who}.json`)
  const context = page.context()
  if (existsSync(kept)) {
    const origins = JSON.parse(readFileSync(kept, 'utf8')) as Stored['origins']
    await context.setStorageState({ cookies: await context.cookies(), origins })
  } else {
    await signIn(page, who)
    await expectPlace(page, `/${who}/dashboard`)
    const { origins } = await context.storageState()
    mkdirSync(join(project.outputDir, 'sessions'), { recursive: true })
    // Whole or not at all: another worker may be looking.
    writeFileSync(`${kept}.${workerIndex}`, JSON.stringify(origins))
    renameSync(`${kept}.${workerIndex}`, kept)
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
