import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionAtom, signInAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/store.ts'
import { EMAIL, openApp, currentPath } from '../testing/openApp.tsx'
import { handleAuthErrors } from './handleAuthErrors.ts'

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
