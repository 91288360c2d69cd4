import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium as playwright } from 'playwright'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { getLaunchOptions } from '../../getLaunchOptions.ts'
import type { Change } from '../listChanges.ts'
import { renderReport, type Report } from './renderReport.ts'
import { writeReport } from './writeReport.ts'

const rooms = { id: 'screens-admin-rooms--typical', title: 'Screens/Admin/Rooms', name: 'Typical' }
const search = { id: 'screens-shared-search--empty', title: 'Screens/Shared/Search', name: 'Empty' }
const file = (name: string) => ({ file: `${name}.webp`, width: 390, height: 844 })

const report: Report = {
  base: 'abc1234 Use <b> & "quotes"',
  pictures: 1657,
  changes: [
    {
      kind: 'changed',
      story: rooms,
      mode: 'dark-phone',
      pixels: 12_345,
      pictures: { before: file('a'), after: file('b'), difference: file('c') },
    },
    {
      kind: 'new',
      story: search,
      mode: 'ur-phone',
      pixels: undefined,
      pictures: { before: undefined, after: file('d'), difference: undefined },
    },
  ],
  failures: [{ storyId: search.id, mode: 'ur-phone', reason: 'Unable to find <button>\nstack' }],
}

test('the report counts pictures and changes, and escapes texts', () => {
  const page = renderReport(report)
  expect(page).toContain('1,657 pictures: 1 changed, 1 new, 0 removed')
  expect(page).toContain('abc1234 Use &lt;b&gt; &amp; &quot;quotes&quot;')
  expect(page).toContain('<li>screens-shared-search--empty, ur-phone: Unable to find &lt;button&gt;</li>')
})

test('a changed story has a link to Storybook, three pictures and an overlay', () => {
  const [, changed = '', added = ''] = renderReport(report).split('<article')
  expect(changed).toContain(`?path=/story/${rooms.id}&amp;globals=scheme:dark;viewport.value:phone"`)
  expect(changed).toContain('Rooms – Typical')
  expect(changed).toContain('12,345 px')
  expect(changed.match(/<figcaption>\w+/g)).toEqual(
    ['before', 'after', 'difference'].map((side) => `<figcaption>${side}`),
  )
  expect(changed).toContain('<summary>Overlay')
  expect(added.match(/<figcaption>\w+/g)).toEqual(['<figcaption>after'])
  expect(added).not.toContain('<summary>Overlay')
})

test('a report without changes says so', () => {
  const page = renderReport({ ...report, changes: [], failures: [] })
  expect(page).toContain('Nothing differs.')
  expect(page).not.toContain('<form')
})

async function openReport(changes: readonly Change[]) {
  const folder = await mkdtemp(join(tmpdir(), 'visual-report-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = await writeReport({ base: 'abc1234 Title', pictures: 3, changes, failures: [] }, folder)
  const browser = await playwright.launch(await getLaunchOptions())
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(pathToFileURL(path).href)
  return { page, files: await readdir(folder) }
}

test('the written report filters by mode and shows an overlay by keyboard', { tags: ['slow'] }, async () => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#106b58' } })
    .png()
    .toBuffer()
  const pictures = { before: picture, after: picture, difference: picture }
  const { page, files } = await openReport([
    { kind: 'changed', story: rooms, mode: 'desk', pixels: 600, ...pictures },
    { kind: 'new', story: search, mode: 'ur-phone', after: picture },
  ])
  expect(files.filter((name) => name.endsWith('.webp'))).toHaveLength(4)
  const status = page.getByRole('status')
  expect(await status.textContent()).toBe('2 of 2 shown')
  await page.getByLabel('Mode').selectOption('ur-phone')
  expect(await status.textContent()).toBe('1 of 2 shown')
  expect(await page.getByRole('article').allTextContents()).toEqual([expect.stringContaining('Search – Empty')])
  await page.getByLabel('Mode').selectOption('')
  await page.getByText('Overlay').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('slider').press('Home')
  const overlay = page.locator('.overlay')
  expect(await overlay.evaluate((element) => element.style.getPropertyValue('--before'))).toBe('0%')
})
