import type { Page } from '@playwright/test'
import { listUnsupportedFeatures } from '../../../tools/browserSupport/listUnsupportedFeatures.ts'

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
