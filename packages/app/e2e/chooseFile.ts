import type { Page } from '@playwright/test'

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/**
 * Takes a file from the machine: what opens the chooser, and the file. A page that is busy gets a key or a press sooner
 * than the word that somebody else answers its chooser, and closes it again; so it answers a question before.
 */
export async function chooseFile(page: Page, file: ChosenFile, open: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.evaluate(() => document.readyState)
  await open()
  await (await chooser).setFiles(file)
}
