import { type Page, expect, type Route, type ConsoleMessage } from '@playwright/test'
import { listUnsupportedFeatures } from '../../../tools/browserSupport/listUnsupportedFeatures.ts'

/**
 * Opens a page for visitors once the server has it prerendered. On a busy machine the first request takes longer than
 * the server waits for the renderer, and gets the page without its content.
 */
export async function openPrerendered(
  page: Page,
  path: string,
  waitUntil: 'commit' | 'load' | 'networkidle' = 'load',
): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('id="files"')
  await page.goto(path, { waitUntil })
}

/** Holds back the code of the app, but for what may pass, until it is let go. */
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

/** Makes the browser one of those that the school just still supports: what is newer is taken out of every page. */
export async function takeAwayWhatIsNew(page: Page): Promise<void> {
  await page.addInitScript((places) => {
    for (const place of places) {
      const parts = place.split('.')
      const last = parts.pop() ?? ''
      const holder = parts.reduce<unknown>(
        (thing, part) => (thing as Record<string, unknown> | undefined)?.[part],
        window,
      )
      if (holder) Reflect.deleteProperty(holder, last)
    }
  }, listUnsupportedFeatures().places)
}

/** Collects what the browser reports as an error: exceptions, logged errors, violations of the page's security policy. */
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
