import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { TrialLessons } from './TrialLessons.tsx'

const { trials } = examples.listTrials[200].ofTeacher
const past = trials.find(({ name }) => name === 'سلمان الحربي')!

const meta = {
  component: TrialLessons,
  title: 'Screens/Teacher/Dashboard/Trial lessons',
  args: { trials, onNoteOutcome: acceptSubmit() },
} satisfies Meta<typeof TrialLessons>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /Join/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Trial lesson of ${past.name} took place` }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Took place?' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note for the office' }), 'Knows the letters.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onNoteOutcome).toHaveBeenCalledWith(past, true, 'Knows the letters.'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Dialog: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Trial lesson of ${past.name} didn’t take place` }))
    await expect(await screen.findByRole('alertdialog', { name: 'Didn’t take place?' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { onNoteOutcome: rejectSubmit('You can record the outcome once the lesson has started.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Trial lesson of ${past.name} took place` }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await expect(await within(dialog).findByText(/once the lesson has started/)).toBeVisible()
  },
}

/** In the timetable, only those of the shown week. */
export const OfOneDay: Story = {
  args: { days: ['2026-11-17'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const ReaderElsewhere: Story = {
  parameters: { school: { viewerZone: 'Asia/Karachi' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/21:00/)[0]).toBeVisible()
  },
}

export const Empty: Story = {
  args: { trials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    trials: examples.listTrials[200].longText.trials.map((trial) => ({ ...trial, status: 'arranged' as const })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
