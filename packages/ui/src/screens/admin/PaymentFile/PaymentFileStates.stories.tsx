import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading } from '#remote.ts'
import { PaymentFile } from './PaymentFile.tsx'
import page from './PaymentFile.stories.tsx'

/** While its facts are on the way, don’t come, or aren’t told. */
const meta = {
  ...page,
  component: PaymentFile,
  title: 'Screens/Admin/PaymentFile/States',
  args: { ...page.args, facts: loading, instead: <p>What the list tells</p>, decision: <p>The two answers</p> },
} satisfies Meta<typeof PaymentFile>
export default meta

type Story = StoryObj<typeof meta>

// proves X90
export const StillComing: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the list tells')).toBeVisible()
    await expect(canvas.queryByText('The two answers')).toBeNull()
  },
}

// proves X90
export const NotTold: Story = {
  args: { facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the list tells')).toBeVisible()
    await expect(canvas.getByText('The two answers')).toBeVisible()
  },
}

export const NotRead: Story = {
  args: { facts: failed('Something went wrong', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The two answers')).toBeVisible()
    await expect(canvas.getByText(/^This receipt wasn’t compared/)).toBeVisible()
    await expect(canvas.getByText('What the list tells')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.facts?.state === 'failed' && args.facts.retry).toHaveBeenCalledTimes(1)
  },
}
