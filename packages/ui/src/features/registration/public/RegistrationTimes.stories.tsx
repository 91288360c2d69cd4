import { examples } from '@maktab/contract/examples'
import type { Course } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type fn, screen, waitFor, within } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { ready } from '#remote.ts'
import { getWeekdayCheckbox } from '#testing/fillField.ts'
import type { RegistrationScreen } from './RegistrationScreen.tsx'
import type { RegistrationDraft } from './registration.schema.ts'
import screenMeta from './RegistrationScreen.stories.tsx'
import {
  addReceipt,
  completeDraft,
  fillText,
  heading,
  withinGroup,
  goToContact,
  goToTimes,
  requestedCourse,
} from './registrationStoryActions.ts'

const { typical } = examples.listCourses[200]
const [first, second] = typical.course
const { settings } = examples.getSettings[200].typical

const meta = { ...screenMeta, title: 'Screens/Public/Register/Times' } satisfies Meta<typeof RegistrationScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The course of the first step isn’t asked again. */
export const Typical: Story = {
  tags: ['axe'],
  args: { draft: completeDraft },
  play: async (context) => {
    await goToTimes(context)
    const course = withinGroup(context, first!.name)
    await expect(course.queryByRole('button', { name: /^Choose one|Course/ })).toBeNull()
    await expect(course.getAllByRole('group', { name: /^From/ })).toHaveLength(1)
  },
}

/** Blocks have no frame and no label until there is a second one; typed times stay. */
export const AnotherCourse: Story = {
  args: { draft: { ...completeDraft, courses: [requestedCourse(first!)] } },
  play: async (context) => {
    await goToTimes(context)
    const label = () => withinGroup(context, first!.name).getAllByText('Time 1')[0]!.getBoundingClientRect().width
    await expect(label()).toBeLessThan(2)
    await clickButton(context, 'Add another time')
    await waitFor(() => expect(label()).toBeGreaterThan(2))
    await clickButton(context, 'Add Another Course')
    await waitFor(() =>
      expect(withinGroup(context, 'Course 2').getByRole('button', { name: /Choose one/ })).toHaveFocus(),
    )
    const [hour] = withinGroup(context, first!.name).getAllByRole('spinbutton')
    await expect(hour).toHaveAttribute('aria-valuenow', '16')
  },
}

/** Families who have paid already send their receipt as before. */
export const PaidAlready: Story = {
  tags: ['slow'],
  args: { draft: { ...completeDraft, courses: [requestedCourse(first!)] } },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await goToTimes(context)
    await clickButton(context, 'I’ve already paid')
    await expect(await canvas.findByRole('heading', { name: 'How to pay' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Choose (image|file)/ })).toHaveFocus())
    await clickButton(context, 'Continue: contact details')
    await expect(await canvas.findByText('Receipt is required')).toBeVisible()
    await expect(canvas.getByText('Payment method is required')).toBeVisible()
    await addReceipt(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }))
    await goToContact(context)
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    const [[sent]] = (args.onRegister as ReturnType<typeof fn>).mock.calls as [[RegistrationDraft]]
    const billing = sent.courses?.[0]?.billing
    await expect(billing?.payment_method).toBe('PayPal')
    await expect(billing?.receipt_image).toBeInstanceOf(File)
  },
}

/** Amount and reference are at the account, as in the payment of a course. */
export const PaymentAtTheAccount: Story = {
  args: { draft: { ...completeDraft, has_paid: true, courses: [requestedCourse(first!)] } },
  parameters: { school: settings },
  play: async (context) => {
    const { canvas } = context
    await goToTimes(context)
    const account = within(canvas.getAllByText('Example Bank')[0]!.closest('li')!)
    await expect(account.getByText('Amount').nextSibling).toHaveTextContent('$45')
    await expect(account.getByText('Reference').nextSibling).toHaveTextContent(/^R-/)
    await expect(canvas.queryByText(/^Add this reference/)).toBeNull()
  },
}

/** Changing one’s mind hides the payment and sends none. */
export const PaysLaterAfterAll: Story = {
  tags: ['slow'],
  args: { draft: { ...completeDraft, has_paid: true, courses: [requestedCourse(first!)] } },
  play: async (context) => {
    const { canvas, args } = context
    await goToTimes(context)
    await clickButton(context, 'Pay later')
    await expect(canvas.queryByRole('heading', { name: 'How to pay' })).toBeNull()
    await goToContact(context)
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    const [[sent]] = (args.onRegister as ReturnType<typeof fn>).mock.calls as [[{ courses: object[] }]]
    await expect(Object.keys(sent.courses[0]!)).toEqual(['course_id', 'course_name', 'timings'])
  },
}

/** A free course never speaks of payment. */
export const FreeCourse: Story = {
  args: { courses: ready<Course[]>([{ ...second!, price: 0 }]), courseId: second!.id, draft: completeDraft },
  play: async (context) => {
    await goToTimes(context)
    await expect(context.canvas.queryByText(/paid|pay|receipt|approval|review/i)).toBeNull()
  },
}

/** Times are entered in the visitor’s time zone, shown also in school time, and sent in it. */
export const InOnesOwnTime: Story = {
  args: { draft: { ...completeDraft, courses: [requestedCourse(first!)] } },
  parameters: { school: { ...settings, timeZone: 'Asia/Karachi', viewerZone: 'Europe/London' } },
  play: async (context) => {
    const { canvas, args } = context
    await goToTimes(context)
    await expect(await canvas.findByText(/Your time \(London\)$/)).toBeVisible()
    await expect(canvas.getByText('21:00 – 22:30').parentElement).toHaveTextContent('21:00 – 22:30 in Karachi')
    await goToContact(context)
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    const [[sent]] = (args.onRegister as ReturnType<typeof fn>).mock.calls as [[RegistrationDraft]]
    await expect(sent.courses?.[0]?.timings).toEqual([{ from: '21:00', to: '22:30', days: [1, 3] }])
  },
}

/** The times that were wished for a trial lesson are filled in. */
export const AfterTrial: Story = {
  args: {
    known: {
      name: 'Zoya Iqbal',
      contact_number: '+44 20 5550142',
      preferred_language: 'english',
      wishes: [{ at: '2026-11-24T11:00:00Z', minutes: 30 }],
    },
  },
  play: async (context) => {
    await goToTimes(context)
    const [hour] = withinGroup(context, /^From/).getAllByRole('spinbutton')
    await expect(hour).toHaveAttribute('aria-valuenow', '16')
    await expect(getWeekdayCheckbox(context.canvas, 2)).toBeChecked()
  },
}

/** Without a course, one can be chosen beside the times or later. */
export const WithoutACourse: Story = {
  args: { courseId: undefined, draft: completeDraft },
  play: async (context) => {
    const { canvas, userEvent } = context
    await goToTimes(context)
    await userEvent.click(withinGroup(context, 'Course 1').getByRole('button', { name: /Choose one/ }))
    await userEvent.click(await screen.findByRole('option', { name: first!.name }))
    await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(first!.name) })).toHaveFocus())
    await clickButton(context, 'Choose a course later')
    const question = await screen.findByRole('alertdialog', { name: 'Register without courses?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Register without courses' }))
    await waitFor(() => expect(heading(context, 'Contact and account')).toHaveFocus())
  },
}
