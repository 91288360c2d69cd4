import { type OperationId, calls, creatingCalls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes'
import type { Situations } from '@maktab/mocks/exampleFetch'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { arrive } from '../testing/arrive.ts'
import { comeBack } from '../testing/comeBack.ts'
import { everyForm } from '../testing/everyForm.ts'
import { openApp } from '../testing/openApp.tsx'

type Fetch = Awaited<ReturnType<typeof openApp>>

type Case = (typeof everyForm)[string]
type Editing = Case & { edits: NonNullable<Case['edits']> }

const LIMIT = { timeout: 20_000 }
/** So much newer is a record that was changed meanwhile; the examples' own versions are smaller. */
const LATER = 100

const isEditing = (entry: [string, Case]): entry is [string, Editing] => entry[1].edits !== undefined
const all = Object.entries(everyForm).filter(isEditing)

afterEach(() => vi.restoreAllMocks())

const sent = ({ requests }: Fetch, call: OperationId) => requests.filter(({ operationId }) => operationId === call)

/** The answer with every record in it changed meanwhile. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'version' ? Number(part) + LATER : newer(part)]),
  )
}

async function openForm({ as, at, fill, situations }: Editing, own: Situations = {}): Promise<Fetch> {
  const fetch = await openApp(at, { as, situations: { ...situations, ...own } })
  await fill()
  await arrive(fetch)
  return fetch
}

/** The record is changed elsewhere, and read again here while its form is open. */
async function change(fetch: Fetch, { edits: { read, found } }: Editing): Promise<void> {
  const before = sent(fetch, read).length
  fetch.answer(read, () => Response.json(newer(found)))
  comeBack()
  await expect.poll(() => sent(fetch, read).length, LIMIT).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

async function save(fetch: Fetch, { call, press }: Editing): Promise<number> {
  const before = sent(fetch, call).length
  await page.getByRole('button', { name: press, exact: true }).click()
  await expect.poll(() => sent(fetch, call).length, { ...LIMIT, message: `${call} is sent` }).toBe(before + 1)
  const body = sent(fetch, call).at(-1)?.body as { version?: unknown } | undefined
  return Number(body?.version)
}

/** What makes something new and names no record has no version that another could have changed. */
function namesNone(id: OperationId, shape: object): boolean {
  const { method, path } = calls[id]
  const { properties = {} } = ('body' in shape ? shape.body : {}) as { properties?: object }
  const isNamed = path.includes('{') || Object.hasOwn(properties, 'id')
  return creatingCalls.has(`${method} ${path}`) && !isNamed
}

/** What one asks about before it is gone, or decides by a button, has no form. */
const isFormless = (id: OperationId) => id.startsWith('delete') || id === 'decideFee'

test('these are all calls that take a version, and can be refused for it', () => {
  const versioned = (Object.entries(shapes) as [OperationId, (typeof shapes)[OperationId]][])
    .filter(
      ([id, { answers, ...shape }]) =>
        '409' in answers && JSON.stringify(shape).includes('"version"') && !namesNone(id, shape) && !isFormless(id),
    )
    .map(([id]) => id)
  expect(new Set<string>(all.map(([, { call }]) => call))).toEqual(new Set(versioned))
})

test.for(all)('%s sends the version that its form was opened with', { timeout: 60_000 }, async ([, form]) => {
  const fetch = await openForm(form)
  await change(fetch, form)
  const version = await save(fetch, form)
  const { isAsSeen } = form.edits
  expect(version).toBeGreaterThan(isAsSeen ? LATER : 0)
  expect(version).toBeLessThan(isAsSeen ? 2 * LATER : LATER)
})

test.for(all.filter(([, { edits }]) => !edits.isAsSeen))(
  '%s that was refused for it goes on with one’s own text over the newest record',
  { timeout: 60_000 },
  async ([, form]) => {
    const { call, edits } = form
    const fetch = await openForm(form, { [call]: 'changedMeanwhile' })
    const values = () => [...document.querySelectorAll<HTMLInputElement>('main form input')].map(({ value }) => value)
    const typed = values()
    fetch.answer(edits.read, () => Response.json(newer(edits.found)))
    expect(await save(fetch, form)).toBeLessThan(LATER)
    await expect.element(page.getByText(/^What you typed is still here/)).toBeVisible()
    expect(page.getByText(/^Somebody changed this meanwhile/).elements()).toHaveLength(1)
    expect(values()).toEqual(typed)
    await page.getByRole('button', { name: 'Go on with my text' }).click()
    await expect.element(page.getByText(/^When you save now/)).toBeVisible()
    expect(values()).toEqual(typed)
    fetch.use({ [call]: undefined })
    expect(await save(fetch, form)).toBeGreaterThan(LATER)
  },
)
