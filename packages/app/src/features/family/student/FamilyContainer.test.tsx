import { examples } from '@maktab/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSessionAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/cookiesAndStore.ts'
import { currentPath, openApp } from '#testing/openApp.tsx'
import { addReceipt, chooseMethod } from '#testing/userActions.ts'

const [zaynab, usman] = examples.getFamily[200].typical.children
const card = (name: string) => page.getByRole('article', { name })
const siblings = { getCurrentUser: 'siblings' } as const

const operationsOf = ({ requests }: Awaited<ReturnType<typeof openApp>>) =>
  requests.flatMap(({ operationId }) => operationId ?? [])

// proves X290
test('the dashboard of a guardian of two shows both children, with one request', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student', situations: siblings, withDeferredContent: true })
  await expect.element(card(zaynab!.name).getByText('This page')).toBeVisible()
  await expect.element(card(usman!.name).getByRole('button', { name: /^Open/ })).toBeVisible()
  expect(operationsOf(fetch).filter((id) => id === 'getFamily')).toHaveLength(1)
})

test('an only child has no overview and no switch, and nothing is requested', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student', withDeferredContent: true })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
  expect(page.getByRole('button', { name: /switch child$/ }).elements()).toEqual([])
  expect(operationsOf(fetch)).not.toContain('getFamily')
})

test('without the overview on the backend children can still be switched', async () => {
  const situations = { ...siblings, getFamily: 'unknownCall' } as const
  await openApp('/student/dashboard', { as: 'student', situations })
  await page.getByRole('button', { name: `${zaynab!.name}, switch child` }).click()
  await expect.element(page.getByRole('menuitemradio', { name: usman!.name })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Your children' }).elements()).toEqual([])
})

// proves X293
test('opening another child says whose page it is and moves the focus there', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const fetch = await openApp('/student/dashboard', { as: 'student', situations: siblings })
  await card(usman!.name).getByRole('button', { name: /^Open/ }).click()
  await expect.element(page.getByText(`This is ${usman!.name}’s page`)).toBeVisible()
  expect(currentPath()).toBe('/student/dashboard')
  await expect.poll(() => document.activeElement?.id).toBe('content')
  expect(fetch.requests.find(({ operationId }) => operationId === 'switchChild')?.body).toEqual({ id: usman!.id })
})

// proves X293
test('switching asks before typed values are lost', async () => {
  await openApp('/student/billing?fee=3', { as: 'student', situations: siblings })
  await page.getByRole('textbox', { name: /Transaction number/ }).fill('FT-1')
  await page.getByRole('button', { name: `${zaynab!.name}, switch child` }).click()
  await page.getByRole('menuitemradio', { name: usman!.name }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
})

// proves X291
test('all fees of the family are paid with one receipt', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student', situations: siblings })
  await page.getByRole('link', { name: 'Pay 3 fees: $130' }).click()
  await expect.poll(currentPath).toBe('/student/billing?fee=3&with=all')
  await expect.element(page.getByRole('region', { name: 'Order summary' }).getByText('$130')).toBeVisible()
  await addReceipt()
  await chooseMethod('JazzCash')
  await page.getByRole('button', { name: 'Submit Payment' }).click()
  await expect.element(page.getByRole('heading', { name: 'We have your receipt' })).toBeVisible()
  const sent = fetch.requests.filter(({ operationId }) => operationId === 'payFees')
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent[0]?.body)).toMatch(/"3".*"4".*"9"|3.*9.*4|3.*4.*9/)
})

// proves X291
test('without paying together on the backend a fee is paid alone', async () => {
  await openApp('/student/billing?fee=3', { as: 'student', situations: { ...siblings, payFees: 'unknownCall' } })
  await expect.element(page.getByRole('heading', { name: /^Pay a monthly fee/ })).toBeVisible()
})
