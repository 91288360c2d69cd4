import { type Page, expect } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPdf } from '../readPdf.ts'
import { fieldsApart, isSameSheet, drawPdf } from './compareSheets.ts'
import { HOW_TO, isMadeNow } from './papers.ts'

const folder = join(import.meta.dirname, 'sheets')

/** A4 in points, as PDF measures. */
const A4 = { width: 595, height: 842 }

/** Letters that join have no names in a PDF that is set in Nastaliq: of those the pictures tell. */
const latin = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9%$]+/g, '')
const sorted = (text: string) => Array.from(text).toSorted().join('')

/**
 * Holds what is printed to what is shown and to how it looked before, page by page. A picture of a paper that has none yet
 * is made, but where nobody would look at it (`CI`), and `UPDATE_PAPERS=1` makes all anew: to be looked at and committed.
 */
export async function expectPaper(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sheets = await readPdf(pdf)
  const shown = await page.locator('[data-print-page]').allInnerTexts()
  for (const [at, sheet] of sheets.entries()) expect(sheet, `${name}, page ${at + 1}`).toMatchObject(A4)
  const [printed, wanted] = [latin(sheets.map(({ text }) => text).join(' ')), latin(shown.join(' '))]
  // A line that runs to the left is read from the right, which a PDF doesn’t say of the numbers in it.
  const isLeftToRight = name.endsWith('-en')
  expect(isLeftToRight ? printed : sorted(printed), name).toBe(isLeftToRight ? wanted : sorted(wanted))

  const drawn = await drawPdf(pdf)
  const fileOf = (at: number) => join(folder, `${name}-${at + 1}.png`)
  if (isMadeNow(name, existsSync(fileOf(0)))) {
    mkdirSync(folder, { recursive: true })
    for (const [at, picture] of drawn.entries()) writeFileSync(fileOf(at), picture)
  }
  expect(existsSync(fileOf(drawn.length)), `${name} had more than ${drawn.length} pages`).toBe(false)
  for (const [at, picture] of drawn.entries()) {
    expect(existsSync(fileOf(at)), `${name}, page ${at + 1}, has no picture yet. ${HOW_TO}`).toBe(true)
    const before = readFileSync(fileOf(at))
    const apart = await fieldsApart(before, picture)
    expect(await isSameSheet(before, picture), `${name}, page ${at + 1}: ${apart} fields apart`).toBe(true)
  }
  return sheets.length
}
