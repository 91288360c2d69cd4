import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type fn, screen, waitFor, within } from 'storybook/test'
import { clickButton, expectPaymentFitsPhone } from '#features/payments/form/paymentStoryActions.ts'
import { ready } from '#remote.ts'
import { withDisplayCurrency } from '#testing/storyState.tsx'
import { rejectSubmit } from '#testing/submitHandlers.ts'
import type { CreateStudentAccountScreen } from './CreateStudentAccountScreen.tsx'
import screenMeta from './CreateStudentAccountScreen.stories.tsx'
import {
  addReceipt,
  completeDraft,
  goToCourses,
  withinGroup,
  heading,
  paidCourse,
  textbox,
} from './registrationStoryActions.ts'
import { newCourse } from './registration.schema.ts'

const { typical } = examples.listCourses[200]
const [first, second] = typical.course
const { settings } = examples.getSettings[200].typical

const meta = {
  ...screenMeta,
  title: 'Screens/Public/Create student account/Courses',
  args: { ...screenMeta.args, draft: completeDraft },
} satisfies Meta<typeof CreateStudentAccountScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves D20.2
export const TouchedBlockIsWhole: Story = {
  tags: ['axe'],
  args: { draft: { ...completeDraft, courses: [{ ...newCourse(), course_id: String(first!.id) }] } },
  play: async (context) => {
    const { canvas, args } = context
    await goToCourses(context)
    await clickButton(context, 'Submit')
    await expect(await canvas.findByText('Please check 4 fields.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Course 1, Time 1: From is required' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Course 1: Receipt is required' })).toBeVisible()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

/** Submitting without courses asks for confirmation like Skip, and can be cancelled to choose one. */
export const UntouchedSubmitAsks: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    await goToCourses(context)
    await clickButton(context, 'Submit')
    const question = await screen.findByRole('alertdialog', { name: 'Register without courses?' })
    await expect(question).toHaveTextContent('You haven’t chosen a course.')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expect(args.onRegister).not.toHaveBeenCalled()
    await clickButton(context, 'Submit')
    const again = await screen.findByRole('alertdialog', { name: 'Register without courses?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Register without courses' }))
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ courses: [] })))
  },
}

/** After a rejected skip, submitting asks again. */
export const AsksAgainAfterARefusedSkip: Story = {
  tags: ['axe'],
  args: { onRegister: rejectSubmit('Something went wrong. Please try again.') },
  play: async (context) => {
    const { canvas, args } = context
    await goToCourses(context)
    await clickButton(context, 'Skip')
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
    await clickButton(context, 'Submit')
    await expect(await screen.findByRole('alertdialog', { name: 'Register without courses?' })).toBeVisible()
    await expect(args.onRegister).toHaveBeenCalledTimes(1)
  },
}

// proves 1§2.studentAccount.14
export const UntouchedBlockCountsAsNone: Story = {
  args: { draft: { ...completeDraft, courses: [paidCourse(first!)] } },
  play: async (context) => {
    const { canvas, args } = context
    await goToCourses(context)
    await addReceipt(context)
    await clickButton(context, 'Add Another Course')
    await expect(canvas.queryByRole('button', { name: 'Remove Course 1' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Course 2' })).toBeVisible()
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    const [[sent]] = (args.onRegister as ReturnType<typeof fn>).mock.calls as [[{ courses: unknown[] }]]
    await expect(sent.courses).toHaveLength(1)
  },
}

/** Total of all courses, also in the payer’s currency. */
// proves X121
export const InAnotherCurrency: Story = {
  decorators: [withDisplayCurrency('PKR')],
  args: { draft: { ...completeDraft, courses: [paidCourse(first!), paidCourse(second!)] } },
  parameters: { school: { ...settings, rates: settings.rates.slice(0, 1) } },
  play: async (context) => {
    await goToCourses(context)
    const summary = context.canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/Total\$\d+.*≈about Rs\s?[\d,]+\s?at the 3 Nov 2026 rate\s?$/)
  },
}

// proves 1§2.studentAccount.13
export const OneTimeAlwaysRemains: Story = {
  args: { draft: completeDraft },
  play: async (context) => {
    const { canvas } = context
    await goToCourses(context)
    await expect(canvas.queryByRole('button', { name: /^Remove Time/ })).toBeNull()
    await clickButton(context, 'Add another time')
    await expect(canvas.getAllByRole('button', { name: /^Remove Time/ })).toHaveLength(2)
    await clickButton(context, 'Remove Time 2')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove Time/ })).toBeNull())
    await expect(canvas.getAllByRole('group', { name: /^From/ })).toHaveLength(1)
  },
}

export const EachCourseOnce: Story = {
  args: { draft: { ...completeDraft, courses: [paidCourse(first!), paidCourse(second!)] } },
  play: async (context) => {
    await goToCourses(context)
    await context.userEvent.click(
      withinGroup(context, 'Course 2').getByRole('button', { name: new RegExp(second!.name) }),
    )
    const option = await screen.findByRole('option', { name: new RegExp(first!.name) })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(option).toHaveTextContent('Already chosen')
    await context.userEvent.keyboard('{Escape}')
  },
}

// proves 1§2.studentAccount.1, 1§2.studentAccount.2, 1§2.studentAccount.3, 1§2.studentAccount.4
// proves 1§2.studentAccount.15, 1§2.studentAccount.16
export const CancelKeepsEverything: Story = {
  args: { draft: { ...completeDraft, courses: [paidCourse(first!)] } },
  play: async (context) => {
    const { canvas } = context
    await goToCourses(context)
    await addReceipt(context)
    await clickButton(context, 'Cancel')
    await waitFor(() => expect(heading(context, 'Create Student Account')).toHaveFocus())
    await expect(textbox(context, /^Password/)).toHaveValue('open sesame')
    await clickButton(context, 'Select')
    await expect(await canvas.findByRole('img', { name: 'Preview of receipt-1.png' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
  },
}

// proves D20.2
export const Skips: Story = {
  args: { draft: completeDraft },
  play: async (context) => {
    await goToCourses(context)
    await clickButton(context, 'Skip')
    await waitFor(() => expect(context.args.onRegister).toHaveBeenCalledTimes(1))
    await expect(context.args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ courses: [] }))
  },
}

// proves D20.2
export const SkippingAsksFirst: Story = {
  args: { draft: { ...completeDraft, courses: [{ ...newCourse(), course_id: String(first!.id) }] } },
  play: async (context) => {
    const { args, userEvent } = context
    await goToCourses(context)
    await clickButton(context, 'Skip')
    const question = await screen.findByRole('alertdialog', { name: 'Register without courses?' })
    await expect(args.onRegister).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Register without courses' }))
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ courses: [] })))
  },
}

const four = ['08:00', '11:30', '16:00', '23:00'].map((from, index) => ({
  from,
  to: `${(index + 1) * 2}:30`,
  days: [],
}))

// proves 1§2.studentAccount.10, 1§2.studentAccount.11, 1§2.studentAccount.12
export const FiveCourses: Story = {
  tags: ['slow'],
  args: { draft: { ...completeDraft, courses: typical.course.slice(0, 5).map((course) => paidCourse(course, four)) } },
  play: async (context) => {
    await goToCourses(context)
    await expect(context.canvas.getAllByRole('group', { name: /^Time \d$/ })).toHaveLength(40)
  },
}

// proves X73
export const Phone: Story = {
  args: { draft: { ...completeDraft, courses: [paidCourse(first!)] } },
  parameters: { school: settings },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await goToCourses(context)
    await expectPaymentFitsPhone(context)
  },
}

const monthly = { ...first!, price: 45, pricing: 'monthly' as const }

/** Without an account the discount of a code is unknown, so the total says that it excludes the code. */
// proves X74, X98
export const MonthlyWithACode: Story = {
  args: {
    courses: ready([monthly, { ...second!, price: 20, pricing: 'once' }]),
    draft: { ...completeDraft, courses: [paidCourse(monthly), paidCourse(second!)] },
  },
  parameters: { school: settings },
  play: async (context) => {
    await goToCourses(context)
    await expect(withinGroup(context, 'Course 1').getByText('a month')).toBeVisible()
    const summary = context.canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/For monthly courses, this is the first month.*Total\$65$/)
    await expect(summary).not.toHaveTextContent(
      /Before your discount code\. The school applies it when reviewing your payment/,
    )
    await context.userEvent.type(
      withinGroup(context, 'Course 1').getByRole('textbox', { name: /^Discount code/ }),
      'SIBLINGS',
    )
    await waitFor(() =>
      expect(summary).toHaveTextContent(
        /Before your discount code\. The school applies it when reviewing your payment/,
      ),
    )
  },
}
