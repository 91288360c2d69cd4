import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { getChildTone } from '#lib/people/childTone.ts'
import { Avatar } from './Avatar.tsx'
import { Inline } from '../Inline/Inline.tsx'

const meta = {
  component: Avatar,
  title: 'Components/Content/Avatar',
  tags: ['autodocs'],
  args: { name: 'Salma Farooq' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.shell.6, 1§2.shell.7, 1§2.shell.8
export const Initials: Story = {
  tags: ['axe'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-initials="SF"]')).toBeVisible()
  },
}

export const Large: Story = { args: { isLarge: true } }

export const Urdu: Story = { args: { name: 'محمد عثمان' } }

// proves 1§2.shell.6, 1§2.shell.7, 1§2.shell.8
export const BrokenPicture: Story = {
  args: { url: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-initials="SF"]')).toBeVisible())
  },
}

/** Each child of a family has a colour. */
export const Tones: Story = {
  render: () => (
    <Inline gap="small">
      {['Zaynab', 'Usman', 'Maryam', 'Ibrahim', 'Fatima', 'Yusuf'].map((name, index) => (
        <Inline key={name} gap="small">
          <Avatar name={name} tone={getChildTone(index)} /> {name}
        </Inline>
      ))}
    </Inline>
  ),
}

export const Do: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Inline gap="small">
      <Avatar {...args} /> Salma Farooq
    </Inline>
  ),
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <Inline gap="small">
      <Avatar name="Salma Farooq" /> <Avatar name="Samir Faruqi" />
    </Inline>
  ),
}
