import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type TeacherApplicationValues, blankApplication } from './teacherApplication.schema.ts'

/** Story helpers that fill in the form. */
type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

export const submitApplication = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }))

export async function fillDateParts(context: Stage, of: string | RegExp, keys: string): Promise<void> {
  await context.userEvent.click(withinGroup(context, of).getAllByRole('spinbutton')[0]!)
  await context.userEvent.keyboard(keys)
}

/** Goes to the next step, identified by its heading. */
export async function goToNextStep(
  { canvas, userEvent }: Stage,
  title: 'Your experience' | 'Courses and times',
): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: title })).toHaveFocus())
}

export const withinGroup = ({ canvas }: Stage, name: string | RegExp) => within(canvas.getByRole('group', { name }))

export async function fillText({ canvas, userEvent }: Stage, name: RegExp, text: string): Promise<void> {
  await userEvent.click(canvas.getByRole('textbox', { name }))
  await userEvent.paste(text)
}

/** Complete values as saved in a draft, for stories. */
export const createExampleApplication = (courseId: number): TeacherApplicationValues => ({
  ...blankApplication('2026-11-21'),
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
  current_address: '12 Mall Road, Lahore',
  experience_Quran: 'Eight years with beginners',
  course: [{ id: String(courseId), timings: [{ from: '16:00', to: '17:30', days: [1, 3] }] }],
})

export const fourTimings = ['08:00', '12:00', '16:00', '20:00'].map((from, index) => ({
  from,
  to: `${9 + index * 4}:00`.padStart(5, '0'),
}))
