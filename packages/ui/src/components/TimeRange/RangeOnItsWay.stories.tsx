import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { slowLine } from '#testing/slowLine.tsx'
import { TimeRange } from './TimeRange.tsx'

const line = slowLine()

/** What the two times are typed into has not come yet, and somebody types already. */
const meta = {
  component: TimeRange,
  title: 'Components/TimeRange/Range on its way',
  decorators: line.decorator,
  beforeEach: () => line.holdBack(),
  args: {
    label: 'Class time',
    from: { value: '', onChange: fn() },
    to: { value: '', onChange: fn() },
  },
  render: function Typed(args) {
    const [from, setFrom] = useState(args.from.value)
    const [to, setTo] = useState(args.to.value)
    return (
      <TimeRange
        {...args}
        from={{ ...args.from, value: from, onChange: setFrom }}
        to={{ ...args.to, value: to, onChange: setTo }}
      />
    )
  },
} satisfies Meta<typeof TimeRange>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const end = (canvas: Canvas, name: string) => canvas.getByRole('group', { name })
const partsOf = (canvas: Canvas, name: string) => within(end(canvas, name)).getAllByRole('spinbutton')

/** Eight digits are a whole range here, too. */
export const GoesOn: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('16051730')
    await expect(end(canvas, 'From')).toHaveTextContent('16:05')
    await expect(end(canvas, 'To')).toHaveTextContent('17:30')
    await line.letCome()
    await waitFor(() => expect(partsOf(canvas, 'From')).toHaveLength(2))
    await expect(partsOf(canvas, 'To')[1]).toHaveFocus()
    await expect(end(canvas, 'From')).toHaveTextContent('16:05')
    await expect(end(canvas, 'To')).toHaveTextContent('17:30')
  },
}

/** Wherever in the eight digits it comes, none is lost. */
export const ComesAmidTheDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('160')
    await line.letCome()
    await waitFor(() => expect(partsOf(canvas, 'From')[1]).toHaveFocus())
    await userEvent.keyboard('5')
    await waitFor(() => expect(partsOf(canvas, 'To')[0]).toHaveFocus())
    await userEvent.keyboard('1730')
    await expect(end(canvas, 'From')).toHaveTextContent('16:05')
    await waitFor(() => expect(end(canvas, 'To')).toHaveTextContent('17:30'))
  },
}

/** A browser draws between two who hear the same digit, here too. */
export const DrawsAmidTheDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    end(canvas, 'From').addEventListener('beforeinput', () => flushSync(() => undefined))
    await userEvent.keyboard('1905')
    await expect(end(canvas, 'From')).toHaveTextContent('19:05')
    await userEvent.keyboard('2030')
    await expect(end(canvas, 'To')).toHaveTextContent('20:30')
  },
}

/** Whoever corrects a beginning stays at it. */
export const StaysWhereThereIsAnEnd: Story = {
  args: { to: { value: '17:00', onChange: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('1530')
    await expect(end(canvas, 'From')).toHaveTextContent('15:30')
    await expect(partsOf(canvas, 'From')[0]).toHaveFocus()
  },
}

/** An end before the beginning says so at once. */
export const Overnight: Story = {
  args: { from: { value: '23:00', onChange: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(partsOf(canvas, 'To')[0]!)
    await userEvent.keyboard('0030')
    await expect(await canvas.findByText('+1 day')).toBeVisible()
    await waitFor(() => expect(end(canvas, 'To')).toHaveAccessibleDescription(/\+1 day/))
  },
}
