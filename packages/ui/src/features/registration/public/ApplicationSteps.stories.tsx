import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { CreateTeacherAccountScreen } from './CreateTeacherAccountScreen.tsx'
import screenMeta from './CreateTeacherAccountScreen.stories.tsx'
import {
  fillText,
  goToNextStep,
  withinGroup,
  submitApplication,
  createExampleApplication,
} from './teacherApplicationStoryActions.ts'

const { typical } = examples.listCourses[200]
const [first] = typical.course

const filled = createExampleApplication(first!.id)

const meta = {
  ...screenMeta,
  title: 'Screens/Public/Create teacher account/Steps',
} satisfies Meta<typeof CreateTeacherAccountScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§5.2, 1§5.3, 1§5.4, 1§5.5
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Please check 6 fields.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(/Email is required/)
    await userEvent.click(canvas.getByRole('link', { name: 'Nationality is required' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Nationality/ })).toHaveFocus())
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

export const ExperienceMissing: Story = {
  args: { step: 2, draft: { ...filled, qualification: '', institution: '', experience_Quran: '' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^Institution/ })).toHaveAttribute('autocomplete', 'organization')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Please check 3 fields.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Qualification/ })).toHaveFocus())
  },
}

export const CoursesMissing: Story = {
  args: { step: 3, draft: { ...filled, course: [] } },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await submitApplication(context)
    await expect(await canvas.findByText('Please check 3 fields.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Course 1, Time 1: To is required' }))
    await waitFor(() => expect(withinGroup(context, /^To/).getAllByRole('spinbutton')[0]).toHaveFocus())
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** Times are also shown in the visitor’s time zone. */
export const InOnesOwnTime: Story = {
  args: { step: 3, draft: filled },
  parameters: { school: { timeZone: 'Asia/Karachi', viewerZone: 'Europe/London' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11:00 – 12:30')).toBeVisible()
    await expect(canvas.getByText('London')).toBeVisible()
  },
}

/** Opening a later step with missing fields before it navigates back to them. */
export const LeadsToWhatIsMissing: Story = {
  args: { step: 3, draft: { ...filled, nationality: '', qualification: '' } },
  play: async (context) => {
    await submitApplication(context)
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: /^Nationality/ })).toHaveFocus())
    await expect(context.args.onApply).not.toHaveBeenCalled()
  },
}

/** Going back keeps all values and clears the errors. */
export const GoesBack: Story = {
  args: { step: 2, draft: { ...filled, institution: '' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillText(context, /^Institution/, 'Jamia Noor')
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Qualification/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Qualification is required')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'About you' })).toHaveFocus())
    await expect(canvas.queryByText('Qualification is required')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull()
    await goToNextStep(context, 'Your experience')
    await expect(canvas.queryByText('Qualification is required')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^Institution/ })).toHaveValue('Jamia Noor')
  },
}

export const BornInTheFuture: Story = {
  args: { draft: { ...filled, date_of_birth: '2026-11-23' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Date of birth can’t be in the future')).toBeVisible()
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}
