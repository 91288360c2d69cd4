import { type Page, expect, type Locator } from '@playwright/test'
import { chooseFile } from './paymentSteps.ts'

type Stop = 'button' | 'checkbox' | 'radio' | 'spinbutton' | 'textbox'

/** Presses Tab until a field has the focus. */
export async function tabTo(page: Page, role: Stop, name: RegExp): Promise<void> {
  const field = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
}

/** Simulates a user and counts every press and typed text. */
export type PressCounter = {
  press: (target: Locator) => Promise<void>
  /** Fills in a field, which counts as one press. */
  fill: (target: Locator, text: string) => Promise<void>
  /** Types into the segments of a focused field. */
  type: (keys: string) => Promise<void>
  /** Opens a page through the menu, expanding its group if necessary. */
  openFromMenu: (entry: string, group?: string) => Promise<void>
  /** Selects a picture: the button, the file and the dialog’s confirmation. */
  addPicture: (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
  presses: () => number
}

const PICTURE_PRESSES = 3

export function countPresses(page: Page): PressCounter {
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    await target.click()
    presses += 1
  }
  return {
    press,
    fill: async (target, text) => {
      await target.fill(text)
      presses += 1
    },
    type: async (keys) => {
      await page.keyboard.type(keys)
      presses += 1
    },
    openFromMenu: async (entry, group) => {
      const menu = page.getByRole('navigation', { name: 'Main' })
      // The name may be followed by the pending count.
      const link = menu.getByRole('link', { name: new RegExp(`^${entry}( \\d+\\+? pending)?$`) })
      if (group !== undefined) {
        const button = menu.getByRole('button', { name: group, exact: true })
        if ((await button.getAttribute('aria-expanded')) === 'false') await press(button)
      }
      await press(link)
    },
    addPicture: async (button, file) => {
      await chooseFile(page, file, () => button.click())
      presses += PICTURE_PRESSES
    },
    presses: () => presses,
  }
}

/** Prints the number of presses as a row of a table and expects at most `most`. */
export function reportPresses(who: string, does: string, { presses }: PressCounter, most: number): void {
  process.stdout.write(`| ${who} | ${does} | ${presses()} |\n`)
  expect(presses()).toBeLessThanOrEqual(most)
}
