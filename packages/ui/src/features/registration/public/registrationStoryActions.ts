import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Weekday } from '@maktab/calendar/WallDay'
import { addReceipt as uploadReceipt, clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { emptyRegistration, newCourse } from './registration.schema.ts'

/** Story helpers that fill in the form. */
type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

export const timing = { from: '16:00', to: '17:30', days: [1, 3] as Weekday[] }

/** Values of a draft, which excludes the password and receipts. */
export const completeDraft = {
  ...emptyRegistration('2026-11-22'),
  name: 'Zaynab Malik',
  email: 'zaynab@maktab.test',
  date_of_birth: '2015-03-09',
  guardian_name: 'Amina Malik',
  contact_number: '+92 300 1234567',
  preferred_language: 'urdu',
  signature: 'Zaynab Malik',
}

export const paidCourse = (course: { id: number }, timings = [timing]) => ({
  course_id: String(course.id),
  timings,
  billing: { receipt_image: null, payment_method: 'Bank Transfer' },
})

export const withinGroup = ({ canvas }: Stage, name: string | RegExp) => within(canvas.getByRole('group', { name }))

export const textbox = ({ canvas }: Stage, name: RegExp) => canvas.getByLabelText(name, { selector: 'input' })

export const heading = ({ canvas }: Stage, name: string) => canvas.getByRole('heading', { level: 1, name })

export async function fillText(stage: Stage, name: RegExp, text: string): Promise<void> {
  await stage.userEvent.click(textbox(stage, name))
  await stage.userEvent.paste(text)
}

export async function goToCourses(stage: Stage): Promise<void> {
  await fillText(stage, /^Password/, 'open sesame')
  await clickButton(stage, 'Select')
  await waitFor(() => expect(heading(stage, 'Select courses with class timing')).toHaveFocus())
}

/** Adds a receipt to a course block. */
export const addReceipt = (stage: Stage, block = 0) => uploadReceipt(stage, block, `receipt-${block + 1}.png`)

/** A chosen course with times and without a receipt. */
export const requestedCourse = (course: { id: number }) => ({
  ...newCourse(),
  course_id: String(course.id),
  timings: [timing],
})

export async function goToTimes(stage: Stage): Promise<void> {
  await clickButton(stage, 'Continue: choose times')
  await waitFor(() => expect(heading(stage, 'Choose times')).toHaveFocus())
}

export async function goToContact(stage: Stage): Promise<void> {
  await clickButton(stage, 'Continue: contact details')
  await waitFor(() => expect(heading(stage, 'Contact and account')).toHaveFocus())
}
