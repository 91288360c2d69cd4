import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import page from './StudentScreen.stories.tsx'
import { StudentScreen } from './StudentScreen.tsx'

const { typical, longText } = examples.listDiscounts[200]
const first = typical.discounts.find(({ student }) => student?.id === 1)
const ended = { ...first!, id: 20, name: 'Last year', endedAt: '2025-06-01T08:00:00.000Z', note: null }

const meta = {
  ...page,
  component: StudentScreen,
  title: 'Screens/Admin/Student/Discounts',
  parameters: { now: new Date('2026-04-20T09:00:00Z') },
  args: { ...page.args, tab: 'discounts', discounts: ready([first!, ended]) },
} satisfies Meta<typeof StudentScreen>
export default meta

type Story = StoryObj<typeof meta>

const panel = (canvas: Pick<typeof screen, 'getByRole'>) =>
  within(canvas.getByRole('tabpanel', { name: 'Scholarships' }))

// proves X141
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const own = panel(canvas)
    await expect(own.getByRole('link', { name: 'Create discount' })).toHaveAttribute(
      'href',
      '/admin/discounts?discount=new&student=1',
    )
    await expect(own.getByRole('link', { name: 'Edit Scholarship' })).toHaveAttribute(
      'href',
      '/admin/discounts?discount=2&student=1',
    )
    await expect(own.getAllByText('50%')[0]).toBeVisible()
    await expect(own.getByText('Ended')).toBeVisible()
    await expect(own.queryByRole('button', { name: 'End Last year' })).toBeNull()
    await userEvent.click(own.getByRole('button', { name: 'End Scholarship' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End discount?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await waitFor(() => expect(args.onEndDiscount).toHaveBeenCalledWith(2))
  },
}

/** Ending the last discount removes the list. */
export const LastEnded: Story = {
  render: function WithServer(args) {
    const [isEnded, setIsEnded] = useState(false)
    return (
      <StudentScreen
        {...args}
        discounts={ready(isEnded ? [] : [first!])}
        onEndDiscount={async () => {
          const outcome = await args.onEndDiscount()
          setIsEnded(true)
          return outcome
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(panel(canvas).getByRole('button', { name: 'End Scholarship' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await expect(await panel(canvas).findByText('No scholarships yet.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Scholarships' })).toHaveFocus())
  },
}

// proves X141
export const Empty: Story = {
  args: { discounts: ready([]) },
  play: async ({ canvas }) => {
    await expect(panel(canvas).getByText('No scholarships yet.')).toBeVisible()
    await expect(panel(canvas).getByRole('link', { name: 'Create discount' })).toBeVisible()
  },
}

/** The backend has no discounts. */
export const NotOffered: Story = {
  args: { discounts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: 'Scholarships' })).toBeNull()
  },
}

export const Loading: Story = { args: { discounts: loading } }
export const Failed: Story = { args: { discounts: failed('Something went wrong', () => undefined) } }
export const LongText: Story = { args: { discounts: ready(longText.discounts) } }
