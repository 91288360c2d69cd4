import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, Page, Request } from 'playwright'
import { appFolder } from '../buildApp.ts'
import { untilNothingComes } from '../untilNothingComes.ts'
import type { Measured } from './Measured.ts'

/** As long as a page takes on a machine that is busy with other things. */
const PATIENCE = 60_000
/** Milliseconds without a request after which none comes any more. */
const QUIET = 500

const sizes = new Map<string, number>()

/** How many bytes of a built file are sent. */
function sentBytes(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const file = join(appFolder, path)
  const size = /\.(js|css)$/.test(path) ? compressedBytes(file) : statSync(file).size
  sizes.set(path, size)
  return size
}

/** The build has compressed what is large enough for it. */
function compressedBytes(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(file)).length
}

/** Waits until nothing more has been asked for, for a while. */
async function quiet(page: Page, asked: readonly Request[]): Promise<void> {
  for (let before = -1; before < asked.length;) {
    before = asked.length
    await page.waitForTimeout(QUIET)
  }
}

/** What follows changes comes once a page has been quiet for a while: whether it is here by the end says nothing of the page. */
const FOLLOWS_CHANGES = /^\/(assets\/(followChanges|readAgain)-[\w-]+\.js|api\/changes\/watch)$/

/** Opens a page with nothing kept from an earlier one, and waits until it asks for nothing more. */
export async function measurePage(context: BrowserContext, url: string): Promise<Measured> {
  const page = await context.newPage()
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.push(request)
  })
  await page.goto(url, { timeout: PATIENCE })
  // Several papers have a heading each.
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE })
  await untilNothingComes(page, PATIENCE)
  await quiet(page, asked)
  await page.close()

  const pathOf = (request: Request) => new URL(request.url()).pathname
  const counted = asked.filter((request) => !FOLLOWS_CHANGES.test(pathOf(request)))
  const bytesOf = (type: string) =>
    counted
      .filter((request) => request.resourceType() === type)
      .reduce((sum, request) => sum + sentBytes(pathOf(request)), 0)
  const own = counted.filter((request) => !/^\/(api\/)?uploads\//.test(pathOf(request)))
  return {
    script: bytesOf('script'),
    style: bytesOf('stylesheet'),
    font: bytesOf('font'),
    files: counted.filter((request) => request.resourceType() === 'script').length,
    calls: counted.filter((request) => pathOf(request).startsWith('/api/')).length,
    requests: own.length,
    asked: own.map((request) => `${request.method()} ${request.url().slice(new URL(request.url()).origin.length)}`),
  }
}
