import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { PeriodFields } from '../DatePicker/DatePicker.tsx'

const meta = {
  component: PeriodFields,
  title: 'Components/Fields/PeriodFields',
  tags: ['autodocs'],
  args: { period: { from: '2026-01-01', until: '2026-03-24' }, onPeriodChange: fn() },
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
    await expect(canvas.getByText('The end date can’t be before the start date.')).toBeVisible()
  },
}

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^year, From/ }))
    await userEvent.keyboard('202')
    await expect(args.onPeriodChange).not.toHaveBeenCalled()
    await userEvent.keyboard('5')
    await expect(args.onPeriodChange).toHaveBeenCalledTimes(1)
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ from: '2025-01-01', until: '2026-03-24' })
  },
}

/** If the school's date becomes known later, the fields show the updated period. */
export const ZoneKnownLater: Story = {
  render: function LaterKnown(args) {
    const [period, onPeriod] = useState(args.period)
    return (
      <>
        <Button onPress={() => onPeriod({ ...period, until: '2026-03-25' })}>The zone arrives</Button>
        <PeriodFields period={period} onPeriodChange={onPeriod} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const day = () => canvas.getByRole('spinbutton', { name: /^day, To/ })
    await expect(day()).toHaveAttribute('aria-valuenow', '24')
    await userEvent.click(canvas.getByRole('button', { name: 'The zone arrives' }))
    await waitFor(() => expect(day()).toHaveAttribute('aria-valuenow', '25'))
    await userEvent.click(day())
    await userEvent.keyboard('12')
    await waitFor(() => expect(day()).toHaveAttribute('aria-valuenow', '12'))
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { period: { from: '2026-11-01', until: '2026-11-30' } },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { period: { from: '', until: '' } },
}
