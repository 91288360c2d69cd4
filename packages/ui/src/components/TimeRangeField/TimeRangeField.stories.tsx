import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { TimeRangeField } from './TimeRangeField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'

const meta = {
  component: TimeRangeField,
  title: 'Components/Fields/TimeRangeField',
  tags: ['autodocs'],
  args: {
    label: 'Class time',
    from: { value: '16:00', onChange: fn() },
    to: { value: '17:00', onChange: fn() },
  },
  render: function Typed(args) {
    const [from, setFrom] = useState(args.from.value)
    const [to, setTo] = useState(args.to.value)
    return (
      <TimeRangeField
        {...args}
        from={{ ...args.from, value: from, onChange: setFrom }}
        to={{ ...args.to, value: to, onChange: setTo }}
      />
    )
  },
} satisfies Meta<typeof TimeRangeField>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Class time' }))
    await expect(group.getByRole('group', { name: 'From' })).toHaveTextContent('16:00')
    await expect(group.getByRole('group', { name: 'To' })).toHaveTextContent('17:00')
    await expect(canvas.queryByText('+1 day')).toBeNull()
  },
}

/** An end before the start is on the next day, which is also in the field's accessible description. */
// proves D29.3
export const Overnight: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('group', { name: 'To' })).getByRole('spinbutton', { name: /^hour/ }))
    await userEvent.keyboard('0030')
    await expect(await canvas.findByText('+1 day')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'To' })).toHaveAccessibleDescription(/\+1 day/))
  },
}

const blank = { from: { value: '', onChange: fn() }, to: { value: '', onChange: fn() } }
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const getHour = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('group', { name })).getByRole('spinbutton', { name: /^hour/ })

/** Typing eight digits fills both fields without another key. */
export const GoesOn: Story = {
  args: blank,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getHour(canvas, 'From'))
    await userEvent.keyboard('1605')
    await waitFor(() => expect(getHour(canvas, 'To')).toHaveFocus())
    await userEvent.keyboard('1730')
    await expect(canvas.getByRole('group', { name: 'From' })).toHaveTextContent('16:05')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'To' })).toHaveTextContent('17:30'))
  },
}

/** A 7 completes the minutes, while a 1 may be followed by another digit. */
export const GoesOnAfterOneDigit: Story = {
  args: blank,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getHour(canvas, 'From'))
    await userEvent.keyboard('161')
    await expect(getHour(canvas, 'To')).not.toHaveFocus()
    await userEvent.keyboard('{Backspace}7')
    await waitFor(() => expect(getHour(canvas, 'To')).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'From' })).toHaveTextContent('16:07')
  },
}

/** If there is an end already, editing the start keeps the focus. */
export const StaysWhereThereIsAnEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getHour(canvas, 'From'))
    await userEvent.keyboard('1530')
    await expect(canvas.getByRole('group', { name: 'From' })).toHaveTextContent('15:30')
    await expect(canvas.getByRole('group', { name: 'From' })).toContainElement(document.activeElement as HTMLElement)
  },
}

/** The end can be chosen by duration. */
export const UsualLengths: Story = {
  args: { from: { value: '23:15', onChange: fn() }, to: blank.to },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usual times: To' }))
    const menu = within(await screen.findByRole('menu', { name: 'Usual times: To' }))
    const suggestions = menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    await expect(suggestions).toEqual([
      '23:4530 minutes',
      '00:0045 minutes',
      '00:1560 minutes',
      '00:4590 minutes',
      '01:15120 minutes',
    ])
    await userEvent.click(menu.getByRole('menuitemradio', { name: /^00:15/ }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'To' })).toHaveTextContent('00:15'))
    await expect(canvas.getByText('+1 day')).toBeVisible()
  },
}

export const Empty: Story = {
  args: {
    isRequired: true,
    description: 'School time',
    from: { value: '', onChange: fn() },
    to: { value: '', onChange: fn() },
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Class time' })
    await expect(group).toHaveAccessibleDescription('School time')
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: {
    from: { value: '', onChange: fn(), errorMessage: 'From is required' },
    to: { value: '16:00', onChange: fn(), errorMessage: 'Start and end can’t be the same' },
  },
}

/** For groups whose legend already says it. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Class time' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const LongText: Story = {
  args: {
    label: 'The time at which the class meets on every day of the week but one '.repeat(3),
    from: { value: '', onChange: fn(), errorMessage: 'An error that explains itself at length. '.repeat(4) },
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Class time', from: { value: '22:30', onChange: fn() }, to: { value: '00:15', onChange: fn() } },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <>
      <TimeField label="Start" value="22:30" onChange={fn()} />
      <TimeField label="End" value="00:15" errorMessage="The end is before the start" onChange={fn()} />
    </>
  ),
}
