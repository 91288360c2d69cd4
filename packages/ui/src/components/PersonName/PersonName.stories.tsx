import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PersonName } from './PersonName.tsx'

const meta = {
  component: PersonName,
  title: 'Components/Content/PersonName',
  args: { code: 'STD-001', name: 'Zaynab Malik' },
} satisfies Meta<typeof PersonName>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = { tags: ['axe'] }

export const NameUnknown: Story = { args: { name: null } }

export const LongText: Story = {
  args: {
    code: `STD-${'0'.repeat(36)}`,
    name: 'Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore',
  },
}

/** Name and code align with the page's start edge in any script. */
export const RightToLeft: Story = {
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    const [code, name] = [canvas.getByText('STD-001'), canvas.getByText('Zaynab Malik')]
    await expect(Math.round(code.getBoundingClientRect().right)).toBe(Math.round(name.getBoundingClientRect().right))
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <span>STD-001 Zaynab Malik</span>,
}
