import type { OperationId } from '@maktab/contract/calls'
import type { Situations, ExampleFetch, SeenRequest } from '@maktab/mocks/createExampleFetch'
import type { Role } from '../addresses/roles.ts'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { waitForPageLoaded, refocusPage } from './pageState.ts'
import { openApp } from './openApp.tsx'
import { waitForRequest, findRequests } from './requests.ts'

/** How a form is opened, filled in and sent. */
export type FormCase = {
  as: Role
  at: string
  /** The call that saves. */
  call: OperationId
  situations?: Situations
  /** Where it edits: the call that the record comes from, with the answer that it has by now. */
  edits?: {
    read: OperationId
    found: object
    /** It isn’t typed over but decided as it is seen: by the newest. */
    isAsSeen?: boolean
  }
  fill: () => Promise<void>
  press: string
  /** What the page that follows says, where it isn’t the server’s word. */
  says?: string
}

const FORM = ':is(main, [role=dialog]) form'

type OpenForm = FormCase & {
  name: string
  fetch: ExampleFetch
  /** Where the form is: on the page, or in a dialog over it. */
  place: Locator
  /** The button that saves. */
  button: Locator
}

/** Opens a form of the table and fills it in. */
export async function openForm(name: string, form: FormCase): Promise<OpenForm> {
  const fetch = await openApp(form.at, { as: form.as, situations: { ...form.situations, signIn: form.as } })
  await form.fill()
  await waitForPageLoaded(fetch)
  // The parts of a time are one field until a key is pressed.
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => document.querySelector(`${FORM} input[role=spinbutton]`)).toBeNull()
  const place = page.getByRole(name.endsWith('Dialog') ? 'dialog' : 'main')
  return { ...form, name, fetch, place, button: place.getByRole('button', { name: form.press, exact: true }) }
}

/** What the forms of the page and of a dialog hold: texts, choices, times, ticks and the names of pictures. */
export function readFormValues(): string[] {
  const fields = document.querySelectorAll(
    `${FORM} :is(input, textarea, button[aria-haspopup=listbox], [role=spinbutton], img)`,
  )
  return [...fields].map((field) => {
    if (field instanceof HTMLImageElement) return field.alt
    if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) return String(field.checked)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value
    return field.textContent
  })
}

/** How the server answers a save: by a situation of the examples, or by an answer of the test's own. */
type Reply = Situations[keyof Situations] | { status: number; body: object }

const loading = page.getByRole('status').getByText('Loading...', { exact: true })

/** Saves the form by the press of its button, waits for the answer, and returns what was sent. */
export async function save(form: OpenForm, reply: Reply, press = () => form.button.click()): Promise<SeenRequest> {
  const { call, fetch } = form
  const before = findRequests(fetch, call).length
  const release = fetch.hold(call)
  if (typeof reply === 'object') fetch.answer(call, () => Response.json(reply.body, { status: reply.status }))
  else {
    fetch.answer(call)
    fetch.use({ [call]: reply })
  }
  await press()
  await expect.element(loading, { message: '“Loading...” is shown' }).toBeVisible()
  release()
  await expect.poll(() => loading.elements(), { message: '“Loading...” is gone' }).toHaveLength(0)
  return waitForRequest(fetch, call, before + 1)
}

/** Two presses before anything is drawn. */
export async function pressTwice({ button }: OpenForm): Promise<void> {
  const element = button.element() as HTMLElement
  element.click()
  element.click()
}

/** What each change adds to a version; the versions of the examples are smaller. */
const STEP = 100

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

/** From now on the record of a form is read as it is after so many changes by others. */
export function simulateOtherEdits({ edits, fetch }: OpenForm, times: number): void {
  if (edits) fetch.answer(edits.read, () => Response.json(withLaterVersions(edits.found, times * STEP)))
}

/** The page reads the record again while its form is open. */
export async function refetchRecord({ edits, fetch }: OpenForm): Promise<void> {
  if (!edits) return
  const before = findRequests(fetch, edits.read).length
  refocusPage()
  const message = `${edits.read} is read again`
  await expect.poll(() => findRequests(fetch, edits.read).length, { message }).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

/** How many changes by others the version that is sent includes. */
export const countOtherEdits = (body: unknown): number => Math.floor((body as { version: number }).version / STEP)
