import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { everyForm } from '../testing/everyForm.ts'
import { openApp } from '../testing/openApp.tsx'

const loading = () => page.getByRole('status').getByText('Loading...', { exact: true })

// proves 1§8.4, D45.1
test.for(Object.entries(everyForm))(
  '“Loading...” stands there while %s is being saved, and no longer',
  async ([, form]) => {
    const { as, at, call, situations, fill, press } = form
    const fetch = await openApp(at, { as, ...(situations && { situations }) })
    await fill()
    const release = fetch.hold(call)
    await page.getByRole('button', { name: press, exact: true }).click()
    await expect.element(loading()).toBeVisible()
    release()
    await expect.poll(() => loading().elements()).toHaveLength(0)
  },
)
