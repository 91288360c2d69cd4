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

/** Compares our paged table with a virtualized one (TanStack Virtual): 10,000 rows on a throttled CPU. */

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
/** CPU throttling that simulates a phone. */
const CPU_THROTTLING = 4
/** Maximum ratio of paged to virtualized time. */
const MAX_RATIO = 1.2

const lists = ['paged', 'windowed'] as const
const interactions = ['open', 'first letter', 'next letter', 'sort'] as const
type Timings = Record<(typeof interactions)[number], number>

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

/** Milliseconds from an interaction until its rows are painted. */
async function measure(list: (typeof lists)[number]): Promise<Timings> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`http://127.0.0.1:${port}/?list=${list}`)
  await page.locator('#open').waitFor()
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
  const open = await timeInteraction(page, 'press', '#open', '10')
  await page.waitForTimeout(4_000)
  const first = await timeInteraction(page, 'type', 'z', '')
  const next = await timeInteraction(page, 'type', 'zay', '')
  await timeInteraction(page, 'type', '', '10')
  await page.waitForTimeout(1_000)
  const sort = await timeInteraction(page, 'press', 'th button', 'ascending')
  await page.close()
  return { open, 'first letter': first, 'next letter': next, sort }
}

/** Interacts within the page and waits for the frame after the rows have changed. */
async function timeInteraction(page: Page, kind: 'press' | 'type', what: string, until: string): Promise<number> {
  return page.evaluate(
    async ([kind, what, until]) => {
      const statusText = () => document.querySelector('[role=status]')?.textContent ?? ''
      const sorted = () => document.querySelector('th')?.getAttribute('aria-sort') ?? ''
      const before = statusText()
      const isDone = () =>
        until === 'ascending'
          ? sorted() === until
          : until === ''
            ? statusText() !== before
            : statusText().startsWith(until)
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

const results: Record<(typeof lists)[number], Timings[]> = { paged: [], windowed: [] }
for (let round = 0; round < ROUNDS; round += 1) {
  for (const list of round % 2 === 0 ? lists : lists.toReversed()) results[list].push(await measure(list))
}
await browser.close()
server.close()
rmSync(outDir, { recursive: true })

console.log(`10,000 rows, ${CPU_THROTTLING} × slower, median of ${ROUNDS} rounds in turn`)
console.log(`${''.padEnd(14)}${'pages'.padStart(8)}${'window'.padStart(8)}${'ratio'.padStart(8)}`)
for (const interaction of interactions) {
  const [pages, window] = lists.map((list) => median(results[list].map((figures) => figures[interaction])))
  const ratio = (pages ?? 0) / (window ?? 1)
  const row = [pages, window].map((figure) => `${Math.round(figure ?? 0)} ms`.padStart(8)).join('')
  console.log(`${interaction.padEnd(14)}${row}${ratio.toFixed(2).padStart(8)}${ratio > MAX_RATIO ? '  too slow' : ''}`)
  if (ratio > MAX_RATIO) process.exitCode = 1
}
