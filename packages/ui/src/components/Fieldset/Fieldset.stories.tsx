import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { Fieldset } from './Fieldset.tsx'

const meta = {
  component: Fieldset,
  title: 'Components/Fields/Fieldset',
  tags: ['autodocs'],
  argTypes: { children: { control: false }, actions: { control: false } },
  args: {
    legend: 'Guardian',
    description: 'Whom the school may call.',
    children: <TextField label="Name" />,
  },
} satisfies Meta<typeof Fieldset>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Guardian' })
    await expect(group).toHaveAccessibleDescription('Whom the school may call.')
  },
}

export const Nested: Story = {
  args: {
    legend: 'Course 2',
    isFramed: true,
    children: (
      <Fieldset legend="Time 1" isFramed>
        <TextField label="From" />
      </Fieldset>
    ),
  },
}

/** The legend still names the group. */
export const LegendHidden: Story = {
  args: { isLegendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Guardian' })).toBeVisible()
    await expect(canvas.getByText('Guardian').getBoundingClientRect().width).toBeLessThan(2)
  },
}

export const LongText: Story = { args: { legend: 'A legend that takes its time '.repeat(8) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { legend: 'Guardian details', children: <TextField label="Guardian details: name of the guardian" /> },
}
