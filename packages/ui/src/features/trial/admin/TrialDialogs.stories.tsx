import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { TrialDialogs } from './TrialDialogs.tsx'

const { trials } = examples.listTrials[200].typical
const { typical, empty, longText } = examples.suggestTrialTeachers[200]
const { conflict } = examples.arrangeTrial[422]
const [requested, , arranged, past] = trials

const meta = {
  component: TrialDialogs,
  title: 'Screens/Admin/Trial lessons/Dialogs',
  args: {
    open: { trial: requested!, task: 'arrange' },
    suggestions: ready(typical),
    onArrange: acceptSubmit(),
    onDecline: acceptSubmit(),
    onNoteOutcome: acceptSubmit(),
    getAddress: (path) => `https://school.example${path}`,
    copyText: fn(async () => true),
    onClose: fn(),
  },
} satisfies Meta<typeof TrialDialogs>
export default meta

type Story = StoryObj<typeof meta>

/** Waits for the message, whose language loads first. */
const expectMessage = (dialog: ReturnType<typeof within>, text: string) =>
  waitFor(() => expect((dialog.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement).value).toContain(text))

const findDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** The first free teacher at the first time is proposed, so one press arranges the lesson. */
export const Arrange: Story = {
  tags: ['axe'],
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Arrange a trial lesson for Zoya Iqbal')
    await expect(dialog.getByRole('combobox', { name: 'Teacher' })).toHaveValue('Amina Yusuf')
    await userEvent.click(dialog.getByRole('button', { name: 'Arrange' }))
    await waitFor(() =>
      expect(args.onArrange).toHaveBeenCalledWith({
        id: 1,
        version: 1,
        teacherId: 1,
        day: '2026-11-26',
        from: '16:00',
        minutes: 30,
      }),
    )
    const done = await findDialog('Tell the family')
    await expectMessage(done, 'Amina Yusuf')
    await userEvent.click(done.getByRole('button', { name: 'Done' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** Another time offers other teachers. */
export const SecondTime: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog(/Zoya Iqbal/)
    await userEvent.click(dialog.getAllByRole('radio')[1]!)
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Teacher' })).toHaveValue('فاطمة الزهراء'))
    await userEvent.click(dialog.getByRole('button', { name: 'Arrange' }))
    await waitFor(() =>
      expect(args.onArrange).toHaveBeenCalledWith(expect.objectContaining({ teacherId: 7, from: '10:00' })),
    )
  },
}

export const NobodyFree: Story = {
  args: { suggestions: ready(empty) },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog(/Zoya Iqbal/)
    await expect(dialog.getByRole('radio', { name: 'Another time' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Arrange' }))
    await expect((await dialog.findAllByText(/is required/))[0]).toBeVisible()
    await expect(args.onArrange).not.toHaveBeenCalled()
  },
}

/** Someone else gave the teacher a class in the meantime. */
export const Conflict: Story = {
  args: { onArrange: rejectSubmit(conflict.message, conflict.error) },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog(/Zoya Iqbal/)
    await userEvent.click(dialog.getByRole('button', { name: 'Arrange' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Arrange anyway' }))
    await waitFor(() => expect(args.onArrange).toHaveBeenLastCalledWith(expect.objectContaining({ goOn: true })))
  },
}

/** Saving without a change keeps the time. */
export const Change: Story = {
  args: { open: { trial: arranged!, task: 'arrange' } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog(/Elif Demir/)
    await userEvent.click(dialog.getByRole('button', { name: 'Arrange' }))
    await waitFor(() =>
      expect(args.onArrange).toHaveBeenCalledWith(
        expect.objectContaining({ day: '2026-11-19', from: '16:00', minutes: 30 }),
      ),
    )
  },
}

export const Loading: Story = { args: { suggestions: loading } }

export const Failed: Story = { args: { suggestions: failed('Something went wrong', fn()) } }

export const NotAvailable: Story = { args: { suggestions: undefined } }

export const LongText: Story = { args: { suggestions: ready(longText) } }

export const Decline: Story = {
  tags: ['axe'],
  args: { open: { trial: requested!, task: 'decline' } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Reject trial lesson?')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await expect((await dialog.findAllByText('Reason is required'))[0]).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'All our teachers are fully booked.')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(args.onDecline).toHaveBeenCalledWith(requested, 'All our teachers are fully booked.'))
    const done = await findDialog('Tell the family')
    await expectMessage(done, 'fully booked')
  },
}

export const CallOff: Story = { args: { open: { trial: arranged!, task: 'decline' } } }

export const Message: Story = {
  args: { open: { trial: arranged!, task: 'message' } },
  play: async () => {
    const dialog = await findDialog('Message the family')
    await expectMessage(dialog, 'https://meet.example.com/trial-3')
  },
}

/** In the language in which the family asked. */
export const MessageInTheirLanguage: Story = {
  args: { open: { trial: trials[1]!, task: 'message' } },
}

export const Outcome: Story = {
  args: { open: { trial: past!, task: 'held' } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Took place?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onNoteOutcome).toHaveBeenCalledWith(past, true, ''))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
