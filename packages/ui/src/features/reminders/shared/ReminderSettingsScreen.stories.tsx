import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { ReminderSettingsScreen } from './ReminderSettingsScreen.tsx'

const { typical, quiet, off } = examples.getReminders[200]
const { feed } = examples.getCalendarFeed[200].typical

const meta = {
  component: ReminderSettingsScreen,
  title: 'Screens/Shared/Calendar and reminders',
  args: {
    feed: ready(feed),
    newPath: undefined,
    host: 'maktab.test',
    onCreateFeed: acceptSubmit(),
    onCloseFeed: acceptSubmit(),
    reminders: ready(typical),
    onSaveReminders: acceptSubmit(),
    onTestReminder: acceptSubmit(),
  },
} satisfies Meta<typeof ReminderSettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Readers abroad who haven’t chosen a time zone find their own filled in. */
export const OwnZoneFilledIn: Story = {
  args: { reminders: ready(off) },
  parameters: { school: { viewerZone: 'Europe/London' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: /^Your time zone/ })).toHaveValue('Europe/London · GMT+0')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveReminders).toHaveBeenCalledWith({ ...off.reminders, timeZone: 'Europe/London' }),
    )
  },
}

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Calendar and reminders' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '1 hour before a lesson' }))
    const ends = within(canvas.getAllByRole('group', { name: 'Quiet hours' })[0]!).getAllByRole('spinbutton')
    await userEvent.click(ends[0]!)
    await userEvent.keyboard('22000700')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveReminders).toHaveBeenCalledWith({
        ...typical.reminders,
        hourBefore: false,
        quietFrom: '22:00',
        quietTo: '07:00',
      }),
    )
  },
}

export const Quiet: Story = {
  args: { reminders: ready(quiet) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear quiet hours' }))
    const [first] = within(canvas.getAllByRole('group', { name: 'Quiet hours' })[0]!).getAllByRole('spinbutton')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Your time zone' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveReminders).toHaveBeenCalledWith({
        ...quiet.reminders,
        quietFrom: null,
        quietTo: null,
        timeZone: null,
      }),
    )
  },
}

export const Off: Story = {
  args: { reminders: ready(off) },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
  },
}

const { digest: _digest, ...ofATeacher } = typical.reminders

export const WithoutDigest: Story = {
  args: { reminders: ready({ ...typical, reminders: ofATeacher }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3)
  },
}

export const Loading: Story = { args: { feed: loading, reminders: loading } }

export const Failed: Story = {
  args: { feed: failed('Something went wrong', fn()), reminders: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  },
}

export const NotOffered: Story = {
  args: { feed: undefined, reminders: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not available yet' })).toBeVisible()
  },
}

export const RemindersOnly: Story = {
  args: { feed: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Your lessons in your calendar' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Email reminders' })).toBeVisible()
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  args: { reminders: ready(quiet) },
  play: async ({ canvas, userEvent, args }) => {
    const ends = within(canvas.getAllByRole('group', { name: 'Quiet hours' })[0]!).getAllByRole('spinbutton')
    for (const part of ends.slice(2)) {
      await userEvent.click(part)
      await userEvent.keyboard('{Backspace}{Backspace}')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getAllByText(/Enter both times, or leave both blank/).length).toBeGreaterThan(0))
    await expect(args.onSaveReminders).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: { onSaveReminders: rejectSubmit('', examples.saveReminders[422].invalid.error) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Your time zone/ })).toHaveAccessibleDescription(
        /We don’t recognize this time zone/,
      ),
    )
  },
}

export const TestUnderWay: Story = {
  args: { onTestReminder: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test email' }))
    const button = await canvas.findByRole('button', { name: 'Sending…' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onTestReminder).toHaveBeenCalledOnce()
  },
}

export const CloseQuestion: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off link' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn off link?' }))
    await expect(args.onCloseFeed).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Turn off link' }))
    await waitFor(() => expect(args.onCloseFeed).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const LongText: Story = {
  args: {
    reminders: ready({ ...quiet, email: `${'a.very.long.name.of.somebody.'.repeat(6)}@maktab.test` }),
    host: `${'a-school-of-a-long-name.'.repeat(5)}test`,
    newPath: examples.createCalendarFeed[200].typical.path,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
}
