import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  component: RadioGroup,
  title: 'Components/Fields/RadioGroup',
  tags: ['autodocs'],
  args: {
    label: 'Languages',
    items: [
      { id: 'urdu', label: 'Urdu' },
      { id: 'english', label: 'English' },
      { id: 'arabic', label: 'Arabic' },
    ],
    value: null as string | null,
    onChange: fn(),
  },
  render: renderControlled(RadioGroup),
} satisfies Meta<typeof RadioGroup>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Languages' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('english')
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { errorMessage: 'Languages is required', description: 'The one that lessons are held in', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription(/Languages is required/)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'urdu' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio', { name: 'Urdu' })).toBeChecked()
  },
}

export const OneThatCannotBeChosen: Story = {
  args: {
    items: [
      { id: 'jazzcash', label: 'JazzCash', disabledReason: 'Not set up at this school.' },
      { id: 'bank', label: 'Bank transfer' },
    ],
    label: 'Payment method',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /JazzCash/ })).toBeDisabled()
    await expect(canvas.getByText('Not set up at this school.')).toBeVisible()
  },
}

export const WithNotes: Story = {
  args: {
    label: 'Access',
    orientation: 'vertical',
    value: 'payments',
    items: [
      { id: 'payments', label: 'Payments', note: 'Payments, fees and discounts' },
      { id: 'everything', label: 'Everything', note: 'All of it, and settings' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Payments/ })).toBeChecked()
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.closest('label')!.getBoundingClientRect())
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom)
    await expect(canvas.getByText('All of it, and settings')).toBeVisible()
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: 'urdu' } }

export const LongText: Story = {
  args: {
    label: 'Which of these languages would you rather have the lessons held in, if there were a choice?',
    items: [
      { id: '1', label: 'A choice that explains itself at some length before it comes to the point '.repeat(3) },
      { id: '2', label: 'ہفتے میں تین دن، مغرب کی نماز کے بعد، جب گھر کے سب لوگ فارغ ہوں '.repeat(3) },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Way of paying',
    value: 'bank',
    items: [
      { id: 'bank', label: 'Bank transfer' },
      { id: 'card', label: 'Card' },
      { id: 'wallet', label: 'Mobile wallet' },
    ],
  },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Agreement', value: 'yes', items: [{ id: 'yes', label: 'I have read the policies' }] },
}
