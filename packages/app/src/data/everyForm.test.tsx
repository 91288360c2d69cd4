import { type OperationId, calls, creatingCalls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack } from '../testing/comeBack.ts'
import { everyForm } from '../testing/everyForm.ts'
import { readCalls } from '../testing/everyList.ts'
import { type OpenForm, openForm, whatIsTyped } from '../testing/openForm.ts'
import { part } from '../testing/part.ts'
import { requestTo, requestsTo } from '../testing/requestsTo.ts'
import { signInAgain, signInAgainDialog } from '../testing/signInAgain.ts'

const LIMIT = { timeout: 20_000 }
/** What each change elsewhere adds to a version; the versions of the examples are smaller. */
const STEP = 100
const loading = page.getByRole('status').getByText('Loading...', { exact: true })

afterEach(() => vi.restoreAllMocks())

test('every form of the screens is in the table', () => {
  const sources = import.meta.glob<string>('../../../ui/src/screens/{admin,teacher,student,shared}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const found = Object.entries(sources)
    .filter(([path, text]) => !path.includes('.stories.') && /<ScreenForm\b/.test(text))
    .map(([path]) => path.replace(/^.*\/screens\//, '').replace('.tsx', ''))
  // The lessons of the examples are over, and nobody cancels or moves those; the stories of these forms test them.
  const ofLessons = ['CancelForm', 'MoveForm'].map((form) => `shared/TimetableScreen/LessonDialog/${form}`)
  expect([...Object.keys(everyForm), ...ofLessons].toSorted()).toEqual(found.toSorted())
})

/** A call that creates a record and names none has no version that another could have changed. */
function namesNone(id: OperationId, shape: object): boolean {
  const { method, path } = calls[id]
  const { properties = {} } = ('body' in shape ? shape.body : {}) as { properties?: object }
  const isNamed = path.includes('{') || Object.hasOwn(properties, 'id')
  return creatingCalls.has(`${method} ${path}`) && !isNamed
}

/** What is deleted after a question, or decided by a button, has no form. */
const isFormless = (id: OperationId) => id.startsWith('delete') || id === 'decideFee'

test('the forms that edit are all calls that take a version and can be refused for it', () => {
  const versioned = (Object.entries(shapes) as [OperationId, (typeof shapes)[OperationId]][])
    .filter(
      ([id, { answers, ...shape }]) =>
        '409' in answers && JSON.stringify(shape).includes('"version"') && !namesNone(id, shape) && !isFormless(id),
    )
    .map(([id]) => id)
  const edited = Object.values(everyForm).flatMap(({ edits, call }) => (edits ? [call] : []))
  expect(new Set<string>(edited)).toEqual(new Set(versioned))
})

/** The answer with a higher version of every record in it. */
function withLaterVersions(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((one) => withLaterVersions(one, by))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'version' ? Number(inner) + by : withLaterVersions(inner, by),
    ]),
  )
}

/** Somebody else changes the record of the form; from now on it is read as it is after so many changes. */
function changeElsewhere({ edits, fetch }: OpenForm, times: number): void {
  if (edits) fetch.answer(edits.read, () => Response.json(withLaterVersions(edits.found, times * STEP)))
}

/** How many changes by others the version of a request includes. */
const changesIn = (body: unknown) => Math.floor((body as { version: number }).version / STEP)

/** The page reads the record again while its form is open. */
async function readAgain({ edits, fetch }: OpenForm): Promise<void> {
  if (!edits) return
  const before = requestsTo(fetch, edits.read).length
  comeBack()
  await expect.poll(() => requestsTo(fetch, edits.read).length, LIMIT).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Saves the form, waits for the answer, and returns what was sent. */
async function save(form: OpenForm, answer: object, status = 200, press = () => form.button.click()) {
  const { call, fetch } = form
  const before = requestsTo(fetch, call).length
  const release = fetch.hold(call)
  fetch.answer(call, () => Response.json(answer, { status }))
  await press()
  await expect.element(loading, { ...LIMIT, message: '“Loading...” is shown' }).toBeVisible()
  release()
  await expect.poll(() => loading.elements(), { ...LIMIT, message: '“Loading...” is gone' }).toHaveLength(0)
  return requestTo(fetch, call, before + 1)
}

/** Two presses before anything is drawn. */
async function pressTwice({ button }: OpenForm): Promise<void> {
  const element = button.element() as HTMLElement
  element.click()
  element.click()
}

// proves 1§8.3, 1§8.4, D38.3, D45.1
test.for(Object.entries(everyForm))(
  '%s shows each refusal, keeps what was typed and saves it once',
  { timeout: 120_000 },
  async ([name, entry]) => {
    const form = await openForm(name, entry)
    const { call, done, edits, fetch, place, says } = form
    const isRetyped = edits !== undefined && !edits.isAsSeen
    const typed = whatIsTyped()

    await part('an error of fields that it doesn’t have is shown in its place', async () => {
      changeElsewhere(form, 1)
      await readAgain(form)
      const error = { unheard: ['One is odd', 'Two is odd'], 'of.nobody': ['Three is odd'] }
      const { body } = await save(form, { error }, 422)
      const opened = edits?.isAsSeen ? 1 : 0
      expect.soft(edits && changesIn(body), 'the version that was opened, or seen').toBe(edits && opened)
      const words = place.getByText('Validation failed: One is odd; Two is odd; Three is odd')
      await expect.element(words).toBeVisible()
      expect.soft(words.elements(), 'how often it is said').toHaveLength(1)
      expect.soft(whatIsTyped(), 'what was typed').toEqual(typed)
    })

    await part('a conflict is shown in its place, and one goes on over it only where it edits', async () => {
      changeElsewhere(form, 2)
      const error = `Saved before by ${name}`
      await save(form, { error }, 409)
      const alert = place.getByRole('alert').filter({ hasText: error })
      await expect.element(alert).toBeVisible()
      expect.soft(page.getByText(error).elements(), 'how often it is said').toHaveLength(1)
      expect.soft(whatIsTyped(), 'what was typed').toEqual(typed)
      const goOn = alert.getByRole('button', { name: 'Go on with my text' })
      expect(goOn.elements()).toHaveLength(isRetyped ? 1 : 0)
      if (!isRetyped) return
      await expect.element(alert.getByText(/^What you typed is still here/)).toBeVisible()
      await goOn.click()
      await expect.element(place.getByText(/^When you save now/)).toBeVisible()
      expect.soft(whatIsTyped(), 'what was typed, after “Go on with my text”').toEqual(typed)
    })

    const refused = await part('a session that ends keeps what was typed, through signing in again', async () => {
      const answer = await save(form, { error: 'Your session has ended' }, 401)
      await expect.element(signInAgainDialog, LIMIT).toBeVisible()
      expect.soft(whatIsTyped(), 'what was typed, behind the question').toEqual(typed)
      await signInAgain()
      expect.soft(whatIsTyped(), 'what was typed, after signing in').toEqual(typed)
      expect.soft(edits && changesIn(answer.body), 'the newest version').toBe(edits && 2)
      return answer
    })

    await part('a save is told, and that what is shown may be old where nothing can be read again', async () => {
      fetch.use(Object.fromEntries(readCalls.map((id) => [id, 'serverError'])))
      if (edits) fetch.answer(edits.read)
      const message = `Saved from ${name}`
      const saved = await save(form, { message }, 200, () => pressTwice(form))
      expect.soft(saved.body, 'the same as before signing in').toEqual(refused.body)
      await expect.element(page.getByText(says ?? message), LIMIT).toBeVisible()
      const beside = done ? page.getByText(done).elements() : []
      expect.soft(beside, 'the words of the specification, beside those of the server').toEqual([])
      await expect
        .element(
          page
            .getByRole('main')
            .getByText(/may be old\./)
            .first(),
          LIMIT,
        )
        .toBeVisible()
      expect(requestsTo(fetch, call)).toHaveLength(4)
    })
  },
)
