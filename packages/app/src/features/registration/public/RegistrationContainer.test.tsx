import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '#browser/cookiesAndStore.ts'
import { endSessionAtom } from '#session/sessionAtoms.ts'
import { currentPath, openApp } from '#testing/openApp.tsx'
import { DRAFT, draftValues, findRegistrations, password, press, sentDraft } from '#testing/openRegistration.ts'
import { addReceipt } from '#testing/userActions.ts'

const [course] = examples.listCourses[200].typical.course
const free = examples.listCourses[200].typical.course.find(({ price }) => price === 0)!

const email = () => page.getByRole('textbox', { name: 'Email' })
beforeEach(() => sessionStorage.clear())

async function goTo(button: string, heading: string): Promise<void> {
  await press(button)
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toHaveFocus()
}

/** Opens the last step with a complete draft. */
async function openContact(situations: Situations = {}, draft: object = draftValues): Promise<ExampleFetch> {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: draft }))
  const fetch = await openApp('/create-student-account', { situations: { signIn: 'student', ...situations } })
  await goTo('Continue: choose times', 'Choose times')
  await goTo('Continue: contact details', 'Contact and account')
  await password().fill('open sesame')
  return fetch
}

// proves D300.4
test('a registration without a receipt sends the course and its times, signs in and says what happens next', async () => {
  const fetch = await openContact()
  await press('Create account')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toHaveFocus()
  await expect.element(page.getByText('The school has your request')).toBeVisible()
  await expect.element(page.getByText(course!.name)).toBeVisible()
  const [sent, ...more] = findRegistrations(fetch)
  expect(more).toEqual([])
  expect(sent?.body).toEqual(sentDraft)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect.poll(currentPath).toBe('/student/dashboard')
})

test('a family that has paid already sends its receipt', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: draftValues }))
  const fetch = await openApp('/create-student-account', { situations: { signIn: 'student' } })
  await goTo('Continue: choose times', 'Choose times')
  await press('I’ve already paid')
  await addReceipt()
  await goTo('Continue: contact details', 'Contact and account')
  await password().fill('open sesame')
  await press('Create account')
  await expect.element(page.getByText('Your course is under review')).toBeVisible()
  expect(findRegistrations(fetch)[0]?.body).toMatchObject({ 'courses[0][billing][payment_method]': 'PayPal' })
})

// proves D301.2
test('a taken email is reported when its field loses the focus, and the child can join the account', async () => {
  const fetch = await openContact({ checkEmail: 'taken', getCurrentUser: 'siblings', signIn: 'siblings' })
  await email().click()
  await password().click()
  await expect.element(page.getByRole('button', { name: 'Add this child' })).toBeVisible()
  await expect.element(email()).toHaveAccessibleDescription(examples.registerStudent[422].emailTaken.error.email[0])
  expect(fetch.requests.filter(({ operationId }) => operationId === 'checkEmail').map(({ body }) => body)).toEqual([
    { email: draftValues.email },
  ])
  await press('Add this child')
  await press('Create account')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
  expect(findRegistrations(fetch)[0]?.body).toMatchObject({ joins_account: 'true' })
})

test('a failed check of the email changes nothing, and the taken email is reported after sending', async () => {
  await openContact({ checkEmail: 'serverError', registerStudent: 'emailTaken' })
  await email().click()
  await password().click()
  await press('Create account')
  await expect.element(email()).toHaveFocus()
  await expect.element(password()).toHaveValue('open sesame')
})

test('a free course speaks neither of payment nor of review', async () => {
  const [first] = draftValues.courses
  await openContact({}, { ...draftValues, courses: [{ ...first, course_id: String(free.id) }] })
  await press('Create account')
  await expect.element(page.getByText('Your free course is ready')).toBeVisible()
  expect(page.getByText(/under review|receipt|You pay/).elements()).toEqual([])
})

test('the back button goes back one step, and a reload starts at the first one', async () => {
  await openContact()
  window.history.back()
  await expect.element(page.getByRole('heading', { name: 'Choose times' })).toHaveFocus()
  window.history.back()
  await expect.element(page.getByRole('heading', { name: 'Create Student Account' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(draftValues.name)
})

test('an error in the first step returns to it from the last', async () => {
  await openContact({ registerStudent: 'invalid' })
  await press('Create account')
  await expect.element(page.getByRole('heading', { name: 'Choose times' })).toBeVisible()
})
