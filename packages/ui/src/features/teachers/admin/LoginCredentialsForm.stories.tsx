import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { LoginCredentialsForm } from './LoginCredentialsForm.tsx'

const lists = examples.listTeachers[200]
const pending = lists.pending.teachers.find(({ name }) => name === 'Yasmin Dupont')!
const active = lists.typical.teachers[0]!
const passwords = ['Wp7-Kd2-Zq9-Tm4', 'Bx3-Rn8-Ls5-Gv6']

const meta = {
  component: LoginCredentialsForm,
  title: 'Screens/Admin/Teacher/Login credentials',
  args: {
    teacher: pending,
    suggestedCode: 'TCH-010',
    onAssignCredentials: acceptSubmit(),
    onCancel: fn(),
    onDone: fn(),
    generatePassword: fn(() => passwords[0]!),
    copyText: fn(async () => true),
  },
  beforeEach: ({ args }) => {
    args.generatePassword = fn<() => string>().mockReturnValueOnce(passwords[0]!).mockReturnValue(passwords[1]!)
  },
} satisfies Meta<typeof LoginCredentialsForm>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.teachers.14, 1§2.teachers.15
export const Assigning: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: /^Teacher ID/ })).toHaveValue('TCH-010')
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue(pending.name)
    await userEvent.type(canvas.getByLabelText(/^Password/), 'open sesame')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(args.onAssignCredentials).toHaveBeenCalledWith({
      id: 'TCH-010',
      name: pending.name,
      email: pending.email,
      password: 'open sesame',
      teacherID: pending.id,
      isEdit: false,
      version: pending.version,
    })
  },
}

// proves 1§2.teachers.14, 1§2.teachers.15
export const Editing: Story = {
  args: { teacher: active },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: /^Teacher ID/ })).toHaveValue('TCH-001')
    await expect(canvas.getByText('Leave blank to keep the current password.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), ' Khan')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(args.onAssignCredentials).toHaveBeenCalledWith({
        id: 'TCH-001',
        name: 'Amina Yusuf Khan',
        email: active.email,
        teacherID: 1,
        isEdit: true,
        version: 1,
      }),
    )
  },
}

/** Generates another password on request; the applied one is submitted and shown once after saving. */
export const GeneratedPassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate password' }))
    await expect(canvas.getByText(passwords[0]!)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Generate another' }))
    await expect(canvas.queryByText(passwords[0]!)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this password' }))
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue(passwords[1])
    await expect(canvas.queryByText(passwords[1]!)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await expect(await canvas.findByText(passwords[1]!)).toBeVisible()
    await expect(args.onAssignCredentials).toHaveBeenCalledWith(expect.objectContaining({ password: passwords[1] }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy password' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(args.copyText).toHaveBeenCalledWith(passwords[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const CopiedBeforeSaving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy password' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
  },
}

export const CopyingRefused: Story = {
  args: { copyText: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy password' }))
    await expect(await canvas.findByText('Couldn’t copy. Select the text and copy it.')).toBeVisible()
  },
}

export const GeneratedInPrivate: Story = {
  decorators: [
    (Form) => (
      <PrivacyProvider isOn>
        <Form />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate password' }))
    await expect(canvas.getByRole('img', { name: 'Hidden in privacy mode' })).toBeVisible()
    await expect(canvas.queryByText(passwords[0]!)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy password' }))
    await expect(args.copyText).toHaveBeenCalledWith(passwords[0])
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Teacher ID/ }))
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Name/ }))
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Email/ }))
    await userEvent.type(canvas.getByLabelText(/^Password/), 'short')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    const errors = ['Teacher ID is required', 'Name is required', 'Email is required']
    for (const error of [...errors, 'Password must have at least 8 characters']) {
      await waitFor(() => expect(canvas.getAllByText(error).at(-1)).toBeVisible())
    }
    await expect(args.onAssignCredentials).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Teacher ID/ })).toHaveFocus())
  },
}

export const CodeTaken: Story = {
  args: {
    onAssignCredentials: rejectSubmit('', examples.assignTeacherCredentials[422].codeTaken.error),
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Password/)
    await userEvent.type(password, 'open sesame')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    const code = canvas.getByRole('textbox', { name: /^Teacher ID/ })
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This teacher ID is taken\./))
    await expect(password).toHaveValue('open sesame')
  },
}

export const LongText: Story = { args: { teacher: lists.longText.teachers[0]! } }
