import { examples } from '@maktab/contract/examples'
import type { Course } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { loading, ready } from '#remote.ts'
import type { CreateStudentAccountScreen } from './CreateStudentAccountScreen.tsx'
import screenMeta from './CreateStudentAccountScreen.stories.tsx'
import { fillText, completeDraft, goToCourses, withinGroup, paidCourse, textbox } from './registrationStoryActions.ts'

const { typical, longText } = examples.listCourses[200]
const [first, second] = typical.course

const meta = {
  ...screenMeta,
  title: 'Screens/Public/Create student account/From a course',
  parameters: { ...screenMeta.parameters, school: examples.getSettings[200].typical.settings },
  args: { ...screenMeta.args, courseId: first!.id },
} satisfies Meta<typeof CreateStudentAccountScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The course of the previous page is preselected in both steps. */
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas } = context
    const course = canvas.getByRole('group', { name: 'Your course' })
    await expect(course).toHaveTextContent(`Registering for${first!.name}`)
    await expect(course).toHaveTextContent(/\$45/)
    await expect(course).toHaveTextContent(first!.course_duration ?? '')
    await expect(canvas.queryByText('We saved your draft.')).toBeNull()
    for (const [name, text] of [
      [/^Name/, 'Zaynab Malik'],
      [/^Guardian name/, 'Amina Malik'],
      [/^Contact number/, '+92 300 1234567'],
      [/^Email/, 'zaynab@maktab.test'],
      [/^Signature/, 'Zaynab Malik'],
    ] as const)
      await fillText(context, name, text)
    await goToCourses(context)
    await expect(withinGroup(context, 'Course 1').getByRole('button', { name: new RegExp(first!.name) })).toBeVisible()
  },
}

const free: Course = { ...second!, price: 0 }

/** A free course asks only for times; payment fields appear when a course that may cost something is added. */
export const FreeCourse: Story = {
  args: { courses: ready<Course[]>([first!, free]), courseId: free.id, draft: { ...completeDraft, courses: [] } },
  play: async (context) => {
    const { canvas } = context
    await goToCourses(context)
    await expect(withinGroup(context, 'Course 1').getByText(/^Free/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'How to pay' })).toBeNull()
    await expect(canvas.queryByText(/receipt|I pay from/i)).toBeNull()
    await clickButton(context, 'Add Another Course')
    await expect(await canvas.findByRole('heading', { name: 'How to pay' })).toBeVisible()
  },
}

/** Times are also shown in the visitor’s time zone. */
export const InOnesOwnTime: Story = {
  args: { draft: { ...completeDraft, courses: [paidCourse(first!)] } },
  parameters: { school: { timeZone: 'Asia/Karachi', viewerZone: 'Europe/London' } },
  play: async (context) => {
    await goToCourses(context)
    await expect(await context.canvas.findByText('11:00 – 12:30')).toBeVisible()
    await expect(context.canvas.getByText('London')).toBeVisible()
  },
}

/** Another course can be chosen on the same page. */
export const Changed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await clickButton(context, 'Change')
    const field = canvas.getByRole('button', { name: new RegExp(first!.name) })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: second!.name }))
    await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(second!.name) })).toBeVisible())
  },
}

export const NoLongerOffered: Story = {
  args: { courseId: 4711 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The course you chose is no longer offered. Please choose another.')).toBeVisible()
  },
}

/** A draft keeps its earlier courses and payments when the visitor comes from another course. */
export const BesideADraft: Story = {
  args: { courseId: second!.id, draft: { ...completeDraft, courses: [paidCourse(first!)] } },
  play: async (context) => {
    await expect(context.canvas.getByRole('group', { name: 'Your course' })).toHaveTextContent(second!.name)
    await goToCourses(context)
    await expect(withinGroup(context, 'Course 2').getByRole('button', { name: new RegExp(first!.name) })).toBeVisible()
  },
}

/** An adult’s own name fills the guardian name until it is edited. */
export const GrownUp: Story = {
  args: { draft: { ...completeDraft, guardian_name: '', date_of_birth: '1990-03-09' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const guardian = textbox(context, /^Guardian name/)
    await waitFor(() => expect(guardian).toHaveValue('Zaynab Malik'))
    await expect(canvas.getByText(/^For adult students, enter their own name or an emergency contact\./)).toBeVisible()
    await userEvent.type(textbox(context, /^Name/), ' Khan')
    await waitFor(() => expect(guardian).toHaveValue('Zaynab Malik Khan'))
    await userEvent.clear(guardian)
    await fillText(context, /^Guardian name/, 'Tariq Malik')
    await userEvent.type(textbox(context, /^Name/), ' Ali')
    await expect(guardian).toHaveValue('Tariq Malik')
    const year = within(canvas.getByRole('group', { name: /^Date of birth/ })).getAllByRole('spinbutton')[2]!
    await userEvent.click(year)
    await userEvent.keyboard('2015')
    await expect(await canvas.findByText('The student’s parent or guardian')).toBeVisible()
    await expect(guardian).toHaveValue('Tariq Malik')
  },
}

export const Loading: Story = { args: { courses: loading } }

export const LongText: Story = {
  args: { courses: ready(longText.course), courseId: longText.course[0]!.id },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
