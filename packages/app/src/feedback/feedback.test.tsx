import { expect, test, vi, afterEach, onTestFinished } from 'vitest'
import { page, cdp, userEvent } from 'vitest/browser'
import { openApp } from '../testing/openApp.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LocaleAndThemeProvider } from '@maktab/ui/providers/LocaleAndThemeProvider'
import { render } from 'vitest-browser-react'
import { toast } from 'react-hot-toast/headless'
import { setLanguageAtom } from '../preferences/languageAndSchemeAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { toasts } from './toasts.ts'

function Broken(): never {
  throw new Error('This page is broken')
}

test('an error in a page shows an error screen, and another path resets it', async () => {
  await openApp('/')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const at = (place: string) => (
    <LocaleAndThemeProvider language="en" messages={{}} scheme="light">
      <ErrorBoundary resetKey={place}>{place === '/broken' ? <Broken /> : <p>All is well</p>}</ErrorBoundary>
    </LocaleAndThemeProvider>
  )
  const { rerender } = await render(at('/broken'))
  await expect.element(page.getByRole('heading', { level: 1 }).nth(1)).toBeVisible()
  await rerender(at('/well'))
  await expect.element(page.getByText('All is well')).toBeVisible()
})

// Toasts outlive the page that a test has opened.
afterEach(async () => {
  // Hovering a toast pauses the timers of all.
  await userEvent.unhover(document.body)
  toast.remove()
})

// proves 1§9.9, D44.3
test('at most three toasts are visible; the next appears when one closes, and errors stay', async () => {
  await openApp('/')
  for (const number of [1, 2, 3, 4]) toasts.error(`Error ${number}`)
  await expect.element(page.getByText('Error 4')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveLength(3)
  await page.getByRole('alert').filter({ hasText: 'Error 4' }).getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('Error 1')).toBeVisible()
})

test('only the last error with the same id is visible', async () => {
  await openApp('/')
  toasts.error('First words', 'same')
  toasts.error('Last words', 'same')
  await expect.element(page.getByText('Last words')).toBeVisible()
  expect(page.getByText('First words').elements()).toHaveLength(0)
})

// proves 1§9.8
test('a success toast disappears after four seconds', async () => {
  await openApp('/')
  // Hovering a toast keeps it open.
  await page.getByRole('textbox', { name: 'Email' }).hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  toasts.success('Saved')
  const toast = page.getByRole('status').getByText('Saved')
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(3900)
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(() => toast.query()).toBeNull()
})

// proves 1§9.10
test.each(['en', 'ur', 'ar'] as const)(
  'toasts are at the bottom on the inline-end side, 356 px wide and 14 px apart: %s',
  async (language) => {
    await openApp('/')
    await store.set(setLanguageAtom, language)
    for (const number of [1, 2, 3]) toasts.error(`Error ${number}`)
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(3)
    const boxes = page
      .getByRole('alert')
      .elements()
      .map((toast) => toast.getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top)
    expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356])
    expect(boxes.slice(1).map(({ top }, index) => top - boxes[index]!.bottom)).toEqual([14, 14])
    expect(window.innerHeight - boxes[2]!.bottom).toBeLessThan(32)
    const { clientWidth } = document.documentElement
    expect(language === 'en' ? clientWidth - boxes[2]!.right : boxes[2]!.left).toBeLessThan(32)
  },
)

const errors = () =>
  page
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent)

test('the same message is shown once', async () => {
  await openApp('/')
  toasts.error('Nope')
  toasts.error('Nope', 'one')
  toasts.error('Nope', 'other')
  toasts.error('Other words', 'other')
  toasts.success('Saved')
  toasts.success('Saved')
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(page.getByText('Saved').elements()).toHaveLength(1)
  expect(errors()).toEqual(['Other words'])
})

test('a successful retry dismisses the error', async () => {
  const fetch = await openApp('/admin/policy?policy=new', { as: 'admin', situations: { savePolicy: 'serverError' } })
  await page.getByRole('textbox', { name: 'Title' }).fill('Holidays')
  await page.getByRole('textbox', { name: 'Description' }).fill('None on Fridays')
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: 'Create Policy' }).click()
    await expect
      .poll(() => fetch.requests.filter(({ operationId }) => operationId === 'savePolicy'))
      .toHaveLength(times)
    await expect.poll(errors).toEqual(['Something went wrong'])
  }
  fetch.use({ savePolicy: 'created' })
  await page.getByRole('button', { name: 'Create Policy' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  await expect.poll(errors).toEqual([])
})

test('the live region exists before the first toast', async () => {
  await openApp('/')
  const findRegions = () => [...document.querySelectorAll('[role=status][data-react-aria-top-layer]')]
  const [first] = findRegions()
  toasts.success('Saved')
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(findRegions()).toEqual([first])
  expect(first?.textContent).toContain('Saved')
  expect(first?.querySelectorAll('[role=status]')).toHaveLength(0)
})

test('after a dismissal the focus moves to the next toast, then back to where it was', async () => {
  await openApp('/')
  toasts.error('One')
  toasts.error('Two')
  await expect.element(page.getByText('Two')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Email' })
  await field.click()
  const dismiss = page.getByRole('alert').getByRole('button', { name: 'Dismiss' })
  dismiss.elements()[0]?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(errors).toHaveLength(1)
  await expect.element(dismiss).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(errors).toEqual([])
  await expect.element(field).toHaveFocus()
})

type Protocol = { send: (method: string, parameters: object) => Promise<unknown> }

/** Dispatches touch events through the DevTools protocol, which a page can’t do. */
async function swipe(target: Element, by: { x: number; y: number }): Promise<void> {
  const protocol = cdp() as unknown as Protocol
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = frame.width > 0 ? frame.width / window.innerWidth : 1
  const box = target.getBoundingClientRect()
  const at = (share: number) => ({
    x: frame.x + scale * (box.x + box.width / 3 + by.x * share),
    y: frame.y + scale * (box.y + box.height / 2 + by.y * share),
  })
  const send = (type: string, touchPoints: object[]) => protocol.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [at(0)])
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await send('touchMove', [at(share)])
  await send('touchEnd', [])
}

// proves 1§9.11
test('swiping a toast 45 px in either direction dismisses it, less doesn’t', async () => {
  await openApp('/')
  const kinds = ['pointerdown', 'pointerup', 'pointercancel']
  for (const [message, by, left] of [
    ['One', 30, ['One']],
    ['One', 80, []],
    ['Two', -80, []],
  ] as const) {
    toasts.error(message)
    const card = page.getByRole('alert')
    await expect.element(card).toHaveTextContent(message)
    const events: string[] = []
    const record = ({ type }: Event) => void events.push(type)
    for (const kind of kinds) window.addEventListener(kind, record)
    await swipe(card.element(), { x: by, y: 0 })
    // A browser that handles the gesture itself sends `pointercancel`.
    await expect.poll(() => events).toEqual(['pointerdown', 'pointerup'])
    for (const kind of kinds) window.removeEventListener(kind, record)
    await expect.poll(errors).toEqual(left)
  }
})
