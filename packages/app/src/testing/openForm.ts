import type { ExampleFetch, SeenRequest, Situations } from '@maktab/mocks/createExampleFetch'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { waitForPageLoaded } from './waitForPageLoaded.ts'
import type { FormCase } from './FormCase.ts'
import { openApp } from './openApp.tsx'
import { waitForRequest, findRequests } from './requests.ts'

const FORM = ':is(main, [role=dialog]) form'

export type OpenForm = FormCase & {
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
export type Reply = Situations[keyof Situations] | { status: number; body: object }

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
