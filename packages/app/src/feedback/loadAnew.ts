import { askForMissing } from '@maktab/ui/late/missingParts'
import { isLineWhole } from '#calls/isLineWhole.ts'

/**
 * Loads the page anew where the line is whole and a part doesn’t come all the same: a browser may keep code that failed to
 * come as failed for as long as the page is open, or the school has a newer version. What was typed is kept as a draft, or
 * the browser asks before it is lost.
 */
export async function loadAnew(): Promise<void> {
  if ((await isLineWhole()) && !(await askForMissing())) window.location.reload()
}
