import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionAtom, signInAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { EMAIL, openApp, currentPath } from '../testing/openApp.tsx'
import { handleAuthErrors } from './api.ts'
import { examples } from '@maktab/contract/examples'

// proves D38.3
test('a 401 response ends the session, keeps the page and explains why', async () => {
  await openApp('/admin/course?outlines=2', { as: 'admin', situations: { listOutlines: 'sessionExpired' } })
  await expect
    .element(page.getByText(/Your session expired\. This page is still open, with everything you typed/))
    .toBeVisible()
  expect(currentPath()).toBe('/admin/course?outlines=2')
  expect(store.get(sessionAtom)).toBeUndefined()
})

// proves GET auth/get, D38.4
test('an account blocked during its session is redirected to the restriction page', async () => {
  await openApp('/teacher/classes', { as: 'teacher', situations: { getCurrentUser: 'accountBlocked' } })
  await expect.element(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible()
  expect(currentPath()).toBe('/restriction-message')
  expect(store.get(sessionAtom)?.status).toBe('blocked')
})

// proves D38.4
test('a 403 response redirects home and shows one toast', async () => {
  await openApp('/admin/course?outlines=2', { as: 'admin', situations: { listOutlines: 'wrongRole' } })
  await expect.element(page.getByRole('region', { name: 'Messages' })).toBeVisible()
  await expect.poll(currentPath).toBe('/admin/course')
  expect(page.getByText('You don’t have permission to do this.').elements()).toHaveLength(1)
})

test('a late response to an earlier session doesn’t affect the current one', async () => {
  await store.set(signInAtom, { token: 'new', role: 'admin', status: 'allowed', email: EMAIL })
  const lateRequest = new Request('http://school.test/api/auth/get', { headers: { token: 'old' } })
  await handleAuthErrors(lateRequest, Response.json({}, { status: 401 }))
  expect(store.get(sessionAtom)?.token).toBe('new')
  const currentRequest = new Request('http://school.test/api/auth/get', { headers: { token: 'new' } })
  await handleAuthErrors(currentRequest, Response.json({}, { status: 401 }))
  expect(store.get(sessionAtom)).toBeUndefined()
})

const UNREACHABLE = 'Can’t connect. Check your internet connection and try again.'
const TOO_LARGE = 'This is too large to send. Choose smaller files and try again.'
const TOO_LATE = 'This is taking too long. Check your internet connection and try again.'

const proxyError = (status: number) => () =>
  new Response(`<html><body><h1>${status}</h1>nginx</body></html>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

async function save(respond: () => Response): Promise<void> {
  const fetch = await openApp('/admin/policy?policy=new', { as: 'admin' })
  fetch.answer('savePolicy', respond)
  await page.getByRole('textbox', { name: 'Title' }).fill('Holidays')
  await page.getByRole('textbox', { name: 'Description' }).fill('None on Fridays')
  await page.getByRole('button', { name: 'Create Policy' }).click()
}

test.each([
  [502, UNREACHABLE],
  [503, UNREACHABLE],
  [504, UNREACHABLE],
  [521, UNREACHABLE],
  [408, TOO_LATE],
  [413, TOO_LARGE],
  [500, 'Something went wrong'],
])('a proxy error page with status %s shows a sentence and keeps the form', async (status, sentence) => {
  await save(proxyError(status))
  await expect.element(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Holidays')
})

test('an error response of the school keeps its own message, regardless of its status', async () => {
  await save(() => Response.json({ message: 'The school closes now.' }, { status: 503 }))
  await expect.element(page.getByRole('alert').getByText('The school closes now.')).toBeVisible()
})

test('a list that fails at the proxy says what failed and that the school can’t be reached', async () => {
  // A page that doesn’t load the classes itself.
  const fetch = await openApp('/admin/policy?policy=new', { as: 'admin' })
  fetch.answer('listAllClasses', proxyError(502))
  await page.getByRole('link', { name: 'Classes' }).first().click()
  await expect
    .element(page.getByRole('main').getByText(`Error fetching classes. ${UNREACHABLE}`), { timeout: 30_000 })
    .toBeVisible()
})

test('data that was loaded moments ago isn’t requested again by the next page', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin' })
  const { name } = examples.listCourses[200].typical.course[0]!
  await page
    .getByRole('region', { name: /courses$/ })
    .getByRole('link', { name })
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.element(page.getByRole('main').getByText(name).first()).toBeVisible()
  expect(fetch.requests.filter(({ operationId }) => operationId === 'listCourses')).toHaveLength(1)
})
