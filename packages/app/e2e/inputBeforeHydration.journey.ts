import { type Page, expect } from '@playwright/test'
import { holdScripts, openPrerendered } from './pageLoading.ts'
import { test } from './serverFixtures.ts'

test.describe.configure({ mode: 'parallel' })

type Typed = { name: string; text: string; is?: unknown }

/** The input for each prerendered form, by field name. */
const forms: Record<string, readonly Typed[]> = {
  '/': [
    { name: 'email', text: 'zaynab@maktab.test' },
    { name: 'password', text: 'eight letters' },
  ],
  '/forgot-password': [{ name: 'email', text: 'zaynab@maktab.test' }],
  '/create-student-account': [
    { name: 'name', text: 'Zaynab Malik' },
    { name: 'date_of_birth', text: '09032015', is: '2015-03-09' },
    { name: 'preferred_language', text: 'urdu' },
  ],
  '/create-teacher-account': [
    { name: 'name', text: 'Yusuf Khan' },
    { name: 'date_of_birth', text: '09031985', is: '1985-03-09' },
    { name: 'gender', text: 'male' },
    { name: 'nationality', text: 'Pakistani' },
    { name: 'languages_spoken', text: 'arabic', is: ['arabic'] },
    { name: 'contact_number', text: '+92 300 1234567' },
    { name: 'email', text: 'yusuf@maktab.test' },
    { name: 'current_address', text: '12 Canal Road, Lahore' },
  ],
}

async function type(page: Page, { name, text }: Typed, delay = 0): Promise<void> {
  const field = page.locator(`form [name=${name}]`)
  const kind = await field.first().getAttribute('type')
  if (kind === 'radio' || kind === 'checkbox') {
    await page.locator(`form [name=${name}][value=${text}]`).check({ force: true })
    return
  }
  await (name.startsWith('date') ? page.getByRole('spinbutton').first() : field).focus()
  await page.keyboard.type(text, { delay })
}

/** The stored draft of the form. */
const readDraft = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('draft:'))
    return (JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}') as { values?: object }).values ?? {}
  })

/**
 * Expects that the form has all values: it sends them, or stores them except the password and continues to the next
 * step.
 */
async function expectFormHasValues(page: Page, path: string, typed: readonly Typed[]): Promise<void> {
  const expected = typed.map(({ name, text, is = text }) => [name, is] as const)
  if (path === '/' || path === '/forgot-password') {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/'))
    await page.locator('form [name=email]').press('Enter')
    expect((await sent).postDataJSON()).toEqual(Object.fromEntries(expected))
    return
  }
  const stored = Object.fromEntries(expected.filter(([name]) => name !== 'password'))
  await expect.poll(() => readDraft(page), path).toMatchObject(stored)
  for (const { name, text } of typed) {
    if (name in stored && !/^(date|gender|preferred|languages)/.test(name)) {
      await expect(page.locator(`form [name=${name}]`)).toHaveValue(text)
    }
  }
  await page.locator('form [type=submit]').click()
  await expect(page.locator('form [name=name]')).toHaveCount(0)
}

const entry = (url: string) => /\/index-[^/]*\.js$/.test(url)

test.describe('text typed before hydration', { tag: '@server' }, () => {
  for (const [path, typed] of Object.entries(forms)) {
    for (const { moment, mayPass } of [
      { moment: 'before any script', mayPass: () => false },
      { moment: 'while the page’s chunks load', mayPass: entry },
    ]) {
      // proves X151
      test(`the form of ${path} has what was typed early: ${moment}`, async ({ page }) => {
        // The request is checked but doesn’t reach the server, which would reject so many.
        await page.route('**/api/auth/**', (route) => route.abort())
        const release = await holdScripts(page, mayPass)
        await openPrerendered(page, path, 'commit')
        for (const value of typed) await type(page, value)
        await release()
        await expectFormHasValues(page, path, typed)
      })
    }

    // proves X151
    test(`the form of ${path} has what was typed during hydration on a slow phone`, async ({ page }) => {
      await page.route('**/api/auth/**', (route) => route.abort())
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      const release = await holdScripts(page)
      await openPrerendered(page, path, 'commit')
      const [first, second, ...others] = typed
      await type(page, first!)
      const partial = { ...(second ?? first!), text: (second ?? first!).text.slice(0, 3) }
      if (second) await type(page, partial)
      const released = release()
      if (second) await page.keyboard.type(second.text.slice(3), { delay: 40 })
      for (const value of others) await type(page, value, 20)
      await released
      await expectFormHasValues(page, path, typed)
    })
  }

  // proves X151
  test('what was typed early replaces an older draft', async ({ page }) => {
    const path = '/create-teacher-account'
    const [first, ...others] = forms[path]!
    await openPrerendered(page, path)
    await type(page, first!)
    await expect.poll(() => readDraft(page)).toMatchObject({ name: first!.text })
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    for (const value of others) await type(page, value)
    const last = page.locator(`form [name=${others.at(-1)!.name}]`)
    await last.evaluate((field) => Object.assign(window, { field }))
    await release()
    await expect(page.getByText('We saved your draft.')).toBeVisible()
    await expect(last).toBeFocused()
    expect(await last.evaluate((field) => field === (window as unknown as { field: unknown }).field)).toBe(true)
    await expectFormHasValues(page, path, forms[path]!)
  })

  // proves X151
  test('a date started before hydration can be completed afterwards', async ({ page }) => {
    const release = await holdScripts(page)
    await openPrerendered(page, '/create-student-account', 'commit')
    await type(page, { name: 'name', text: 'Zaynab Malik' })
    await type(page, { name: 'date_of_birth', text: '0903' })
    await release()
    await expect.poll(() => readDraft(page)).toMatchObject({ name: 'Zaynab Malik', date_of_birth: '-03-09' })
    await page.keyboard.type('2015')
    await expect.poll(() => readDraft(page)).toMatchObject({ date_of_birth: '2015-03-09' })
  })
})
