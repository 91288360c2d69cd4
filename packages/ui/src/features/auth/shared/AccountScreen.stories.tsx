import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { AccountScreen } from './AccountScreen.tsx'

const { admin, siblings, longText } = examples.getCurrentUser[200]
const refused = examples.changeOwnPassword[422].invalid

const meta = {
  component: AccountScreen,
  title: 'Screens/Shared/Name and password',
  args: { user: ready(admin.user), onChangeName: acceptSubmit(), onChangePassword: acceptSubmit() },
} satisfies Meta<typeof AccountScreen>
export default meta

type Story = StoryObj<typeof meta>

type StoryContext = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function fillPasswords(
  { canvas, userEvent }: StoryContext,
  current: string,
  next: string,
  repeated = next,
): Promise<void> {
  await fillField(userEvent, canvas.getByLabelText(/^Current password/), current)
  await fillField(userEvent, canvas.getByLabelText(/^New password/), next)
  await fillField(userEvent, canvas.getByLabelText(/^Re-enter password/), repeated)
}

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await fillPasswords({ canvas, userEvent }, 'open sesame', 'a better one')
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }))
    await waitFor(() =>
      expect(args.onChangePassword).toHaveBeenCalledWith({ password: 'open sesame', newPassword: 'a better one' }),
    )
    await waitFor(() => expect(canvas.getByLabelText(/^Current password/)).toHaveValue(''))
  },
}

export const ChangeName: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const section = within(canvas.getByRole('region', { name: 'Name' }))
    await fillField(userEvent, section.getByRole('textbox', { name: 'Name' }), 'Salma F.')
    await userEvent.click(section.getByRole('button', { name: 'Update name' }))
    await waitFor(() => expect(args.onChangeName).toHaveBeenCalledWith('Salma F.'))
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await fillPasswords({ canvas, userEvent }, 'open sesame', 'short', 'other')
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^New password/)).toHaveAccessibleDescription(/at least 8 characters/),
    )
    await expect(args.onChangePassword).not.toHaveBeenCalled()
  },
}

/** The server compares the current password. */
export const WrongPassword: Story = {
  args: { onChangePassword: rejectSubmit(refused.message, refused.error) },
  play: async ({ canvas, userEvent }) => {
    await fillPasswords({ canvas, userEvent }, 'a wrong one', 'a better one')
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }))
    const field = canvas.getByLabelText(/^Current password/)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This isn’t your current password\./))
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('a better one')
  },
}

export const Family: Story = {
  args: { user: ready(siblings.user) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All children of your account share this password.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'The name of the child whose pages are open.',
    )
  },
}

export const Loading: Story = { args: { user: loading } }

export const Failed: Story = { args: { user: failed('Something went wrong', fn()) } }

export const LongText: Story = { args: { user: ready(longText.user) } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
