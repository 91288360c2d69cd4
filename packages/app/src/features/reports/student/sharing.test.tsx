import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

type Shared = { title?: string; text?: string; files?: File[] }

/** Mocks the share API of a device that accepts files or only text, and records what is shared. */
function mockShare({ acceptsFiles, fails = [] }: { acceptsFiles: boolean; fails?: string[] }): Shared[] {
  const shared: Shared[] = []
  const share = async (data: Shared) => {
    shared.push(data)
    const [name] = fails.splice(0, 1)
    if (name) throw new DOMException('no', name)
  }
  const canShare = (data?: Shared) => acceptsFiles || !data?.files
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
test('a printout is shared as a PDF of the whole sheet on A4', async () => {
  const shared = mockShare({ acceptsFiles: true, fails: ['NotAllowedError'] })
  await open()
  await button.click()
  await expect.element(page.getByText(/Ready to share\. Press Share again/)).toBeVisible()
  await button.click()
  await expect.poll(() => shared.length).toBe(2)
  const [first, second] = shared.map(({ files }) => files?.[0])
  // It is rendered only once.
  expect(second).toBe(first)
  expect(first?.name).toBe('Payment-receipt-C-1.pdf')
  const pages = [...((await first?.text()) ?? '').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(pages).toHaveLength(1)
  const [width, height] = pages[0]!.slice(1).map(Number)
  expect(height! / width!).toBeCloseTo(297 / 210, 2)
  // The copy that was rendered is gone.
  expect(document.querySelectorAll('[data-print-page]')).toHaveLength(1)
})

// proves X83
test('a device that can’t share PDFs gets a text', async () => {
  const shared = mockShare({ acceptsFiles: false, fails: ['AbortError'] })
  await open()
  await button.click()
  await expect.poll(() => shared[0]?.text).toBe('Payment receipt · Tajweed for beginners · $45 · C-1 · Maktab')
  expect(shared[0]?.files).toBeUndefined()
  // Cancelling shows no message.
  await expect
    .element(page.getByText(/Couldn’t share the document\. Print it or save it as a PDF instead/))
    .not.toBeInTheDocument()
})

// proves X83
test('a browser without sharing shows no button', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(button.elements()).toHaveLength(0)
})
