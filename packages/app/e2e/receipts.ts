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

/** A photograph of a megabyte, no two points of it alike: none other has its bytes. */
export async function photograph(page: Page): Promise<typeof receipt> {
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
  await page.getByRole('button', { name: /Payment Method/ }).click()
  await page.getByRole('option', { name: method }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
}

/** The card of a course or an event. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** To the first course that nothing was sent for yet: behind the mock, what was sent before stays the newest there is. */
export function firstPurchase(page: Page): Locator {
  return page
    .getByRole('article')
    .filter({ hasNotText: 'Rejected' })
    .getByRole('link', { name: /^Purchase / })
    .first()
}

/** Opens a page, which reads its lists anew. */
export async function openPage(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expectCards(page, heading)
}

/** A page of cards has come with what it shows. */
export async function expectCards(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

/**
 * The forms that the page sends with a receipt, to a school that takes none in pieces; the browser’s tools don’t show
 * what a blob holds.
 */
export async function watchForms(page: Page): Promise<() => Promise<string[]>> {
  await page.route('**/api/upload/begin', (route) =>
    route.fulfill({ status: 404, json: { error: 'Nothing is here.' } }),
  )
  await page.addInitScript(() => {
    const sent: Promise<string>[] = []
    Object.assign(window, { sent })
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) sent.push(body.text())
      send.call(this, body)
    }
  })
  return () => page.evaluate(() => Promise.all((window as unknown as { sent: Promise<string>[] }).sent))
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/**
 * Takes a file from the machine: what opens the chooser, and the file. A page that is busy gets a key or a press sooner
 * than the word that somebody else answers its chooser, and closes it again; so it answers a question before.
 */
export async function chooseFile(page: Page, file: ChosenFile, open: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.evaluate(() => document.readyState)
  await open()
  await (await chooser).setFiles(file)
}
