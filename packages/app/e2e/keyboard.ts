import { type Page, expect, type Locator } from '@playwright/test'
import { chooseFile } from './receipts.ts'

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

/** Somebody at a desk, whose every press and every word typed is counted. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  /** Writes into a field, which is one act however long the word. */
  write: (target: Locator, text: string) => Promise<void>
  /** Types what a field with parts is given, after it was pressed. */
  type: (keys: string) => Promise<void>
  /** Opens a page by the menu, and the group in which it stands where that is closed. */
  go: (entry: string, group?: string) => Promise<void>
  /** Takes a picture from the machine: the button, the picture, and the machine’s own button. */
  addPicture: (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
  presses: () => number
}

const PICTURE_PRESSES = 3

export function countPresses(page: Page): Hand {
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    await target.click()
    presses += 1
  }
  return {
    press,
    write: async (target, text) => {
      await target.fill(text)
      presses += 1
    },
    type: async (keys) => {
      await page.keyboard.type(keys)
      presses += 1
    },
    go: async (entry, group) => {
      const menu = page.getByRole('navigation', { name: 'Main' })
      // What waits there may stand behind its name.
      const link = menu.getByRole('link', { name: new RegExp(`^${entry}( \\d+\\+? waiting)?$`) })
      await expect(menu.getByRole('link').first()).toBeVisible()
      if (group !== undefined && !(await link.isVisible()))
        await press(menu.getByRole('button', { name: group, exact: true }))
      await press(link)
    },
    addPicture: async (button, file) => {
      await chooseFile(page, file, () => button.click())
      presses += PICTURE_PRESSES
    },
    presses: () => presses,
  }
}
