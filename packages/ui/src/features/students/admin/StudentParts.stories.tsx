import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ready } from '#remote.ts'
import { asPart } from '#testing/officePart.tsx'
import page from './StudentScreen.stories.tsx'
import { StudentScreen } from './StudentScreen.tsx'

const meta = {
  ...page,
  component: StudentScreen,
  title: 'Screens/Admin/Student/Parts of the office',
} satisfies Meta<typeof StudentScreen>
export default meta

type Story = StoryObj<typeof meta>

const namesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

export const Payments: Story = {
  tags: ['axe'],
  decorators: [asPart('payments')],
  args: { discounts: ready(examples.listDiscounts[200].typical.discounts) },
  play: async ({ canvas }) => {
    const names = namesOf(canvas.getAllByRole('tab'))
    for (const name of ['Student Details', 'Billing', 'Scholarships']) await expect(names).toContain(name)
    for (const name of ['Assign ID', 'Class Timings', 'Reports', 'Attendance', 'Notes']) {
      await expect(names).not.toContain(name)
    }
    await expect(canvas.queryByRole('button', { name: /^(Delete|Erase)/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Allot a teacher' })).toBeNull()
  },
}

/** The address of a tab of another part opens the details. */
export const HiddenTab: Story = {
  decorators: [asPart('payments')],
  args: { tab: 'notes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Student Details' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Teaching: Story = {
  decorators: [asPart('teaching')],
  play: async ({ canvas }) => {
    const names = namesOf(canvas.getAllByRole('tab'))
    for (const name of ['Student Details', 'Class Timings', 'Assign ID', 'Reports']) {
      await expect(names).toContain(name)
    }
    for (const name of ['Billing', 'Scholarships']) await expect(names).not.toContain(name)
    await expect(canvas.getByRole('link', { name: 'Allot a teacher' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Erase' })).toBeNull()
  },
}
