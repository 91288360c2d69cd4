import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import type { RegistrationScreen } from './RegistrationScreen.tsx'
import type { CheckEmail } from './SignInFields.tsx'
import screenMeta from './RegistrationScreen.stories.tsx'
import {
  completeDraft,
  fillText,
  heading,
  textbox,
  goToContact,
  goToTimes,
  requestedCourse,
} from './registrationStoryActions.ts'

const [first] = examples.listCourses[200].typical.course
const { emailTaken, invalid } = examples.registerStudent[422]

const meta = {
  ...screenMeta,
  title: 'Screens/Public/Register/Contact',
  args: { ...screenMeta.args, draft: { ...completeDraft, courses: [requestedCourse(first!)] } },
} satisfies Meta<typeof RegistrationScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function openContact(context: Play): Promise<void> {
  await goToTimes(context)
  await goToContact(context)
}

const isTaken = fn<CheckEmail>(async () => true)

/** A taken e-mail is reported when the field loses the focus, with the offer to add the child. */
// proves D301.2, X164
export const EmailTaken: Story = {
  tags: ['axe'],
  args: { onCheckEmail: isTaken },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await openContact(context)
    await userEvent.click(textbox(context, /^Email/))
    await userEvent.tab()
    await expect(
      await canvas.findByText(/^Adding another child\? Use this email’s password to add them to your account\./),
    ).toBeVisible()
    await expect(textbox(context, /^Email/)).toHaveAccessibleDescription(emailTaken.error.email[0]!)
    await expect(isTaken).toHaveBeenCalledWith(completeDraft.email)
    await expect(args.onRegister).not.toHaveBeenCalled()
    await clickButton(context, 'Add this child')
    await waitFor(() => expect(textbox(context, /^Password/)).toHaveFocus())
    await expect(textbox(context, /^Password/)).toHaveAttribute('autocomplete', 'current-password')
    await expect(textbox(context, /^Email/)).not.toHaveAttribute('aria-invalid', 'true')
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    await expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ joins_account: true }))
  },
}

/** A school without shared accounts reports only that the e-mail is taken. */
// proves D301.2
export const EmailTakenWithoutSharing: Story = {
  args: { onCheckEmail: isTaken, joinsAccounts: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    await openContact(context)
    await userEvent.click(textbox(context, /^Email/))
    await userEvent.tab()
    await waitFor(() => expect(textbox(context, /^Email/)).toHaveAccessibleDescription(emailTaken.error.email[0]!))
    await expect(canvas.queryByRole('button', { name: 'Add this child' })).toBeNull()
    await fillText(context, /^Email/, 'x')
    await expect(textbox(context, /^Email/)).not.toHaveAttribute('aria-invalid', 'true')
  },
}

/** If the check fails, the server reports a taken e-mail after sending, and nothing typed is lost. */
// proves X3
export const EmailTakenAfterSending: Story = {
  args: { onCheckEmail: fn<CheckEmail>(async () => undefined), onRegister: rejectSubmit('', emailTaken.error) },
  play: async (context) => {
    const { canvas } = context
    await openContact(context)
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await waitFor(() => expect(textbox(context, /^Email/)).toHaveFocus())
    await expect(textbox(context, /^Password/)).toHaveValue('open sesame')
    await expect(canvas.getByRole('button', { name: 'Add this child' })).toBeVisible()
    await expect(canvas.queryByText(/For your security, enter your password again/)).toBeNull()
  },
}

/** A server error in an earlier step goes back to it. */
// proves X3
export const ErrorsInEarlierSteps: Story = {
  args: {
    onRegister: rejectSubmit('', {
      'courses[0].timings[0].to': invalid.error['courses[0].timings[1].to'],
      guardian_name: invalid.error.guardian_name,
    }),
  },
  play: async (context) => {
    await openContact(context)
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await waitFor(() => expect(heading(context, 'Choose times')).toBeVisible())
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-field]')).toHaveAttribute('data-field', 'courses[0].timings[0].to'),
    )
  },
}

/** The alternate number is asked only on request. */
export const AnotherNumber: Story = {
  play: async (context) => {
    const { canvas } = context
    await openContact(context)
    await expect(canvas.queryByLabelText(/^Alternate contact number/)).toBeNull()
    await clickButton(context, 'Add another number')
    await waitFor(() => expect(textbox(context, /^Alternate contact number/)).toHaveFocus())
    await fillText(context, /^Alternate contact number/, '123')
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await waitFor(() => expect(textbox(context, /^Alternate contact number/)).toHaveFocus())
  },
}

/** Browsers can fill in everything. */
export const Autocomplete: Story = {
  play: async (context) => {
    const { canvasElement } = context
    await expect(textbox(context, /^Name/)).toHaveAttribute('autocomplete', 'name')
    await expect(canvasElement.querySelector('input[autocomplete="bday"]')).not.toBeNull()
    await openContact(context)
    const expected = [
      [/^Guardian name/, 'section-guardian name'],
      [/^Contact number/, 'tel'],
      [/^Email/, 'email'],
      [/^Password/, 'new-password'],
    ] as const
    for (const [name, token] of expected) await expect(textbox(context, name)).toHaveAttribute('autocomplete', token)
  },
}

export const NoNetwork: Story = {
  args: { onRegister: rejectSubmit('Can’t connect. Check your internet connection and try again.') },
  play: async (context) => {
    const { canvas, args } = context
    await openContact(context)
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Can’t connect.')
    await clickButton(context, 'Create account')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(2))
  },
}

export const Sending: Story = {
  args: { onRegister: neverSettle() },
  play: async (context) => {
    const { canvas, args } = context
    await openContact(context)
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Create account')
    await clickButton(context, 'Submitting...')
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
    await expect(args.onRegister).toHaveBeenCalledTimes(1)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await openContact(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
