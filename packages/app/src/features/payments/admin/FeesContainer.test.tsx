import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequests } from '#testing/requests.ts'

const { typical } = examples.listFees[200]
const states = () => page.getByRole('group', { name: 'Status' })

// proves X115
test('what is overdue is asked for first, another state by its button, and what comes after by “Show more”', async () => {
  const fetch = await openApp('/admin/fees', { as: 'admin' })
  const queries = () => findRequests(fetch, 'listFees').map(({ url }) => url.search)
  await expect.element(states().getByRole('button', { name: `Overdue ${typical.counts.overdue}` })).toBeVisible()
  expect(queries()).toEqual(['?state=overdue'])
  const [first, ...rest] = typical.fees.map((fee) => ({ ...fee, status: 'due' as const }))
  fetch.answer('listFees', () =>
    Response.json(
      queries().at(-1)?.includes('after')
        ? { ...typical, fees: rest, next: null }
        : { ...typical, fees: [first], next: '2026-08-26.1' },
    ),
  )
  await states().getByRole('button', { name: /^Due/ }).click()
  await expect.poll(currentPath).toBe('/admin/fees?state=due')
  const rows = page.getByRole('region', { name: 'Monthly fees' }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(1)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.elements().length).toBe(typical.fees.length)
  expect(queries().at(-1)).toBe('?state=due&after=2026-08-26.1')
})

// proves X115
test('the reminder leads to where the student pays', async () => {
  await openApp('/admin/fees', { as: 'admin' })
  await page
    .getByRole('button', { name: /^Remind / })
    .first()
    .click()
  const text = page.getByRole('textbox', { name: 'Reminder' })
  await expect
    .poll(() => (text.query() as HTMLTextAreaElement | null)?.value)
    .toContain(`${window.location.origin}/student/billing?fee=`)
})

test('a backend that knows no fees is no failure', async () => {
  await openApp('/admin/fees', { as: 'admin', situations: { listFees: 'unknownCall' } })
  await expect.element(page.getByText('The school asks for no monthly fees here')).toBeVisible()
})

// proves X116
test('how many fees are overdue stands on the home, with the way there', async () => {
  await openApp('/admin/dashboard', { as: 'admin' })
  await page.getByRole('link', { name: 'Monthly fees that are overdue' }).click()
  await expect.poll(currentPath).toBe('/admin/fees?state=overdue')
})
