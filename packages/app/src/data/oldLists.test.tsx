import type { OperationId } from '@maktab/contract/calls'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPages, readCalls } from '../testing/everyList.ts'
import { arrive } from '../testing/arrive.ts'
import { comeBack } from '../testing/comeBack.ts'
import { openApp } from '../testing/openApp.tsx'

type Fetch = Awaited<ReturnType<typeof openApp>>

const LIMIT = { timeout: 30_000 }
const isOld = /may be old\./

afterEach(() => vi.restoreAllMocks())

const askedBy = ({ requests }: Fetch) =>
  readCalls.filter((id) => requests.some(({ operationId }) => operationId === id))

/** Said whenever the browser has given up a picture, which no example has. */
const NO_PICTURE = 'The picture could not be shown.'

/** What stands on the page, but for the notices of old lists and what becomes of pictures meanwhile. */
function shown(): string {
  const main = document.querySelector('main')!.cloneNode(true) as HTMLElement
  for (const notice of main.querySelectorAll('[role="status"]')) if (isOld.test(notice.textContent)) notice.remove()
  return main.textContent.replaceAll(NO_PICTURE, '')
}

/** All that the page shows is asked for again. */
async function askAgain(fetch: Fetch, id: OperationId): Promise<void> {
  const asked = () => fetch.requests.filter(({ operationId }) => operationId === id).length
  const before = asked()
  comeBack()
  await expect.poll(asked, LIMIT).toBeGreaterThan(before)
}

/** What every page asks for, by the pages that show it as their own. */
const byTheWay: Partial<Record<OperationId, (path: string) => boolean>> = {
  getSettings: (path) => path.endsWith('settings'),
  listWaiting: (path) => path.endsWith('inbox'),
}

const seen = new Set<OperationId>()

test.for(listPages)(
  '$path says of each list that it may be old, and keeps its rows',
  { timeout: 120_000 },
  async (one) => {
    const { path, ahead = [], ...opening } = one
    const fetch = await openApp(path, opening)
    await arrive(fetch)
    const notices = page.getByRole('main').getByText(isOld)
    expect(notices.elements()).toHaveLength(0)
    const before = shown()
    const mine = askedBy(fetch).filter((id) => byTheWay[id]?.(path) ?? true)
    expect(mine).not.toEqual([])
    for (const id of mine.filter((asked) => !ahead.includes(asked))) {
      seen.add(id)
      fetch.use({ [id]: 'serverError' })
      await askAgain(fetch, id)
      await expect.poll(() => notices.elements().length, { ...LIMIT, message: `${id} is old` }).toBeGreaterThan(0)
      await expect.poll(shown, { ...LIMIT, message: `${id} is old` }).toBe(before)
      fetch.use({ [id]: opening.situations?.[id] })
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
      await expect.poll(() => notices.elements().length, { ...LIMIT, message: `${id} is new` }).toBe(0)
      await expect.poll(shown, { ...LIMIT, message: `${id} is new` }).toBe(before)
    }
  },
)

test('these are all lists that there are', () => {
  expect(readCalls.filter((id) => !seen.has(id))).toEqual([])
})
