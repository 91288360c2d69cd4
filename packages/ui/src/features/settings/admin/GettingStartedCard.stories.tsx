import { examples } from '@maktab/contract/examples'
import type { GettingStartedStep } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GettingStartedCard } from './GettingStartedCard.tsx'

const { typical, newSchool, empty } = examples.getSchoolStatus[200]
const hrefs = Object.fromEntries(typical.gettingStarted.done.map((step) => [step, `#${step}`])) as Record<
  GettingStartedStep,
  string
>

const meta = {
  component: GettingStartedCard,
  title: 'Screens/Admin/Dashboard/Getting started',
  args: { done: newSchool.gettingStarted.done, hrefs, onHide: fn() },
} satisfies Meta<typeof GettingStartedCard>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('5 steps left')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send a test email' })).toHaveAttribute('href', '#mail')
    await expect(canvas.queryByRole('link', { name: 'Name your school' })).toBeNull()
    await expect(canvas.getAllByText('Done')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this list' }))
    await expect(args.onHide).toHaveBeenCalled()
  },
}

export const Empty: Story = {
  args: { done: empty.gettingStarted.done },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
  },
}

export const AllDone: Story = {
  args: { done: typical.gettingStarted.done },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Getting started')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
