import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormColumn } from '#layouts/Page/Page.tsx'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { PushRemindersCard } from './ReminderSettingsScreen.tsx'

const meta = {
  component: PushRemindersCard,
  title: 'Screens/Shared/Reminders on a device',
  decorators: [
    (Story) => (
      <FormColumn>
        <Story />
      </FormColumn>
    ),
  ],
  args: { isOn: false, onChange: acceptSubmit() },
} satisfies Meta<typeof PushRemindersCard>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Notifications on this device' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const On: Story = {
  args: { isOn: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Notifications on this device' }))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

export const Refused: Story = {
  args: { onChange: rejectSubmit('Notifications are blocked.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Notifications are blocked.')
  },
}
