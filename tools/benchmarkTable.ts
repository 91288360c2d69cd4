import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright, type Page } from 'playwright'
import sirv from 'sirv'
import { build } from 'vite'
import { getLaunchOptions } from './getLaunchOptions.ts'
import { root } from './run.ts'
import { createVitePlugins } from '@maktab/ui/vite'

/** Holds our table of pages against a window over all rows (TanStack Virtual), with 10,000 of them on a slow machine. */

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
/** As much slower than this machine as a phone is. */
const SLOWER = 4
/** Pages may take so much longer than the window. */
const AT_MOST = 1.2

const lists = ['paged', 'windowed'] as const
const deeds = ['open', 'first letter', 'next letter', 'sort'] as const
type Figures = Record<(typeof deeds)[number], number>

const outDir = mkdtempSync(join(tmpdir(), 'maktab-bench-lists-'))
await build({
  root: join(root, 'packages', 'ui', 'bench'),
  plugins: createVitePlugins(),
  build: { outDir, target: 'esnext', emptyOutDir: true },
  logLevel: 'warn',
})
const files = sirv(outDir)
const server = createServer((request, response) => files(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const browser = await playwright.launch(await getLaunchOptions())

/** What one press or letter costs until its rows are painted, in milliseconds of the page. */
async function measure(list: (typeof lists)[number]): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`http://127.0.0.1:${port}/?list=${list}`)
  await page.locator('#open').waitFor()
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const open = await timed(page, 'press', '#open', '10')
  await page.waitForTimeout(4_000)
  const first = await timed(page, 'type', 'z', '')
  const next = await timed(page, 'type', 'zay', '')
  await timed(page, 'type', '', '10')
  await page.waitForTimeout(1_000)
  const sort = await timed(page, 'press', 'th button', 'ascending')
  await page.close()
  return { open, 'first letter': first, 'next letter': next, sort }
}

/** Acts within the page, and waits there for the frame after the rows have changed. */
async function timed(page: Page, kind: 'press' | 'type', what: string, until: string): Promise<number> {
  return page.evaluate(
    async ([kind, what, until]) => {
      const told = () => document.querySelector('[role=status]')?.textContent ?? ''
      const sorted = () => document.querySelector('th')?.getAttribute('aria-sort') ?? ''
      const before = told()
      const isDone = () =>
        until === 'ascending' ? sorted() === until : until === '' ? told() !== before : told().startsWith(until)
      const start = performance.now()
      if (kind === 'press') document.querySelector<HTMLElement>(what)?.click()
      else {
        const field = document.querySelector<HTMLInputElement>('input[type=search]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, what)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      while (!isDone()) {
        if (performance.now() - start > 30_000) throw new Error(`${kind} ${what}: the rows did not change`)
        await frame()
      }
      await frame()
      return performance.now() - start
    },
    [kind, what, until] as const,
  )
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const found: Record<(typeof lists)[number], Figures[]> = { paged: [], windowed: [] }
for (let round = 0; round < ROUNDS; round += 1) {
  for (const list of round % 2 === 0 ? lists : lists.toReversed()) found[list].push(await measure(list))
}
await browser.close()
server.close()
rmSync(outDir, { recursive: true })

console.log(`10,000 rows, ${SLOWER} × slower, median of ${ROUNDS} rounds in turn`)
console.log(`${''.padEnd(14)}${'pages'.padStart(8)}${'window'.padStart(8)}${'ratio'.padStart(8)}`)
for (const deed of deeds) {
  const [pages, window] = lists.map((list) => median(found[list].map((figures) => figures[deed])))
  const ratio = (pages ?? 0) / (window ?? 1)
  const row = [pages, window].map((figure) => `${Math.round(figure ?? 0)} ms`.padStart(8)).join('')
  console.log(`${deed.padEnd(14)}${row}${ratio.toFixed(2).padStart(8)}${ratio > AT_MOST ? '  too slow' : ''}`)
  if (ratio > AT_MOST) process.exitCode = 1
}
