import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  component: CheckboxGroup,
  title: 'Components/Fields/CheckboxGroup',
  tags: ['autodocs'],
  args: {
    label: 'Languages',
    items: [
      { id: 'urdu', label: 'Urdu' },
      { id: 'english', label: 'English' },
      { id: 'arabic', label: 'Arabic' },
    ],
    value: [] as string[],
    onChange: fn(),
  },
  render: renderControlled(CheckboxGroup),
} satisfies Meta<typeof CheckboxGroup>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Languages' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['urdu', 'english'])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['urdu'])
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { errorMessage: 'Languages: choose at least one', description: 'All that you speak well', isRequired: true },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('checkbox', { name: 'Urdu' })
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/choose at least one/)
  },
}

export const Stacked: Story = {
  args: { isStacked: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox').map((box) => box.closest('label')!.getBoundingClientRect())
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: ['urdu'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'English' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: ['urdu'] } }

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
  args: { value: ['urdu'] },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    value: ['none'],
    items: [
      { id: 'none', label: 'None of these' },
      { id: 'urdu', label: 'Urdu' },
      { id: 'english', label: 'English' },
    ],
  },
}
