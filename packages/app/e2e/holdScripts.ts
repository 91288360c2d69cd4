import type { Page, Route } from '@playwright/test'

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
