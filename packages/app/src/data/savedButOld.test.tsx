import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { everyForm } from '../testing/everyForm.ts'
import { readCalls } from '../testing/everyList.ts'
import { openApp } from '../testing/openApp.tsx'

const LIMIT = { timeout: 20_000 }

test.for(Object.entries(everyForm))(
  '%s says that it was saved and, where nothing could be read again, that what is shown may be old',
  { timeout: 90_000 },
  async ([name, { as, at, call, situations = {}, fill, press, says }]) => {
    const fetch = await openApp(at, { as, situations })
    await fill()
    const said = `Saved from ${name}`
    fetch.answer(call, () => Response.json({ message: said }))
    fetch.use(Object.fromEntries(readCalls.map((id) => [id, 'serverError'])))
    await page.getByRole('button', { name: press, exact: true }).click()
    await expect.element(page.getByText(says ?? said), LIMIT).toBeVisible()
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(/may be old\./)
          .first(),
        LIMIT,
      )
      .toBeVisible()
    expect(fetch.requests.filter(({ operationId }) => operationId === call)).toHaveLength(1)
  },
)
