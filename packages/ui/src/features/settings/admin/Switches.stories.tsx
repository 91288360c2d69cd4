import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { formatWeekday } from '#lib/time/weekdays.ts'
import { ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings/Switches',
  args: {
    settings: ready(examples.getSettings[200].typical.settings),
    section: 'payments',
    getSectionHref: (id) => `#${id}`,
    onSaveSettings: acceptSubmit(),
    onSaveLogo: acceptSubmit(),
    onSaveFrontPicture: acceptSubmit(),
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const ConfirmingEmails: Story = {
  tags: ['axe'],
  args: { section: 'emails', sendsMails: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ask people to confirm their email' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(expect.objectContaining({ confirmsEmails: true })),
    )
  },
}

export const WithoutMailServer: Story = {
  args: { section: 'emails', sendsMails: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Email isn’t set up yet\. Ask your system administrator to add an email server/),
    ).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Ask people to confirm their email' })).toBeNull()
  },
}

// proves X77
export const AcceptsPdfReceipts: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Also accept PDF receipts' })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(expect.objectContaining({ acceptsPdfReceipts: true })),
    )
  },
}

export const GreetsWithSalam: Story = {
  args: { section: 'emails' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Hello' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Assalamu alaikum' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(expect.objectContaining({ emailGreeting: 'salam' })),
    )
  },
}

export const OffersTrialLessons: Story = {
  args: { section: 'frontPage' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Offer a free trial lesson' })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(expect.objectContaining({ offersTrials: false })),
    )
  },
}

export const WeekFromSunday: Story = {
  globals: { language: 'en' },
  args: { section: 'school' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /First day of the week/ }))
    await userEvent.click(await screen.findByRole('option', { name: formatWeekday(7, 'en-GB', 'long') }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ weekStart: 7, teachersMayMessage: false }),
      ),
    )
  },
}

export const TeachersMayContactGuardians: Story = {
  args: { section: 'school' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: /guardians$/ })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(expect.objectContaining({ teachersMayMessage: true })),
    )
  },
}

export const RuleForExcuses: Story = {
  args: { section: 'school' },
  play: async ({ canvas, userEvent, args }) => {
    const rule = canvas.getByRole('textbox', { name: /^If a student can’t come/ })
    await userEvent.clear(rule)
    await userEvent.type(rule, 'Tell us an hour before.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ excuseRule: 'Tell us an hour before.' }),
      ),
    )
  },
}
