import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from './openApp.tsx'

const [course] = examples.listCourses[200].typical.course

/** The storage key of a registration draft. */
export const DRAFT = 'draft:student-registration'

/** A draft as the page stores it, without the password and the receipts. */
export const draftValues = {
  name: 'Zaynab Malik',
  email: 'zaynab@maktab.test',
  date_of_birth: '2015-03-09',
  guardian_name: 'Amina Malik',
  contact_number: '+92 300 1234567',
  alternate_contact_number: '',
  preferred_language: 'urdu',
  signature: 'Zaynab Malik',
  registration_date: '2026-05-04',
  courses: [
    {
      course_id: String(course!.id),
      timings: [
        { from: '16:00', to: '17:30' },
        { from: '18:00', to: '19:00' },
      ],
      billing: { payment_method: 'PayPal' },
    },
  ],
}

/** The body of a registration with the draft, without receipts. */
export const sentDraft = {
  name: draftValues.name,
  guardian_name: draftValues.guardian_name,
  email: draftValues.email,
  password: 'open sesame',
  contact_number: draftValues.contact_number,
  preferred_language: 'urdu',
  signature: draftValues.signature,
  date_of_birth: draftValues.date_of_birth,
  registration_date: draftValues.registration_date,
  'courses[0][course_id]': String(course!.id),
  'courses[0][course_name]': course!.name,
  'courses[0][timings][0][from]': '16:00',
  'courses[0][timings][0][to]': '17:30',
  'courses[0][timings][1][from]': '18:00',
  'courses[0][timings][1][to]': '19:00',
}

export const findRegistrations = ({ requests }: ExampleFetch) =>
  requests.filter(({ operationId }) => operationId === 'registerStudent')

export const password = () => page.getByRole('textbox', { name: 'Password', exact: true })

export const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()

/** A backend that requires a receipt for each course, as specified. */
export const receiptsFirst = { getSettings: 'receiptsFirst' } satisfies Situations

/** Opens the specification’s registration at its second step, with a draft. */
export async function openCourses(
  situations?: Situations,
  draft: object = draftValues,
  search = '',
): Promise<ExampleFetch> {
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: draft }))
  const fetch = await openApp(`/create-student-account${search}`, { situations: { ...receiptsFirst, ...situations } })
  await password().fill('open sesame')
  await press('Select')
  await expect.element(page.getByRole('heading', { name: 'Select courses with class timing' })).toHaveFocus()
  return fetch
}
