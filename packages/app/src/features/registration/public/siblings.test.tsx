import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSessionAtom, sessionAtom, signInAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/cookiesAndStore.ts'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { addReceipt } from '#testing/userActions.ts'
import { DRAFT, openCourses, password, press, draftValues, receiptsFirst } from '#testing/openRegistration.ts'

const { user } = examples.getCurrentUser[200].siblings
const [, brother] = user.children

beforeEach(() => sessionStorage.clear())

async function openMenu() {
  await page.getByRole('button', { name: `${user.name}, switch child` }).click()
}

// proves X165
test('a guardian switches to another child with a new token and sees their dashboard', async () => {
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

test('a failed switch shows an error and changes nothing', async () => {
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
test('another child is registered with the guardian’s email address, and the session switches to it', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const situations = { ...receiptsFirst, getCurrentUser: 'siblings' } satisfies Situations
  const fetch = await openApp('/student/policy', { as: 'student', situations })
  await openMenu()
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: { ...draftValues, courses: [] } }))
  await page.getByRole('menuitem', { name: 'Add another child' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email)
  await expect.element(page.getByText(/^Your child gets their own page\. You’ll sign in as usual\./)).toBeVisible()
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

test('the receipt of another child is uploaded without the guardian’s token, like the registration', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const situations = { ...receiptsFirst, getCurrentUser: 'siblings', beginUpload: 'begun' } satisfies Situations
  const fetch = await openApp('/student/policy', { as: 'student', situations })
  await openMenu()
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: draftValues }))
  await page.getByRole('menuitem', { name: 'Add another child' }).click()
  await password().fill('open sesame')
  await press('Select')
  await addReceipt()
  await expect.element(page.getByText(/^Uploaded\. Finish the form and submit it\./)).toBeVisible()
  const uploads = fetch.requests.filter(({ operationId }) => ['beginUpload', 'sendPiece'].includes(operationId))
  expect(uploads.length).toBeGreaterThan(1)
  expect(uploads.map(({ headers }) => headers.get('token'))).toEqual(uploads.map(() => null))
  await press('Submit')
  const sent = () => fetch.requests.find(({ operationId }) => operationId === 'registerStudent')?.body
  await expect
    .poll(sent)
    .toMatchObject({ 'courses[0][billing][receipt_upload]': examples.beginUpload[200].begun.upload })
  // The following sign-in deletes drafts; wait, so that it doesn’t affect the next test.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
})

/** Opens the registration of a visitor whose email address was rejected as a guardian’s. */
async function openTaken(situations: Situations = {}, email = user.email) {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const draft = { ...draftValues, email, courses: [] }
  const fetch = await openCourses({ registerStudent: 'emailTaken', signIn: 'siblings', ...situations }, draft)
  await press('Skip')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  return fetch
}

const findBodies = (fetch: ExampleFetch, id: string) =>
  fetch.requests.filter(({ operationId }) => operationId === id).map(({ body }) => body)

// proves X164
// proves X175
test('a visitor with a taken email address adds the child to that account and continues as it', async () => {
  const fetch = await openTaken({ getCurrentUser: 'siblings' })
  await press('Add this child')
  await expect.element(password()).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(draftValues.name)
  fetch.use({ registerStudent: 'otherPassword' })
  await password().fill('a wrong one')
  await press('Select')
  await press('Skip')
  await expect.element(password()).toHaveFocus()
  await expect.element(password()).toHaveAccessibleDescription(/That isn’t the password for this account/)
  expect(store.get(sessionAtom)).toBeUndefined()

  fetch.use({ registerStudent: 'registered' })
  await password().fill('open sesame')
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
  const tried = { email: user.email, joins_account: 'true' }
  expect(findBodies(fetch, 'registerStudent')).toEqual([
    expect.not.objectContaining({ joins_account: expect.anything() }),
    expect.objectContaining({ ...tried, password: 'a wrong one' }),
    expect.objectContaining({ ...tried, password: 'open sesame' }),
  ])
  expect(findBodies(fetch, 'signIn')).toEqual([{ email: user.email, password: 'open sesame' }])
  expect(findBodies(fetch, 'switchChild')).toEqual([{ id: brother!.id }])
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect.poll(currentPath).toBe('/student/dashboard')
})

test('too many password attempts show their own error and keep everything', async () => {
  const fetch = await openTaken()
  await press('Add this child')
  fetch.use({ registerStudent: 'tooManyTries' })
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 15 minutes.')
  expect(store.get(sessionAtom)).toBeUndefined()
})

test('an unconfirmed family is redirected to the confirmation, without switching to a child', async () => {
  const fetch = await openTaken({ signIn: 'unconfirmed', getCurrentUser: 'unconfirmed' })
  await press('Add this child')
  fetch.use({ registerStudent: 'registered' })
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toBeVisible()
  expect(store.get(sessionAtom)?.status).toBe('unconfirmed')
  expect(findBodies(fetch, 'switchChild')).toEqual([])
})

test('a school without shared accounts rejects only the email address', async () => {
  await openTaken({ getSettings: 'wordsOnly' })
  await expect
    .element(page.getByRole('textbox', { name: 'Email' }))
    .toHaveAccessibleDescription(examples.registerStudent[422].emailTaken.error.email[0])
  expect(page.getByRole('button', { name: 'Add this child' }).elements()).toEqual([])
})

test('a user signed in as another family stays so after adding a child', async () => {
  const fetch = await openTaken({ getCurrentUser: 'siblings' }, 'another@maktab.test')
  const session = { token: 'mock-token-student', role: 'student', status: 'allowed', email: user.email } as const
  await store.set(signInAtom, session)
  const before = store.get(sessionAtom)
  await press('Add this child')
  fetch.use({ registerStudent: 'registered' })
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toBeVisible()
  await expect.poll(() => findBodies(fetch, 'getCurrentUser').length).toBeGreaterThan(0)
  expect(findBodies(fetch, 'switchChild')).toEqual([])
  expect(store.get(sessionAtom)).toEqual(before)
})

test('a backend without children shows no switch', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  await openApp('/student/policy', { as: 'student', situations: { getCurrentUser: 'student' } })
  await page.getByRole('button', { name: new RegExp(examples.getCurrentUser[200].student.user.name) }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Add another child' }).elements()).toEqual([])
})
