import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionAtom, signInAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/environment.ts'
import { EMAIL, openApp, currentPath } from '../testing/openApp.tsx'
import { handleAuthErrors } from './api.ts'
import { examples } from '@maktab/contract/examples'

// proves D38.3
test('an answer of 401 ends the session, keeps the page and says why over it', async () => {
  await openApp('/admin/course?outlines=2', { as: 'admin', situations: { listOutlines: 'sessionExpired' } })
  await expect.element(page.getByText(/session has ended\. The page is still open/)).toBeVisible()
  expect(currentPath()).toBe('/admin/course?outlines=2')
  expect(store.get(sessionAtom)).toBeUndefined()
})

// proves GET auth/get, D38.4
test('an account that was blocked meanwhile is led to the restriction page', async () => {
  await openApp('/teacher/classes', { as: 'teacher', situations: { getCurrentUser: 'accountBlocked' } })
  await expect.element(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible()
  expect(currentPath()).toBe('/restriction-message')
  expect(store.get(sessionAtom)?.status).toBe('blocked')
})

// proves D38.4
test('what one may not do leads home and is told once', async () => {
  await openApp('/admin/course?outlines=2', { as: 'admin', situations: { listOutlines: 'wrongRole' } })
  await expect.element(page.getByRole('region', { name: 'Messages' })).toBeVisible()
  await expect.poll(currentPath).toBe('/admin/course')
  expect(page.getByText('Your account may not do this.').elements()).toHaveLength(1)
})

test('a late answer to an earlier session says nothing about this one', async () => {
  await store.set(signInAtom, { token: 'new', role: 'admin', status: 'allowed', email: EMAIL })
  const late = new Request('http://school.test/api/auth/get', { headers: { token: 'old' } })
  await handleAuthErrors(late, Response.json({}, { status: 401 }))
  expect(store.get(sessionAtom)?.token).toBe('new')
  const current = new Request('http://school.test/api/auth/get', { headers: { token: 'new' } })
  await handleAuthErrors(current, Response.json({}, { status: 401 }))
  expect(store.get(sessionAtom)).toBeUndefined()
})

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

test('what was read a moment ago is not asked for again by the next page that shows it', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin' })
  const { name } = examples.listCourses[200].typical.course[0]!
  await page.getByRole('link', { name: `Manage ${name}` }).click()
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.element(page.getByRole('main').getByText(name).first()).toBeVisible()
  expect(fetch.requests.filter(({ operationId }) => operationId === 'listCourses')).toHaveLength(1)
})
