import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PageTitle } from './PageTitle.tsx'

const meta = {
  component: PageTitle,
  title: 'Components/Structure/PageTitle',
  tags: ['autodocs'],
  args: { children: 'Courses' },
} satisfies Meta<typeof PageTitle>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Courses · Maktab'))
  },
}

export const WithSubject: Story = {
  args: { children: 'Attendance', subject: 'Monday group' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Attendance/ })).toHaveTextContent('Monday group')
    await waitFor(() => expect(document.title).toBe('Attendance · Monday group · Maktab'))
  },
}

export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Do: Story = { tags: ['!autodocs'], args: { children: 'Attendance', subject: 'Monday group' } }

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { children: 'Here you can take the attendance of all students of your Monday group' },
}
