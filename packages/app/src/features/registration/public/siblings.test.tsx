import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSessionAtom, sessionAtom, signInAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/environment.ts'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { addReceipt } from '#testing/userActions.ts'
import { DRAFT, openCourses, password, press, draftValues } from '#testing/openRegistration.ts'

const { user } = examples.getCurrentUser[200].siblings
const [, brother] = user.children

beforeEach(() => sessionStorage.clear())

async function openMenu() {
  await page.getByRole('button', { name: new RegExp(user.name) }).click()
}

// proves X165
test('a guardian goes on as another child, with a token of theirs, at their dashboard', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const fetch = await openApp('/student/policy', { as: 'student', situations: { getCurrentUser: 'siblings' } })
  const before = store.get(sessionAtom)
  await openMenu()
  await page.getByRole('menuitemradio', { name: brother!.name }).click()
  await expect.poll(currentPath).toBe('/student/dashboard')
  const [sent, ...more] = fetch.requests.filter(({ operationId }) => operationId === 'switchChild')
  expect(more).toEqual([])
  expect(sent?.body).toEqual({ id: brother!.id })
  expect(store.get(sessionAtom)?.account).not.toBe(before?.account)
})

test('a child that can’t be shown is told, and everything stays', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  await openApp('/student/policy', {
    as: 'student',
    situations: { getCurrentUser: 'siblings', switchChild: 'serverError' },
  })
  await openMenu()
  await page.getByRole('menuitemradio', { name: brother!.name }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(currentPath()).toBe('/student/policy')
})

// proves X164
test('another child is registered with the guardian’s e-mail, and is who one goes on as', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const fetch = await openApp('/student/policy', { as: 'student', situations: { getCurrentUser: 'siblings' } })
  await openMenu()
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: { ...draftValues, courses: [] } }))
  await page.getByRole('menuitem', { name: 'Add another child' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email)
  await expect.element(page.getByText(/^This child gets a page of their own/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Alternate contact number' })).toHaveValue('+92 321 7654321')
  await password().fill('open sesame')
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
  const sent = fetch.requests.find(({ operationId }) => operationId === 'registerStudent')
  expect(sent?.body).toMatchObject({ email: user.email, joins_account: 'true' })
  expect(fetch.requests.filter(({ operationId }) => operationId === 'switchChild')).toHaveLength(1)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect.poll(currentPath).toBe('/student/dashboard')
})

test('the receipt of another child is sent without the guardian’s token, as the registration is', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const situations = { getCurrentUser: 'siblings', beginUpload: 'begun' } satisfies Situations
  const fetch = await openApp('/student/policy', { as: 'student', situations })
  await openMenu()
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: draftValues }))
  await page.getByRole('menuitem', { name: 'Add another child' }).click()
  await password().fill('open sesame')
  await press('Select')
  await addReceipt()
  await expect.element(page.getByText(/^It is with the school/)).toBeVisible()
  const uploads = fetch.requests.filter(({ operationId }) => ['beginUpload', 'sendPiece'].includes(operationId))
  expect(uploads.length).toBeGreaterThan(1)
  expect(uploads.map(({ headers }) => headers.get('token'))).toEqual(uploads.map(() => null))
  await press('Submit')
  const sent = () => fetch.requests.find(({ operationId }) => operationId === 'registerStudent')?.body
  await expect
    .poll(sent)
    .toMatchObject({ 'courses[0][billing][receipt_upload]': examples.beginUpload[200].begun.upload })
  // The sign-in that follows deletes the drafts; a test that begins earlier would lose its own.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
})

/** A visitor whose e-mail is that of a guardian, who has just been refused. */
async function openTaken(situations: Situations = {}, email = user.email) {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const draft = { ...draftValues, email, courses: [] }
  const fetch = await openCourses({ registerStudent: 'emailTaken', signIn: 'siblings', ...situations }, draft)
  await press('Skip')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  return fetch
}

const askedFor = (fetch: ExampleFetch, id: string) =>
  fetch.requests.filter(({ operationId }) => operationId === id).map(({ body }) => body)

// proves X164
// proves X175
test('a visitor whose e-mail is taken adds the child to the account that has it, and goes on as that child', async () => {
  const fetch = await openTaken({ getCurrentUser: 'siblings' })
  await press('Add this child')
  await expect.element(password()).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(draftValues.name)
  fetch.use({ registerStudent: 'otherPassword' })
  await password().fill('a wrong one')
  await press('Select')
  await press('Skip')
  await expect.element(password()).toHaveFocus()
  await expect.element(password()).toHaveAccessibleDescription(/This is not the password of the account/)
  expect(store.get(sessionAtom)).toBeUndefined()

  fetch.use({ registerStudent: 'registered' })
  await password().fill('open sesame')
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
  const tried = { email: user.email, joins_account: 'true' }
  expect(askedFor(fetch, 'registerStudent')).toEqual([
    expect.not.objectContaining({ joins_account: expect.anything() }),
    expect.objectContaining({ ...tried, password: 'a wrong one' }),
    expect.objectContaining({ ...tried, password: 'open sesame' }),
  ])
  expect(askedFor(fetch, 'signIn')).toEqual([{ email: user.email, password: 'open sesame' }])
  expect(askedFor(fetch, 'switchChild')).toEqual([{ id: brother!.id }])
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect.poll(currentPath).toBe('/student/dashboard')
})

test('tries too many of a password are told as such, and everything stays', async () => {
  const fetch = await openTaken()
  await press('Add this child')
  fetch.use({ registerStudent: 'tooManyTries' })
  await press('Select')
  await press('Skip')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This was tried too often. Wait a quarter of an hour.')
  expect(store.get(sessionAtom)).toBeUndefined()
})

test('a family that waits for its e-mail to be confirmed is led there, and no child is switched to', async () => {
  const fetch = await openTaken({ signIn: 'unconfirmed', getCurrentUser: 'unconfirmed' })
  await press('Add this child')
  fetch.use({ registerStudent: 'registered' })
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toBeVisible()
  expect(store.get(sessionAtom)?.status).toBe('unconfirmed')
  expect(askedFor(fetch, 'switchChild')).toEqual([])
})

test('a school that says nothing of children who join refuses the e-mail alone', async () => {
  await openTaken({ getSettings: 'wordsOnly' })
  await expect
    .element(page.getByRole('textbox', { name: 'Email' }))
    .toHaveAccessibleDescription(examples.registerStudent[422].emailTaken.error.email[0])
  expect(page.getByRole('button', { name: 'Add this child' }).elements()).toEqual([])
})

test('who is signed in as another family stays so, whoever’s child is added', async () => {
  const fetch = await openTaken({ getCurrentUser: 'siblings' }, 'another@maktab.test')
  const session = { token: 'mock-token-student', role: 'student', status: 'allowed', email: user.email } as const
  await store.set(signInAtom, session)
  const before = store.get(sessionAtom)
  await press('Add this child')
  fetch.use({ registerStudent: 'registered' })
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toBeVisible()
  await expect.poll(() => askedFor(fetch, 'getCurrentUser').length).toBeGreaterThan(0)
  expect(askedFor(fetch, 'switchChild')).toEqual([])
  expect(store.get(sessionAtom)).toEqual(before)
})

test('a backend that tells of no children offers none', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  await openApp('/student/policy', { as: 'student', situations: { getCurrentUser: 'student' } })
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Add another child' }).elements()).toEqual([])
})
