import { type Page, expect, test } from '@playwright/test'
import { createPdf } from '@maktab/contract/createPdf'
import sharp from 'sharp'
import { isSameSheet, renderPdf } from './papers/compareSheets.ts'
import { expectPrintout } from './papers/expectPrintout.ts'
import { type PrintoutCase, printoutCases } from './papers/printoutCases.ts'
import { openAs } from './signIn.ts'

const NOW = new Date('2026-11-18T09:00:00Z')

const languages = { en: 'English', ur: 'اردو', ar: 'العربية' } as const

async function createReceiptPicture(): Promise<Buffer> {
  const lines = Array.from(
    { length: 9 },
    (_, at) => `<rect x="60" y="${120 + at * 60}" width="${480 - at * 30}" height="18"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#eee"/><g fill="#777">${lines.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Replaces the receipts of the examples’ bills. */
async function replaceReceipts(page: Page, url: string): Promise<void> {
  await page.route('**/api/student/billing', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response: response, body: body.replaceAll(/"receipt":"[^"]*"/g, `"receipt":"${url}"`) })
  })
}

async function open(page: Page, { mock, receipts, path }: PrintoutCase): Promise<void> {
  const body = await createReceiptPicture()
  await page.clock.setFixedTime(NOW)
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/png', body }))
  const pdf = Buffer.from(createPdf(['Paid 45.00', 'Terms']))
  await page.route('**/uploads/*.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body: pdf }))
  if (receipts) await replaceReceipts(page, receipts)
  const role = path.startsWith('/admin') ? 'admin' : 'student'
  await openAs(page, role, `/${role}/policy`)
  if (mock)
    await page
      .context()
      .addCookies([{ name: 'mock', value: encodeURIComponent(mock), url: new URL('/', page.url()).href }])
  await page.goto(path)
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function choose(page: Page, language: keyof typeof languages): Promise<void> {
  if (language !== 'en') {
    await page.getByRole('button', { name: /Document language/ }).click()
    await page.getByRole('option', { name: languages[language] }).click()
  }
  const sheet = page.getByRole('article').first()
  await expect(sheet).toHaveCSS('direction', language === 'en' ? 'ltr' : 'rtl')
  await expect(page.getByRole('button', { name: /^Print/ })).not.toHaveAttribute('aria-disabled')
  await page.evaluate(() => document.fonts.ready)
}

for (const [name, paper] of Object.entries(printoutCases)) {
  // proves X84
  test(`${name} prints each page as before, in every language`, { tag: '@mock' }, async ({ page }) => {
    await open(page, paper)
    for (const language of ['en', 'ur', 'ar'] as const) {
      await choose(page, language)
      const pages = await expectPrintout(page, `${name}-${language}`)
      expect(pages, language).toBe(paper.pages)
    }
  })
}

// proves X84
test('a report fits one page of Letter paper in every language', { tag: '@mock' }, async ({ page }) => {
  await open(page, printoutCases['report-branded']!)
  for (const language of ['en', 'ur', 'ar'] as const) {
    await choose(page, language)
    expect(await renderPdf(await page.pdf({ format: 'Letter' })), language).toHaveLength(1)
  }
})

// proves X84
test('a missing line or another word makes a sheet different', { tag: '@mock' }, async ({ page }) => {
  await open(page, printoutCases['receipt-paid']!)
  await choose(page, 'en')
  const printSheet = async () => (await renderPdf(await page.pdf({ preferCSSPageSize: true })))[0] ?? Buffer.alloc(0)
  const original = await printSheet()
  expect(await isSameSheet(original, await printSheet())).toBe(true)
  const lines = await page.locator('article :is(h1, p, dt, dd, li, strong, figcaption, footer > *)').all()
  expect(lines.length).toBeGreaterThan(25)
  for (const line of lines) {
    const text = await line.innerText()
    await line.evaluate((element) => element.style.setProperty('visibility', 'hidden'))
    expect(await isSameSheet(original, await printSheet()), text).toBe(false)
    await line.evaluate((element) => element.style.removeProperty('visibility'))
  }
})
