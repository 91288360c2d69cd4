import { type Page, expect, type Route, type ConsoleMessage } from '@playwright/test'
import { listUnsupportedFeatures } from '../../../tools/browserSupport/listUnsupportedFeatures.ts'

/**
 * Opens a public page once the server has prerendered it. On a busy machine the first request takes longer than the
 * server’s rendering timeout and gets the page without content.
 */
export async function openPrerendered(
  page: Page,
  path: string,
  waitUntil: 'commit' | 'load' | 'networkidle' = 'load',
): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('id="files"')
  await page.goto(path, { waitUntil })
}

/** Delays the app’s scripts, except those that `mayPass`, until the returned function is called. */
export async function holdScripts(page: Page, mayPass = (_url: string) => false): Promise<() => Promise<void>> {
  const held: Route[] = []
  const gate = { isOpen: false }
  await page.route('**/assets/*.js', (route) =>
    gate.isOpen || mayPass(route.request().url()) ? route.continue() : void held.push(route),
  )
  return async () => {
    gate.isOpen = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Simulates the oldest supported browser by removing newer features from every page. */
export async function removeNewFeatures(page: Page): Promise<void> {
  await page.addInitScript((features) => {
    for (const feature of features) {
      const parts = feature.split('.')
      const last = parts.pop() ?? ''
      const holder = parts.reduce<unknown>(
        (thing, part) => (thing as Record<string, unknown> | undefined)?.[part],
        window,
      )
      if (holder) Reflect.deleteProperty(holder, last)
    }
  }, listUnsupportedFeatures().places)
}

/** Collects browser errors: exceptions, logged errors and CSP violations. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text()
    const isError = message.type() === 'error' && !text.startsWith('Failed to load resource')
    if (isError || /Content.Security.Policy/i.test(text)) errors.push(`${page.url()}: ${text}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  return errors
}
