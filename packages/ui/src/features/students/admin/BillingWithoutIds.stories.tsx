import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import page from './StudentBilling.stories.tsx'
import { StudentBilling } from './StudentBilling.tsx'

/** A backend without extensions: bills have no ids, and there are no statements. */
const meta = {
  ...page,
  component: StudentBilling,
  title: 'Screens/Admin/Student/Billing/Without IDs',
  args: {
    ...page.args,
    purchases: examples.listStudentBillingDetails[200].typical.data
      .filter(({ receipt }) => receipt)
      .map(({ receipt, paymentMethod, paymentStatus, course }) => ({ receipt, paymentMethod, paymentStatus, course })),
  },
} satisfies Meta<typeof StudentBilling>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.students.8
export const ReviewOpensTheRightBill: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    for (const { receipt, course } of args.purchases) {
      await userEvent.click(canvas.getByRole('button', { name: `Review ${course.name}` }))
      const dialog = await screen.findByRole('dialog')
      await expect(dialog.querySelector('img')).toHaveAttribute('src', receipt)
      await expect(within(dialog).queryByRole('button', { name: 'Approve' })).toBeNull()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

/** Deciding and printing require ids. */
// proves D16.3
export const NothingElseOffered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Print receipts' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Statement' })).toBeNull()
    await expect(canvas.queryByText(/to review/)).toBeNull()
  },
}
