import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailProblemNotice } from './MailProblemNotice.tsx'

const { typical, empty, mailFailing } = examples.getSchoolStatus[200]

const meta = {
  component: MailProblemNotice,
  title: 'Screens/Admin/Dashboard/Email problems',
  parameters: { now: new Date('2026-11-21T09:00:00Z') },
  args: { mail: mailFailing.mail, systemHref: '/admin/system' },
} satisfies Meta<typeof MailProblemNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Failing: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^25 emails couldn’t be sent yet\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See details' })).toHaveAttribute('href', '/admin/system')
  },
}

export const NotSetUp: Story = { args: { mail: empty.mail } }

export const GivenUp: Story = {
  args: { mail: { ...typical.mail, lastGivenUp: '2026-11-20T21:30:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^At least one email was given up/)).toBeVisible()
  },
}

export const NoProblem: Story = {
  args: { mail: typical.mail },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
