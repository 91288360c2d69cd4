import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PeriodFields } from './PeriodFields.tsx'

const meta = {
  component: PeriodFields,
  title: 'Components/PeriodFields',
  tags: ['autodocs'],
  args: { period: { from: '2026-01-01', until: '2026-03-24' }, onPeriod: fn() },
} satisfies Meta<typeof PeriodFields>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible()
  },
}

export const Turned: Story = {
  tags: ['axe'],
  args: { period: { from: '2026-03-24', until: '2026-01-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The period ends before it begins.')).toBeVisible()
  },
}

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^year, From/ }))
    await userEvent.keyboard('202')
    await expect(args.onPeriod).not.toHaveBeenCalled()
    await userEvent.keyboard('5')
    await expect(args.onPeriod).toHaveBeenCalledTimes(1)
    await expect(args.onPeriod).toHaveBeenCalledWith({ from: '2025-01-01', until: '2026-03-24' })
  },
}
