import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asPart } from '#testing/officePart.tsx'
import { desktopViewport } from '#testing/viewports.ts'
import page from './EventMembersScreen.stories.tsx'
import { EventMembersScreen } from './EventMembersScreen.tsx'

const meta = {
  ...page,
  component: EventMembersScreen,
  title: 'Screens/Admin/Event members/Parts of the office',
} satisfies Meta<typeof EventMembersScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Payments: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  decorators: [asPart('payments')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^See billing details: / }).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: /^(?:Join|Leave): / })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Edit / })).toBeNull()
  },
}

export const Teaching: Story = {
  globals: desktopViewport,
  decorators: [asPart('teaching')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^(?:Join|Leave): / }).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('link', { name: /^See billing details: / })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Review \d+ payment/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Edit / })).toBeVisible()
  },
}
