import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumberField } from './NumberField.tsx'

const meta = {
  component: NumberField,
  title: 'Components/Fields/NumberField',
  tags: ['autodocs'],
  args: { label: 'Price', onChange: fn(), minValue: 0 },
} satisfies Meta<typeof NumberField>
export default meta

type Story = StoryObj<typeof meta>

export const Money: Story = {
  tags: ['axe'],
  args: { formatOptions: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.type(field, '45')
    await userEvent.tab()
    await expect(field).toHaveValue('$45.00')
    await expect(args.onChange).toHaveBeenLastCalledWith(45)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** A rate: the input is part of an equation, and the label stays its accessible name. */
export const InAnEquation: Story = {
  args: { label: 'Rate', equation: ['1 USD =', 'PKR'], formatOptions: { maximumFractionDigits: 8 } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rate' })
    await expect(canvas.getByText('1 USD =')).toBeVisible()
    await userEvent.type(field, '0.00271')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(0.00271)
    await expect(field).toHaveValue('0.00271')
  },
}

export const Invalid: Story = { tags: ['axe'], args: { errorMessage: 'Price must be a number of 0 or more' } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Price',
    defaultValue: 45,
    formatOptions: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
  },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Price in dollars (without the dollar sign)', defaultValue: 45 },
}
