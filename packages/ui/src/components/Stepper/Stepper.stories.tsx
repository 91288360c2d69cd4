import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import { Stepper } from './Stepper.tsx'

const meta = {
  component: Stepper,
  title: 'Components/Structure/Stepper',
  tags: ['autodocs'],
  args: { steps: ['Your details', 'Courses and times'], current: 1 },
} satisfies Meta<typeof Stepper>
export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(second).not.toHaveAttribute('aria-current')
  },
}

export const Second: Story = {
  globals: desktopViewport,
  args: { current: 2 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Your details (done)')
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 1 of 2: Your details')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const LongText: Story = {
  args: { steps: ['Everything about you that a school has to know', 'Courses, times and receipts', 'One last look'] },
}

export const Do: Story = { tags: ['!autodocs'] }

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { steps: ['Step 1: tell us everything about you', 'Step 2: choose your courses and times'] },
}
