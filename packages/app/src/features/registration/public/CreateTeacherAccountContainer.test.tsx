import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSessionAtom, signInAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/cookiesAndStore.ts'
import { EMAIL, openApp, currentPath } from '#testing/openApp.tsx'

const [course] = examples.listCourses[200].typical.course
const { submitTeacherApplication } = examples
const key = 'draft:teacher-application'

const typed = {
  name: 'Zaynab Malik',
  date_of_birth: '1990-07-05',
  gender: 'female',
  nationality: 'Pakistani',
  contact_number: '+92 300 1234567',
  email: 'zaynab@maktab.test',
  languages_spoken: ['urdu', 'arabic'],
  age_group: 'children',
  qualification: 'Ijazah in Hafs',
  institution: 'Jamia Noor',
  application_date: '2026-05-04',
  current_address: '12 Mall Road, Lahore',
  experience_Quran: 'Eight years with beginners',
  other_experience: '',
  course: [{ id: String(course!.id), timings: [{ from: '16:00', to: '17:30' }] }],
}

const name = () => page.getByRole('textbox', { name: 'Name' })
const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
const step = (title: string) => page.getByRole('heading', { level: 2, name: title })
const send = () => press('Submit Application')
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const readStoredDraft = () => (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { values?: object }).values ?? null

beforeEach(() => sessionStorage.clear())

async function continueToLastStep() {
  for (const title of ['Your experience', 'Courses and times']) {
    await press('Next')
    await expect.element(step(title)).toHaveFocus()
  }
}

async function openFilled(situations?: Situations) {
  sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values: typed }))
  const fetch = await openApp('/create-teacher-account', situations && { situations })
  await continueToLastStep()
  await expect.element(page.getByRole('button', { name: new RegExp(course!.name) })).toBeVisible()
  return fetch
}

// proves 1§2.routes.3, 1§3.9, 1§3.10, 1§6.3, 1§9.19, POST teacher/requested-teacher, D21.1
test('an application is sent without a token, ends on a confirmation page and deletes the draft', async () => {
  const fetch = await openFilled()
  await send()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Application sent' })).toHaveFocus()
  const sent = fetch.requests.filter(({ operationId }) => operationId === 'submitTeacherApplication')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.url.pathname).toBe('/api/teacher/requested-teacher')
  expect(sent[0]?.body).toEqual({
    ...typed,
    course: [{ id: course!.id, name: course!.name, timings: [{ from: '16:00', to: '17:30' }] }],
  })
  expect(readStoredDraft()).toBeNull()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect.poll(currentPath).toBe('/')
})

// proves X2
test('typed values are restored after a reload', async () => {
  await openApp('/create-teacher-account')
  await name().fill('Zaynab')
  await expect.poll(readStoredDraft).toMatchObject({ name: 'Zaynab' })
  await cleanup()
  await openApp('/create-teacher-account')
  await expect.element(name()).toHaveValue('Zaynab')
})

test('a draft of someone else can be deleted with one press', async () => {
  await openApp('/create-teacher-account')
  await name().fill('Zaynab')
  await expect.poll(readStoredDraft).toMatchObject({ name: 'Zaynab' })
  await cleanup()
  await openApp('/create-teacher-account')
  await page.getByRole('button', { name: 'Clear form' }).click()
  await expect.element(name()).toHaveValue('')
  await expect.element(name()).toHaveFocus()
  await cleanup()
  await openApp('/create-teacher-account')
  await expect.element(name()).toHaveValue('')
  await expect.element(page.getByText('We saved your draft.')).not.toBeInTheDocument()
})

// proves 1§2.teacherAccount.9
test('leaving the form asks nothing, and returning restores it', async () => {
  await openApp('/create-teacher-account')
  await name().fill('Zaynab')
  await page.getByRole('link', { name: 'Already have an account? Login' }).click()
  await expect.poll(currentPath).toBe('/')
  await page.getByRole('link', { name: 'Apply for a teacher account' }).click()
  await expect.element(name()).toHaveValue('Zaynab')
})

test('changing the language keeps typed values', async () => {
  await openApp('/create-teacher-account')
  await name().fill('Zaynab')
  const field = name().element()
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('اردو')
  await expect.poll(() => document.documentElement.lang).toMatch(/^ur/)
  expect(field.isConnected).toBe(true)
  expect(field).toHaveValue('Zaynab')
})

test.each([
  ['broken', '{"name":'],
  ['foreign', '[{"name":"Zaynab"}]'],
  ['of the wrong shape', '{"name":7,"course":"none","languages_spoken":{}}'],
])('a draft that is %s is ignored', async (_, text) => {
  sessionStorage.setItem(key, text)
  await openApp('/create-teacher-account')
  await expect.element(name()).toHaveValue('')
  await expect.element(page.getByText('We saved your draft.')).not.toBeInTheDocument()
})

test('the back button goes back one step, and a reload restores the step', async () => {
  await openFilled()
  window.history.back()
  await expect.element(step('Your experience')).toHaveFocus()
  await press('Back')
  await expect.element(step('About you')).toHaveFocus()
  await expect.element(name()).toHaveValue(typed.name)
  await press('Next')
  await expect.element(step('Your experience')).toHaveFocus()
  await cleanup()
  await openApp('/create-teacher-account', { keepsEntry: true })
  await expect.element(step('Your experience')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Institution' })).toHaveValue(typed.institution)
})

test('signing in deletes the draft', async () => {
  sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values: typed }))
  await openApp('/')
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  await store.set(signInAtom, { token: 'mock-token-student', role: 'student', status: 'allowed', email: EMAIL })
  expect(readStoredDraft()).toBeNull()
})

test('a taken email address shows an error at its field and keeps all values', async () => {
  const fetch = await openFilled({ submitTeacherApplication: 'emailTaken' })
  await send()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect.element(email).toHaveFocus()
  await expect
    .element(email)
    .toHaveAccessibleDescription(new RegExp(submitTeacherApplication[422].emailTaken.error.email[0]!))
  await expect.element(name()).toHaveValue(typed.name)
  fetch.use({ submitTeacherApplication: 'received' })
  await email.fill('zaynab.malik@maktab.test')
  await continueToLastStep()
  await send()
  await expect.element(page.getByRole('heading', { name: 'Application sent' })).toBeVisible()
})

test('server errors of the first step are shown there, others in a list', async () => {
  await openFilled({ submitTeacherApplication: 'invalid' })
  await send()
  const { error } = submitTeacherApplication[422].invalid
  const contact = page.getByRole('textbox', { name: 'Contact number' })
  await expect.element(contact).toHaveFocus()
  await expect.element(contact).toHaveAccessibleDescription(new RegExp(error.contact_number[0]!))
  const message = error['course[0].timings[0].to'][0]!
  await expect.element(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
})

test('an error without a message is shown once in the form, which can be sent again', async () => {
  const fetch = await openFilled({ submitTeacherApplication: 'serverError' })
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t send your application. Try again.')
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  fetch.use({ submitTeacherApplication: 'received' })
  await send()
  await expect.element(page.getByRole('heading', { name: 'Application sent' })).toBeVisible()
})

// proves 1§8.10
test('courses that fail to load show an error and can be reloaded', async () => {
  sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values: { ...typed, course: [] } }))
  const fetch = await openApp('/create-teacher-account', { situations: { listCourses: 'serverError' } })
  await continueToLastStep()
  await expect.poll(alerts).toEqual([expect.stringContaining('Failed to fetch courses')])
  fetch.use({ listCourses: 'typical' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(alerts).toEqual([])
  await page.getByRole('button', { name: 'Choose one Course' }).click()
  await expect.element(page.getByRole('option', { name: course!.name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('a school without courses shows how to contact it', async () => {
  await openApp('/create-teacher-account', { situations: { listCourses: 'empty' } })
  await expect.element(page.getByText('No courses to choose from yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: examples.getSettings[200].typical.settings.contactEmail }))
    .toBeVisible()
})

// proves 1§2.routes.5, X6
test('a blocked account sees whom to contact', async () => {
  await openApp('/restriction-message', { as: 'student', status: 'blocked' })
  await expect
    .element(page.getByRole('link', { name: examples.getSettings[200].typical.settings.contactPhone }))
    .toHaveAttribute('href', 'tel:+92215550100')
})

// proves 1§2.teacherAccount.1, 1§2.teacherAccount.2, 1§2.teacherAccount.3, 1§3.9, 1§3.10, 1§9.14, 1§9.15, 1§9.16
test('gender, languages and age groups are the specified ones', async () => {
  sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values: typed }))
  await openApp('/create-teacher-account')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Create Teacher Account' })).toBeVisible()
  const choices = (role: 'radio' | 'checkbox') =>
    page
      .getByRole(role)
      .elements()
      .map((choice) => choice.closest('label')?.textContent)
      .filter((message) => !/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/.test(message ?? ''))
  expect(choices('radio')).toEqual(['Male', 'Female', 'Other'])
  expect(choices('checkbox')).toEqual(['Urdu', 'English', 'Arabic'])
  await press('Next')
  await expect.element(step('Your experience')).toHaveFocus()
  expect(choices('radio')).toEqual(['Children', 'Teenagers', 'Adults'])
})
