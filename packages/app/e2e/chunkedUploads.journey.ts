import { createPdf } from '@maktab/contract/createPdf'
import { createScannedPdf } from '@maktab/contract/createScannedPdf'
import type { Settings } from '@maktab/contract/schema'
import { type Locator, type Page, expect } from '@playwright/test'
import { COURSE, openPurchase, submitPurchase, typeTimes } from './purchaseSteps.ts'
import { asAdmin, signInAsNewStudent, studentId, openAs } from './signIn.ts'
import { chooseMethod, createLargePicture } from './paymentSteps.ts'
import { test } from './serverFixtures.ts'

const ARRIVED = 'Uploaded. Finish the form and submit it.'

// proves X75, X76
test(
  'an upload that is interrupted by a lost connection and a reload resumes where it was',
  { tag: ['@server', '@money'] },
  async ({ page, request }) => {
    await signInAsNewStudent(page, request)
    await openPurchase(page, COURSE)
    let isBroken = false
    const offsets: number[] = []
    await page.route('**/api/upload/piece/**', async (route) => {
      if (isBroken) return route.abort('internetdisconnected')
      offsets.push(Number(route.request().url().split('/').at(-1)))
      if (offsets.length === 2) isBroken = true
      return route.continue()
    })
    await page.locator('input[type=file]').setInputFiles(await createLargePicture(page))
    await expect(page.getByText(/Connection lost\. The upload will resume when you’re back online/)).toBeVisible()
    expect(offsets).toHaveLength(2)

    isBroken = true
    await page.reload()
    await expect(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
    await expect(page.getByText(/Connection lost\. The upload will resume when you’re back online/)).toBeVisible()
    isBroken = false
    const before = offsets.length
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText(ARRIVED)).toBeVisible()
    // Chunks that the server had received aren’t sent again.
    expect(offsets.slice(before).filter((offset) => offset === 0)).toEqual([])

    await chooseMethod(page, 'Bank transfer')
    await typeTimes(page)
    await submitPurchase(page)
    await expectNothingStored(page)
  },
)

/** Expects that sent receipts are deleted from the device. */
async function expectNothingStored(page: Page): Promise<void> {
  const storedCount = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('maktab-receipts', 1)
        request.addEventListener('success', () => {
          const count = request.result.transaction('receipts').objectStore('receipts').count()
          count.addEventListener('success', () => resolve(count.result))
        })
      }),
  )
  expect(storedCount).toBe(0)
}

/** Allows PDF receipts in the school’s settings. */
async function acceptPdfs(admin: Awaited<ReturnType<typeof asAdmin>>): Promise<void> {
  const { settings } = await admin<{ settings: Settings }>({ method: 'GET', path: 'school/settings' })
  const { logo: _logo, frontPicture: _picture, version: _version, ...saved } = settings
  await admin({ method: 'PUT', path: 'school/settings', data: { ...saved, acceptsPdfReceipts: true } })
}

test(
  'a scanned PDF is rendered under the school’s Content-Security-Policy',
  { tag: '@server' },
  async ({ page, request }) => {
    await acceptPdfs(await asAdmin(request))
    await openAs(page, 'student', '/student/courses?purchase=8')
    await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
    const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(createScannedPdf()) }
    await page.locator('input[type=file]').setInputFiles(file)
    const preview = page.getByRole('img', { name: 'Preview of scan.pdf' })
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000)
    const center = await preview.evaluate((image: HTMLImageElement) => {
      const pen = Object.assign(document.createElement('canvas'), { width: 3, height: 3 }).getContext('2d')!
      pen.drawImage(image, 0, 0, 3, 3)
      return [...pen.getImageData(1, 1, 1, 1).data]
    })
    expect(center).toEqual([0, 0, 0, 255])
  },
)

// proves X77
test(
  'a student sends a bank’s PDF, and an admin sees its first page',
  { tag: '@server' },
  async ({ page, request, browser, baseURL }) => {
    await acceptPdfs(await asAdmin(request))
    const email = await signInAsNewStudent(page, request)
    await openPurchase(page, COURSE)
    const buffer = Buffer.from(createPdf(['Paid 45.00', 'Terms']))
    await page.locator('input[type=file]').setInputFiles({ name: 'bank.pdf', mimeType: 'application/pdf', buffer })
    const widthOf = (picture: Locator) => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(() => widthOf(page.getByRole('img', { name: 'Preview of bank.pdf' }))).toBe(2000)
    await expect(page.getByText(ARRIVED)).toBeVisible()
    await chooseMethod(page, 'Bank transfer')
    await typeTimes(page)
    await submitPurchase(page)

    const id = await studentId(await asAdmin(request), email)
    const office = await browser.newContext({ baseURL: baseURL! })
    const file = await office.newPage()
    await openAs(file, 'admin', `/admin/students?student=${id}&tab=billing`)
    const large = file.getByRole('button', { name: /^Enlarge receipt:/ }).first()
    await expect.poll(() => widthOf(large.locator('img'))).toBe(2000)
    await large.click()
    await expect(file.getByText('1 of 2')).toBeVisible()
    await file.getByRole('button', { name: 'Next page' }).click()
    await expect(file.getByText('2 of 2')).toBeVisible()
    await office.close()
  },
)
