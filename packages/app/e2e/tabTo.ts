import { type Page, expect } from '@playwright/test'

type Stop = 'button' | 'checkbox' | 'radio' | 'spinbutton' | 'textbox'

/** Presses Tab until a field has the focus; a person without a mouse has no other way. */
export async function tabTo(page: Page, role: Stop, name: RegExp): Promise<void> {
  const place = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(place).toBeFocused()
}
