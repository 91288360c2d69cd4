import { type Page, expect } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPdf } from '../readPdf.ts'
import { countDifferingCells, isSameSheet, renderPdf } from './compareSheets.ts'
import { UPDATE_INSTRUCTIONS, shouldCreatePictures } from './printoutCases.ts'

const folder = join(import.meta.dirname, 'sheets')

/** A4 in points, as in PDF. */
const A4 = { width: 595, height: 842 }

/** Joined letters can’t be extracted from a PDF set in Nastaliq; the pictures cover those. */
const latin = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9%$]+/g, '')
const sorted = (text: string) => Array.from(text).toSorted().join('')

/**
 * Compares the printed text with the page and each printed page with its stored picture. Creates missing pictures,
 * except with `CI`; `UPDATE_PAPERS=1` recreates all of them, to be reviewed and committed.
 */
export async function expectPrintout(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sheets = await readPdf(pdf)
  const shown = await page.locator('[data-print-page]').allInnerTexts()
  for (const [at, sheet] of sheets.entries()) expect(sheet, `${name}, page ${at + 1}`).toMatchObject(A4)
  const [printed, expected] = [latin(sheets.map(({ text }) => text).join(' ')), latin(shown.join(' '))]
  // A right-to-left line is extracted from the right, and a PDF doesn’t mark the direction of its numbers.
  const isLeftToRight = name.endsWith('-en')
  expect(isLeftToRight ? printed : sorted(printed), name).toBe(isLeftToRight ? expected : sorted(expected))

  const drawn = await renderPdf(pdf)
  const pathOf = (at: number) => join(folder, `${name}-${at + 1}.png`)
  if (shouldCreatePictures(name, existsSync(pathOf(0)))) {
    mkdirSync(folder, { recursive: true })
    for (const [at, picture] of drawn.entries()) writeFileSync(pathOf(at), picture)
  }
  expect(existsSync(pathOf(drawn.length)), `${name} had more than ${drawn.length} pages`).toBe(false)
  for (const [at, picture] of drawn.entries()) {
    expect(existsSync(pathOf(at)), `${name}, page ${at + 1}, has no picture yet. ${UPDATE_INSTRUCTIONS}`).toBe(true)
    const before = readFileSync(pathOf(at))
    const differingCells = await countDifferingCells(before, picture)
    expect(await isSameSheet(before, picture), `${name}, page ${at + 1}: ${differingCells} fields apart`).toBe(true)
  }
  return sheets.length
}
