import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { everyForm } from '../testing/everyForm.ts'
import { openApp } from '../testing/openApp.tsx'

const LIMIT = { timeout: 20_000 }

/** Opens a form, fills it in and sends it to a school that refuses it. */
async function refuse([, form]: [string, (typeof everyForm)[string]], status: number, error: unknown) {
  const { as, at, call, situations = {}, fill, press } = form
  const fetch = await openApp(at, { as, situations })
  await fill()
  fetch.answer(call, () => Response.json({ error }, { status }))
  await page.getByRole('button', { name: press, exact: true }).click()
  const sent = () => fetch.requests.filter(({ operationId }) => operationId === call)
  await expect.poll(() => sent().length, LIMIT).toBe(1)
}

/** Where a form stands: on the page, or over it. */
const placeOf = ([name]: readonly [string, unknown]) => page.getByRole(name.endsWith('Dialog') ? 'dialog' : 'main')

// proves 1§8.3
test.for(Object.entries(everyForm))(
  '%s says what is wrong with fields that it doesn’t have',
  { timeout: 90_000 },
  async (form) => {
    await refuse(form, 422, { unheard: ['One is odd', 'Two is odd'], 'of.nobody': ['Three is odd'] })
    const words = placeOf(form).getByText('Validation failed: One is odd; Two is odd; Three is odd')
    await expect.element(words).toBeVisible()
    expect(words.elements()).toHaveLength(1)
  },
)

test.for(Object.entries(everyForm))(
  '%s says a conflict in its place, and goes over what was saved meanwhile only where it edits',
  { timeout: 90_000 },
  async (form) => {
    const said = `Saved before by ${form[0]}`
    await refuse(form, 409, said)
    const words = placeOf(form).getByRole('alert').filter({ hasText: said })
    await expect.element(words).toBeVisible()
    expect(page.getByText(said).elements()).toHaveLength(1)
    const { edits } = form[1]
    const isEdit = edits !== undefined && !edits.isAsSeen
    expect(words.getByRole('button', { name: 'Go on with my text' }).elements()).toHaveLength(isEdit ? 1 : 0)
  },
)
