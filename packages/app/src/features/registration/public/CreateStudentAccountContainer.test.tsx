import { examples } from '@maktab/contract/examples'
import { beforeEach, expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import {
  DRAFT,
  draftValues,
  findRegistrations,
  openCourses,
  password,
  press,
  receiptsFirst,
  sentDraft,
} from '#testing/openRegistration.ts'
import { addReceipt } from '#testing/userActions.ts'

const [course] = examples.listCourses[200].typical.course
const { registerStudent } = examples

const name = () => page.getByRole('textbox', { name: 'Name', exact: true })
const readStoredDraft = () => (JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as { values?: object }).values ?? null
beforeEach(() => sessionStorage.clear())

// proves 1§3.14, 1§3.15, 1§6.3, POST student/register, D6.2, D8.1, D31.2
test('a registration is sent as a form with bracket names and ends on a page with the next steps', async () => {
  const fetch = await openCourses()
  await addReceipt()
  await page.getByText('Abroad').click()
  await press('Submit')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toHaveFocus()
  await expect.element(page.getByText('Your course is under review')).toBeVisible()
  await expect.element(page.getByText(course!.name)).toBeVisible()
  const [sent, ...more] = findRegistrations(fetch)
  expect(more).toEqual([])
  expect(sent?.url.pathname).toBe('/api/student/register')
  expect(sent?.headers.has('token')).toBe(false)
  expect(sent?.body).toEqual({
    ...sentDraft,
    'courses[0][billing][receipt_image]': expect.any(File),
    'courses[0][billing][payment_method]': 'PayPal',
    'courses[0][billing][origin]': 'international',
    'courses[0][billing][reference]': expect.stringMatching(/^R-[0-9A-HJKMNP-TV-Z]{6}$/),
  })
  expect(readStoredDraft()).toBeNull()
})

// proves 1§2.studentAccount.12, 1§5.8, 1§9.17, POST student/register
test('without settings a registration sends the specified payment fields', async () => {
  const fetch = await openCourses({ getSettings: 'unknownCall' })
  for (const name of ['Credit card', 'PayPal', 'Bank transfer']) {
    await expect.element(page.getByRole('radio', { name })).toBeInTheDocument()
  }
  await addReceipt()
  await press('Submit')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible()
  const body = findRegistrations(fetch)[0]?.body as Record<string, unknown>
  expect(Object.keys(body).filter((field) => field.includes('[billing]'))).toEqual([
    'courses[0][billing][receipt_image]',
    'courses[0][billing][payment_method]',
  ])
})

// proves 1§2.studentAccount.6, 1§2.studentAccount.7
test('a registration without courses creates the account', async () => {
  const fetch = await openCourses(undefined, { ...draftValues, courses: [] })
  await press('Skip')
  await expect.element(page.getByText(/You haven’t chosen a course yet\. See all of them under Courses/)).toBeVisible()
  expect(
    Object.keys(findRegistrations(fetch)[0]?.body as object).filter((field) => field.startsWith('courses')),
  ).toEqual([])
})

// proves 1§2.routes.4, X2
test('typed values except the password are restored after a reload', async () => {
  await openApp('/create-student-account', { situations: receiptsFirst })
  await name().fill('Zaynab')
  await password().fill('open sesame')
  await expect.poll(readStoredDraft).toMatchObject({ name: 'Zaynab' })
  await cleanup()
  await openApp('/create-student-account', { situations: receiptsFirst })
  await expect.element(name()).toHaveValue('Zaynab')
  await expect.element(password()).toHaveValue('')
  await expect.element(page.getByText('For your security, enter your password again.')).toBeVisible()
  expect(sessionStorage.getItem(DRAFT)).not.toContain('sesame')
})

test('a draft of someone else can be deleted with one press and doesn’t return', async () => {
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: draftValues }))
  await openApp('/create-student-account', { situations: receiptsFirst })
  await expect.element(page.getByText('We saved your draft.')).toBeVisible()
  await expect.element(name()).toHaveValue('Zaynab Malik')
  await press('Clear form')
  await expect.element(name()).toHaveValue('')
  await expect.element(name()).toHaveFocus()
  await expect.element(page.getByText('We saved your draft.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Guardian name' })).toHaveValue('')
  await expect.poll(() => sessionStorage.getItem(DRAFT) ?? '').not.toContain('Malik')
  await cleanup()
  await openApp('/create-student-account', { situations: receiptsFirst })
  await expect.element(name()).toHaveValue('')
  await expect.element(page.getByText('We saved your draft.')).not.toBeInTheDocument()
})

test('a draft is deleted after an hour', async () => {
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now() - 3_600_001, values: draftValues }))
  await openApp('/create-student-account', { situations: receiptsFirst })
  await expect.element(name()).toHaveValue('')
  expect(sessionStorage.getItem(DRAFT)).toBeNull()
})

// proves X2
test('changing the language keeps typed values', async () => {
  await openApp('/create-student-account', { situations: receiptsFirst })
  await name().fill('Zaynab')
  await password().fill('open sesame')
  const fields = [name().element(), password().element()]
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('اردو')
  await expect.poll(() => document.documentElement.lang).toMatch(/^ur/)
  expect(fields.map((field) => [field.isConnected, (field as HTMLInputElement).value])).toEqual([
    [true, 'Zaynab'],
    [true, 'open sesame'],
  ])
})

// proves X3
test('a taken email address returns to its field and keeps all values', async () => {
  const fetch = await openCourses({ registerStudent: 'emailTaken' })
  await addReceipt()
  await press('Submit')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(registerStudent[422].emailTaken.error.email[0])
  await expect.element(password()).toHaveValue('open sesame')
  fetch.use({ registerStudent: 'registered' })
  await email.fill('zaynab.malik@maktab.test')
  await press('Select')
  await expect.element(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
  await press('Submit')
  await expect.element(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
})

test('with errors in both steps the first field is focused and the other error is shown', async () => {
  await openCourses({ registerStudent: 'invalid' })
  await addReceipt()
  await press('Submit')
  const guardian = page.getByRole('textbox', { name: 'Guardian name' })
  await expect.element(guardian).toHaveFocus()
  await expect.element(page.getByText('Please check 2 fields.')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'To is required' })).toBeVisible()
})

test.each([
  ['serverError', 'Couldn’t send your registration. Try again.'],
  ['networkError', 'Can’t connect. Check your internet connection and try again.'],
  ['tooManyTries', 'Too many attempts. Try again in 15 minutes.'],
] as const)('%s is shown once at the button, and the form can be sent again', async (situation, message) => {
  const fetch = await openCourses({ registerStudent: situation })
  await addReceipt()
  await press('Submit')
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  expect(page.getByText(message).elements()).toHaveLength(1)
  expect(readStoredDraft()).toMatchObject({ email: draftValues.email })
  fetch.use({ registerStudent: 'registered' })
  await press('Submit')
  await expect.element(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  expect(findRegistrations(fetch)).toHaveLength(2)
})

// proves X5
test('cancelling an upload keeps all values, and a second press sends nothing', async () => {
  const fetch = await openCourses()
  await addReceipt()
  const release = fetch.hold('registerStudent')
  await press('Submit')
  await page.getByRole('button', { name: 'Submitting...' }).click({ force: true })
  expect(findRegistrations(fetch)).toHaveLength(1)
  await press('Stop sending')
  await expect.element(page.getByText('Everything you entered is still here.')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  release()
  await press('Submit')
  await expect.element(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
})

// proves 1§8.10
test('courses that fail to load show an error and can be reloaded', async () => {
  const fetch = await openCourses({ listCourses: 'serverError' })
  await expect.element(page.getByText('Failed to fetch courses')).toBeVisible()
  fetch.use({ listCourses: 'typical' })
  await press('Try again')
  await expect.element(page.getByRole('button', { name: new RegExp(course!.name) })).toBeVisible()
})

// proves 1§2.studentAccount.1, 1§2.studentAccount.2, 1§2.studentAccount.3, 1§2.studentAccount.4, 1§3.9, 1§3.10
// proves 1§9.14, 1§9.15, 1§9.16
test('the languages are the specified ones, and dates are selected in a calendar', async () => {
  await openApp('/create-student-account', { situations: receiptsFirst })
  await expect.element(name()).toBeVisible()
  const choices = page
    .getByRole('radio')
    .elements()
    .map((choice) => choice.closest('label')?.textContent)
  expect(choices).toEqual(['Urdu', 'English', 'Arabic'])
  await expect.element(page.getByRole('button', { name: /^Choose from a calendar/ })).toHaveLength(2)
})
