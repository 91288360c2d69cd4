import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

type Shared = { title?: string; text?: string; files?: File[] }

/** What the device is handed, where it takes files or only words. */
function pretendToShare({ takesFiles, fails = [] }: { takesFiles: boolean; fails?: string[] }): Shared[] {
  const shared: Shared[] = []
  const share = async (data: Shared) => {
    shared.push(data)
    const [name] = fails.splice(0, 1)
    if (name) throw new DOMException('no', name)
  }
  const canShare = (data?: Shared) => takesFiles || !data?.files
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })
  return shared
}

const button = page.getByRole('button', { name: 'Share' })
const open = () => openApp('/student/billing?receipt=course-1', { as: 'student' })

// proves X83
test('a paper is shared as a picture of the whole sheet', async () => {
  const shared = pretendToShare({ takesFiles: true, fails: ['NotAllowedError'] })
  await open()
  await button.click()
  await expect.element(page.getByText(/Press Share once more/)).toBeVisible()
  await button.click()
  await expect.poll(() => shared.length).toBe(2)
  const [first, second] = shared.map(({ files }) => files?.[0])
  // What was drawn once is ready.
  expect(second).toBe(first)
  expect(first?.name).toBe('Payment-receipt-C-1.png')
  const { width, height } = await createImageBitmap(first ?? new Blob())
  expect(width).toBeGreaterThan(600)
  expect(height / width).toBeGreaterThan(1)
})

// proves X83
test('where the device takes no pictures, what matters is shared in words', async () => {
  const shared = pretendToShare({ takesFiles: false, fails: ['AbortError'] })
  await open()
  await button.click()
  await expect.poll(() => shared[0]?.text).toBe('Payment receipt · Tajweed for beginners · $45 · C-1 · Maktab')
  expect(shared[0]?.files).toBeUndefined()
  // Somebody who thought better of it isn't told of it.
  await expect.element(page.getByText(/couldn’t be shared/)).not.toBeInTheDocument()
})

// proves X83
test('where nothing is shared, nothing offers it', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(button.elements()).toHaveLength(0)
})
