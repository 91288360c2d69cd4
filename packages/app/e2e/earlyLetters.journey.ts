import { type Page, expect } from '@playwright/test'
import { holdScripts, openPrerendered } from './pageLoading.ts'
import { test } from './schoolTest.ts'

test.describe.configure({ mode: 'parallel' })

type Typed = { name: string; text: string; is?: unknown }

/** What is typed, ticked or chosen on each page that comes with a form, by the field’s name. */
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
    { name: 'guardian_name', text: 'Amina Malik' },
    { name: 'contact_number', text: '+92 300 1234567' },
    { name: 'email', text: 'zaynab@maktab.test' },
    { name: 'password', text: 'eight letters' },
    { name: 'signature', text: 'Zaynab Malik' },
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

/** What the form itself keeps of what it knows. */
const draftOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('draft:'))
    return (JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}') as { values?: object }).values ?? {}
  })

/** The form knows all of it: it sends it, or keeps it, but for the password, and goes on to its next step. */
async function expectKnown(page: Page, path: string, typed: readonly Typed[]): Promise<void> {
  const known = typed.map(({ name, text, is = text }) => [name, is] as const)
  if (path === '/' || path === '/forgot-password') {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/'))
    await page.locator('form [name=email]').press('Enter')
    expect((await sent).postDataJSON()).toEqual(Object.fromEntries(known))
    return
  }
  const kept = Object.fromEntries(known.filter(([name]) => name !== 'password'))
  await expect.poll(() => draftOf(page), path).toMatchObject(kept)
  for (const { name, text } of typed) {
    if (name in kept && !/^(date|gender|preferred|languages)/.test(name)) {
      await expect(page.locator(`form [name=${name}]`)).toHaveValue(text)
    }
  }
  await page.locator('form [type=submit]').click()
  await expect(page.locator('form [name=name]')).toHaveCount(0)
}

const entry = (url: string) => /\/index-[^/]*\.js$/.test(url)

test.describe('what is typed early', { tag: '@server' }, () => {
  for (const [path, typed] of Object.entries(forms)) {
    for (const { moment, mayPass } of [
      { moment: 'before the script', mayPass: () => false },
      { moment: 'while the parts of the page are on their way', mayPass: entry },
    ]) {
      // proves X151
      test(`is known to the form of ${path}: ${moment}`, async ({ page }) => {
        // What is sent is looked at, and doesn’t arrive: no school takes so many.
        await page.route('**/api/auth/**', (route) => route.abort())
        const letGo = await holdScripts(page, mayPass)
        await openPrerendered(page, path, 'commit')
        for (const one of typed) await type(page, one)
        await letGo()
        await expectKnown(page, path, typed)
      })
    }

    // proves X151
    test(`is known to the form of ${path}: while it comes alive, on a slow phone`, async ({ page }) => {
      await page.route('**/api/auth/**', (route) => route.abort())
      const line = await page.context().newCDPSession(page)
      await line.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      const letGo = await holdScripts(page)
      await openPrerendered(page, path, 'commit')
      const [first, second, ...others] = typed
      await type(page, first!)
      const begun = { ...(second ?? first!), text: (second ?? first!).text.slice(0, 3) }
      if (second) await type(page, begun)
      const isLetGo = letGo()
      if (second) await page.keyboard.type(second.text.slice(3), { delay: 40 })
      for (const one of others) await type(page, one, 20)
      await isLetGo
      await expectKnown(page, path, typed)
    })
  }

  for (const path of ['/create-student-account', '/create-teacher-account']) {
    // proves X151
    test(`stays where something was kept before: ${path}`, async ({ page }) => {
      const [first, ...others] = forms[path]!
      await openPrerendered(page, path)
      await type(page, first!)
      await expect.poll(() => draftOf(page)).toMatchObject({ name: first!.text })
      const letGo = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      for (const one of others) await type(page, one)
      const last = page.locator(`form [name=${others.at(-1)!.name}]`)
      await last.evaluate((field) => Object.assign(window, { field }))
      await letGo()
      await expect(page.getByText('We kept what you typed.')).toBeVisible()
      await expect(last).toBeFocused()
      expect(await last.evaluate((field) => field === (window as unknown as { field: unknown }).field)).toBe(true)
      await expectKnown(page, path, forms[path]!)
    })
  }

  // proves X151
  test('a date that is begun before the script goes on where it was left', async ({ page }) => {
    const letGo = await holdScripts(page)
    await openPrerendered(page, '/create-student-account', 'commit')
    await type(page, { name: 'name', text: 'Zaynab Malik' })
    await type(page, { name: 'date_of_birth', text: '0903' })
    await letGo()
    await expect.poll(() => draftOf(page)).toMatchObject({ name: 'Zaynab Malik', date_of_birth: '-03-09' })
    await page.keyboard.type('2015')
    await expect.poll(() => draftOf(page)).toMatchObject({ date_of_birth: '2015-03-09' })
  })
})
