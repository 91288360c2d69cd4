import { type Locator, type Page, expect } from '@playwright/test'

/** A small picture. */
export const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export async function addReceipt(page: Page, file = receipt): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('img', { name: `Preview of ${file.name}` })).toBeVisible()
}

/** A random picture of a megabyte, so that no other file has the same bytes. */
export async function createLargePicture(page: Page): Promise<typeof receipt> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 600
    const context = canvas.getContext('2d')!
    const points = context.createImageData(600, 600)
    for (let index = 0; index < points.data.length; index += 1) {
      points.data[index] = index % 4 === 3 ? 255 : Math.floor(Math.random() * 256)
    }
    context.putImageData(points, 0, 0)
    return canvas.toDataURL('image/png')
  })
  return { ...receipt, buffer: Buffer.from(url.replace(/^.*,/, ''), 'base64') }
}

export async function chooseMethod(page: Page, method: string): Promise<void> {
  await page.getByRole('button', { name: /Payment method/ }).click()
  await page.getByRole('option', { name: method }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
}

/** The card of a course or an event. */
export function findCard(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** The purchase link of the first course without a payment: with the mock, an earlier payment stays the newest. */
export function firstPurchase(page: Page): Locator {
  return page
    .getByRole('article')
    .filter({ hasNotText: 'Rejected' })
    .getByRole('link', { name: /^Purchase / })
    .first()
}

/** Opens a page, which loads its lists again. */
export async function openPage(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expectCards(page, heading)
}

/** Waits until a page of cards has loaded. */
export async function expectCards(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

export async function expectNoOverflow(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

/**
 * Records the forms with a receipt that the page sends to a school without chunked uploads; Playwright doesn’t show the
 * content of blobs.
 */
export async function watchForms(page: Page): Promise<() => Promise<string[]>> {
  await page.route('**/api/upload/begin', (route) =>
    route.fulfill({ status: 404, json: { error: 'Nothing is here.' } }),
  )
  await page.addInitScript(() => {
    const bodies: Promise<string>[] = []
    Object.assign(window, { sent: bodies })
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) bodies.push(body.text())
      send.call(this, body)
    }
  })
  return () => page.evaluate(() => Promise.all((window as unknown as { sent: Promise<string>[] }).sent))
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/**
 * Selects a file in the chooser that `open` opens. On a busy page the click can arrive before the browser knows that
 * Playwright handles the chooser; the evaluation in between waits for that.
 */
export async function chooseFile(page: Page, file: ChosenFile, open: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.evaluate(() => document.readyState)
  await open()
  await (await chooser).setFiles(file)
}
