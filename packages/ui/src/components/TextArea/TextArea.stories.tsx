import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  title: 'Components/Fields/TextArea',
  tags: ['autodocs'],
  args: { label: 'Description', onChange: fn() },
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Letters{Enter}Rules')
    await expect(args.onChange).toHaveBeenLastCalledWith('Letters\nRules')
  },
}

export const Invalid: Story = { tags: ['axe'], args: { errorMessage: 'Description is required' } }
export const LongText: Story = { args: { defaultValue: 'A description that goes on. '.repeat(80) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Note for the teacher', description: 'Only the teacher and the office can read it.' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    label: 'Describe',
    rows: 1,
    defaultValue: 'Zaynab has finished the first ten pages and should repeat page seven.',
  },
}
