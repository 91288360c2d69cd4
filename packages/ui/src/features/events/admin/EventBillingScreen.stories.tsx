import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, mapRemote, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { EventBillingScreen } from './EventBillingScreen.tsx'

const details = examples.getEventBilling[200]
const members = examples.listEventMembers[200].typical.event
const longMembers = examples.listEventMembers[200].longText.event
const event = examples.listEvents[200].typical.event[1]
const [zaynab] = members
const usman = members.find(({ payment_status: status }) => status === 'pending')

/** A generated image with a text that identifies its student. */
const createImage = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900" font-family="sans-serif" font-size="40">
<rect width="600" height="900" fill="white"/><rect width="600" height="110" fill="teal"/>
<text x="40" y="190">${text}</text></svg>`,
  )}`

const paid = { ...details.paid.billingDetails, receipt: createImage('E-2') }
const pending = { ...details.pending.billingDetails, receipt: createImage('E-2') }

const meta = {
  component: EventBillingScreen,
  title: 'Screens/Admin/Event billing',
  args: {
    event,
    members: ready(members),
    studentId: usman!.student.id,
    billing: ready(pending),
    auditLog: ready(examples.listActs[200].payments.acts.filter(({ record }) => record.kind === 'eventPayment')),
    membersHref: '/admin/event?members=2',
    onShowStudent: fn(),
    onDecide: acceptSubmit(),
  },
  /** Stores each student’s decision, as the server would. */
  render: function WithServer(args) {
    const [studentId, setStudentId] = useState(args.studentId)
    const [decided, setDecided] = useState<Record<number, 'pending' | 'paid' | 'rejected'>>({})
    const statusNow = decided[studentId]
    return (
      <EventBillingScreen
        {...args}
        members={mapRemote(args.members, (all) =>
          all.map((one) => ({ ...one, payment_status: decided[one.student.id] ?? one.payment_status })),
        )}
        studentId={studentId}
        billing={mapRemote(args.billing, (one) => one && { ...one, ...(statusNow && { paymentStatus: statusNow }) })}
        onShowStudent={(id) => {
          setStudentId(id)
          args.onShowStudent(id)
        }}
        onDecide={async (id, status, ...reason) => {
          const outcome = await args.onDecide(id, status, ...reason)
          if (outcome.state === 'done') setDecided((before) => ({ ...before, [id]: status }))
          return outcome
        }}
      />
    )
  },
} satisfies Meta<typeof EventBillingScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const select = ({ canvas }: Pick<Play, 'canvas'>) => canvas.getByRole('button', { name: /Payment Status/ })
const badge = ({ canvas }: Pick<Play, 'canvas'>) =>
  within(canvas.getByRole('heading', { level: 2, name: 'Payment' }).parentElement!)

async function save(context: Pick<Play, 'canvas' | 'userEvent'>, status: string): Promise<void> {
  await context.userEvent.click(select(context))
  await context.userEvent.click(await screen.findByRole('option', { name: status }))
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save Changes' }))
}

export const AmountFirst: Story = {
  args: {
    billing: ready({ ...pending, amount: 8, discount: 2, discountName: 'Siblings', currency: 'USD' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$8').closest('p')).toHaveTextContent('$818 Nov 2026E-2')
    await expect(canvas.getByText('Siblings').closest('dd')).toHaveTextContent('-$2 (Siblings)')
  },
}

// proves 1§2.events.13, 1§2.events.14, 1§2.events.15, 1§2.events.16
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Billing details/ })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', pending.receipt)
    await expect(canvas.getByText(`STD-002 · ${usman?.student.name}`)).toBeVisible()
    await expect(canvas.getByText('JazzCash')).toBeVisible()
    await expect(canvas.getByText('2 payments for this event need review.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Members' })).toHaveAttribute(
      'href',
      '/admin/event?members=2',
    )
    await userEvent.click(select({ canvas }))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Pending',
        'Paid',
        'Rejected',
      ]),
    )
    await userEvent.keyboard('{Escape}')
  },
}

// proves 1§2.events.17, 1§8.16
export const Empty: Story = {
  args: { billing: ready(details.missing.billingDetails) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Billing details not found for this student.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Members' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  },
}

export const Loading: Story = { args: { billing: loading, members: loading, event: undefined } }

const retry = fn()

export const Failed: Story = {
  args: { billing: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: {
    event: examples.listEvents[200].longText.event[0],
    members: ready(longMembers),
    studentId: longMembers[0]!.student.id,
    billing: ready(paid),
  },
}

// proves 1§2.events.13, 1§2.events.14, 1§4.11
export const PendingThenPaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(select({ canvas })).toHaveTextContent('Pending')
    await save({ canvas, userEvent }, 'Paid')
    await waitFor(() => expect(badge({ canvas }).getByText('Paid')).toBeVisible())
    await expect(args.onDecide).toHaveBeenCalledWith(usman?.student.id, 'paid')
    await expect(select({ canvas })).toHaveTextContent('Paid')
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus()
    await expect(canvas.getByText('1 payment for this event needs review.')).toBeVisible()
  },
}

// proves 1§4.11
export const RejectedAndTakenBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await save({ canvas, userEvent }, 'Rejected')
    await waitFor(() => expect(badge({ canvas }).getByText('Rejected')).toBeVisible())
    await save({ canvas, userEvent }, 'Pending')
    await waitFor(() => expect(badge({ canvas }).getByText('Pending')).toBeVisible())
    await expect(args.onDecide).toHaveBeenLastCalledWith(usman?.student.id, 'pending')
  },
}

export const PaidMember: Story = {
  args: { studentId: zaynab!.student.id, billing: ready(paid) },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.queryByText(
        /^This student has joined\. If the payment is no longer paid, they’ll be removed and will need to join again\./,
      ),
    ).toBeNull()
    await userEvent.click(select({ canvas }))
    await userEvent.click(await screen.findByRole('option', { name: 'Rejected' }))
    await expect(
      await canvas.findByText(
        /^This student has joined\. If the payment is no longer paid, they’ll be removed and will need to join again\./,
      ),
    ).toBeVisible()
  },
}

// proves 1§2.events.15
export const WithoutReceipt: Story = {
  args: { billing: ready(details.withoutReceipt.billingDetails) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No receipt image available.')).toBeVisible()
  },
}

// proves 1§2.events.16
export const WithoutMethod: Story = {
  args: { billing: ready(details.withoutMethod.billingDetails) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not specified')).toBeVisible()
  },
}

export const StatusFromTheMembers: Story = {
  args: {
    studentId: members[2]!.student.id,
    billing: ready({ receipt: null, paymentMethod: null }),
  },
  play: async ({ canvas }) => {
    await expect(select({ canvas })).toHaveTextContent('Rejected')
  },
}

export const RefusedByServer: Story = {
  tags: ['axe'],
  args: { onDecide: rejectSubmit('', examples.updatePaymentStatus[422].invalid.error) },
  play: async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent }, 'Paid')
    await expect(await canvas.findByText('Payment status is required')).toBeVisible()
    await expect(select({ canvas })).toHaveTextContent('Paid')
    await expect(badge({ canvas }).getByText('Pending')).toBeVisible()
  },
}

// proves X1
export const Covered: Story = {
  decorators: [
    (Screen) => (
      <PrivacyProvider isOn>
        <Screen />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Hidden in privacy mode')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
