import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { type SubmitResult, done, submitError } from '#submitResult.ts'
import type { CreateStudentAccountScreen } from './CreateStudentAccountScreen.tsx'
import screenMeta from './CreateStudentAccountScreen.stories.tsx'
import { addReceipt, fillText, completeDraft, goToCourses, paidCourse, textbox } from './registrationStoryActions.ts'
import type { RegistrationDraft } from './registration.schema.ts'

const { typical, longText } = examples.listCourses[200]
const [first] = typical.course
const { emailTaken, otherPassword } = examples.registerStudent[422]

type Register = (sent: RegistrationDraft) => Promise<SubmitResult>

/** The server already has a guardian with the e-mail and this password. */
const knows = (password: string) =>
  fn<Register>(async (sent) => {
    if (!sent.joins_account) return submitError('', emailTaken.error)
    return sent.password === password ? done : submitError('', otherPassword.error)
  })

const meta = {
  ...screenMeta,
  title: 'Screens/Public/Create student account/Joining an account',
  args: {
    ...screenMeta.args,
    draft: { ...completeDraft, courses: [paidCourse(first!)] },
    onRegister: knows('open sesame'),
    joinsAccounts: true,
  },
} satisfies Meta<typeof CreateStudentAccountScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const offer = ({ canvas }: Play) =>
  canvas.queryByText(/^Adding another child\? Use this email’s password to add them to your account\./)

/** Submits the form with a taken e-mail. */
async function send(context: Play): Promise<void> {
  await goToCourses(context)
  await addReceipt(context)
  await clickButton(context, 'Submit')
  await waitFor(() => expect(textbox(context, /^Email/)).toHaveFocus())
}

// proves X164
export const Offered: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(offer(context)).toBeNull()
    await send(context)
    await expect(textbox(context, /^Email/)).toHaveAccessibleDescription(emailTaken.error.email[0]!)
    await expect(offer(context)).toBeVisible()
    // The button follows the field in tab order.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add this child' })).toHaveFocus()
  },
}

// proves X164
export const Joined: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await send(context)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const password = () => textbox(context, /^Password/)
    await waitFor(() => expect(password()).toHaveFocus())
    await expect(offer(context)).toBeNull()
    await expect(canvas.getByText(/^Your child gets their own page\. You’ll sign in as usual\./)).toBeVisible()
    await expect(textbox(context, /^Email/)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(password()).toHaveAccessibleDescription('The password you sign in with')
    await expect(password()).toHaveAttribute('autocomplete', 'current-password')
    await expect(textbox(context, /^Name/)).toHaveValue('Zaynab Malik')
    await clickButton(context, 'Select')
    await expect(await canvas.findByRole('img', { name: 'Preview of receipt-1.png' })).toBeVisible()
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(2))
    await expect(args.onRegister).toHaveBeenLastCalledWith(
      expect.objectContaining({ email: completeDraft.email, password: 'open sesame', joins_account: true }),
    )
  },
}

// proves X164
export const OtherPassword: Story = {
  tags: ['slow'],
  args: { onRegister: knows('the guardian’s own') },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await send(context)
    await clickButton(context, 'Add this child')
    await clickButton(context, 'Select')
    await clickButton(context, 'Submit')
    const password = () => textbox(context, /^Password/)
    await waitFor(() => expect(password()).toHaveFocus())
    await expect(password()).toHaveAccessibleDescription(new RegExp(otherPassword.error.password[0]!))
    await expect(offer(context)).toBeNull()
    await userEvent.clear(password())
    await fillText(context, /^Password/, 'the guardian’s own')
    await clickButton(context, 'Select')
    await expect(await canvas.findByRole('img', { name: 'Preview of receipt-1.png' })).toBeVisible()
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(3))
  },
}

/** Changing the e-mail creates a new account again. */
export const OtherEmail: Story = {
  tags: ['slow'],
  play: async (context) => {
    const { args } = context
    await send(context)
    await clickButton(context, 'Add this child')
    await fillText(context, /^Email/, 'x')
    await expect(textbox(context, /^Password/)).toHaveAccessibleDescription('At least 8 characters')
    await clickButton(context, 'Select')
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(2))
    await expect(args.onRegister).not.toHaveBeenLastCalledWith(expect.objectContaining({ joins_account: true }))
  },
}

/** A signed-in guardian fills in only the fields that differ for the next child. */
// proves X164
export const AnotherChild: Story = {
  args: {
    draft: undefined,
    guardian: { email: completeDraft.email, guardian_name: 'Imran Malik', contact_number: '+92 300 1234567' },
  },
  play: async (context) => {
    const { canvas } = context
    await expect(textbox(context, /^Guardian name/)).toHaveValue('Imran Malik')
    await expect(textbox(context, /^Contact number/)).toHaveValue('+92 300 1234567')
    await expect(textbox(context, /^Signature/)).toHaveValue('Imran Malik')
    await expect(textbox(context, /^Email/)).toHaveValue(completeDraft.email)
    await expect(textbox(context, /^Name/)).toHaveValue('')
    await expect(canvas.queryByText('Already have an account?')).toBeNull()
  },
}

/** Errors other than a taken e-mail don’t offer joining. */
export const OtherFault: Story = {
  args: { onRegister: fn<Register>(async () => submitError('', { name: ['This is no name.'] })) },
  play: async (context) => {
    await goToCourses(context)
    await addReceipt(context)
    await clickButton(context, 'Submit')
    await waitFor(() => expect(textbox(context, /^Name/)).toHaveFocus())
    await expect(offer(context)).toBeNull()
  },
}

export const LongText: Story = {
  tags: ['slow'],
  args: { draft: { ...completeDraft, name: longText.course[0]!.name, courses: [paidCourse(first!)] } },
  play: async (context) => {
    await send(context)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
