import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../testing/openApp.tsx'

const UNREACHED = 'The school can’t be reached. Check your connection and try again.'
const TOO_LARGE = 'This is too large to be sent. Choose smaller files and try again.'
const TOO_LATE = 'This is taking too long. Check your connection and try again.'

const pageOf = (status: number) => () =>
  new Response(`<html><body><h1>${status}</h1>nginx</body></html>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

async function save(answer: () => Response): Promise<void> {
  const fetch = await openApp('/admin/policy?policy=new', { as: 'admin' })
  fetch.answer('savePolicy', answer)
  await page.getByRole('textbox', { name: 'Title' }).fill('Holidays')
  await page.getByRole('textbox', { name: 'Description' }).fill('None on Fridays')
  await page.getByRole('button', { name: 'Create Policy' }).click()
}

test.each([
  [502, UNREACHED],
  [503, UNREACHED],
  [504, UNREACHED],
  [521, UNREACHED],
  [408, TOO_LATE],
  [413, TOO_LARGE],
  [500, 'Something went wrong'],
])('a page of a proxy with the status %s is said in a sentence, and the form stays', async (status, sentence) => {
  await save(pageOf(status))
  await expect.element(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Holidays')
})

test('an answer of the school keeps its own words, whatever its status', async () => {
  await save(() => Response.json({ message: 'The school closes now.' }, { status: 503 }))
  await expect.element(page.getByRole('alert').getByText('The school closes now.')).toBeVisible()
})

test('a list that a proxy answers for says what failed and that the school can’t be reached', async () => {
  // A page that doesn't load the classes itself.
  const fetch = await openApp('/admin/policy?policy=new', { as: 'admin' })
  fetch.answer('listAllClasses', pageOf(502))
  await page.getByRole('link', { name: 'Classes' }).first().click()
  await expect
    .element(page.getByRole('main').getByText(`Error fetching classes. ${UNREACHED}`), { timeout: 30_000 })
    .toBeVisible()
})
