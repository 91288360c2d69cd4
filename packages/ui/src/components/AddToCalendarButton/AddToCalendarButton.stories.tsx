import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { AddToCalendarButton } from './AddToCalendarButton.tsx'

const meta = {
  component: AddToCalendarButton,
  title: 'Components/Actions/AddToCalendarButton',
  tags: ['autodocs'],
  args: { name: 'Tajweed: Monday', getFile: async () => 'BEGIN:VCALENDAR' },
} satisfies Meta<typeof AddToCalendarButton>
export default meta

type Story = StoryObj<typeof meta>

export const Saves: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const saved: HTMLAnchorElement[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this)
    })
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar: Tajweed: Monday' }))
      await waitFor(() => expect(saved.map(({ download }) => download)).toEqual(['Tajweed Monday.ics']))
    } finally {
      click.mockRestore()
    }
  },
}

export const Fails: Story = {
  args: { getFile: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t create the file.')
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { name: 'Tajweed, Monday group' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { name: 'class' },
  render: (args) => (
    <>
      <AddToCalendarButton {...args} />
      <AddToCalendarButton {...args} />
    </>
  ),
}
