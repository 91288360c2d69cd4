import type { OperationId } from '@maktab/contract/calls'
import type { Situations, ExampleFetch, RecordedRequest } from '@maktab/mocks/createExampleFetch'
import type { Role } from '../addresses/roles.ts'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { waitForPageLoaded, refocusPage } from './waitForPageLoaded.ts'
import { openApp } from './openApp.tsx'
import { waitForRequest, findRequests } from './findRequests.ts'

/** How to open, fill and send a form. */
export type FormCase = {
  as: Role
  at: string
  /** The operation that saves. */
  call: OperationId
  situations?: Situations
  /** For edit forms: the query of the record and its response. */
  response?: {
    read: OperationId
    found: object
    /** The response after an edit by someone else, if a higher version alone is no conflict. */
    foundLater?: object
    /** The form can’t overwrite a newer version; it decides on the record as shown. */
    isAsSeen?: boolean
  }
  fill: () => Promise<void>
  press: string
  /** What the response must contain besides the message. */
  responseFields?: object
  /** A text of the next page, if it isn’t the server’s message. */
  nextPageText?: string
}

const FORM = ':is(main, [role=dialog]) form'

type OpenForm = FormCase & {
  name: string
  fetch: ExampleFetch
  /** The main area or the dialog that contains the form. */
  container: Locator
  /** The submit button. */
  button: Locator
}

/** Opens a form of the table and fills it in. */
export async function openForm(name: string, form: FormCase): Promise<OpenForm> {
  const fetch = await openApp(form.at, { as: form.as, situations: { ...form.situations, signIn: form.as } })
  await form.fill()
  await waitForPageLoaded(fetch)
  // The segments of a time field are one input until a key is pressed.
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => document.querySelector(`${FORM} input[role=spinbutton]`)).toBeNull()
  const container = page.getByRole(document.querySelector('[role=dialog] form') ? 'dialog' : 'main')
  return {
    ...form,
    name,
    fetch,
    container: container,
    button: container.getByRole('button', { name: form.press, exact: true }),
  }
}

/** The values of the page’s forms and dialogs: texts, selections, times, checkboxes and picture names. */
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

/** The response to a save: an example situation or a custom response. */
type Reply = Situations[keyof Situations] | { status: number; body: object }

const loading = page.getByRole('status').getByText('Loading...', { exact: true })

/** Submits the form, waits for the response and returns the request. */
export async function save(form: OpenForm, reply: Reply, press = () => form.button.click()): Promise<RecordedRequest> {
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

/** Clicks twice before React renders. */
export async function pressTwice({ button }: OpenForm): Promise<void> {
  const element = button.element() as HTMLElement
  element.click()
  element.click()
}

/** Added to a version per simulated edit; larger than the versions of the examples. */
const STEP = 100

/** The response with a higher version in every record. */
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

/** Simulates edits by other users: the record’s query returns a newer version from now on. */
export function simulateOtherEdits({ response, fetch }: OpenForm, times: number): void {
  if (!response) return
  const { read, found, foundLater = found } = response
  fetch.answer(read, () => Response.json(withLaterVersions(foundLater, times * STEP)))
}

/** Makes the page refetch the record while its form is open. */
export async function refetchRecord({ response, fetch }: OpenForm): Promise<void> {
  if (!response) return
  const before = findRequests(fetch, response.read).length
  refocusPage()
  const message = `${response.read} is read again`
  await expect.poll(() => findRequests(fetch, response.read).length, { message }).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

/** How many simulated edits the sent version includes. */
export const countOtherEdits = (body: unknown): number => Math.floor((body as { version: number }).version / STEP)
