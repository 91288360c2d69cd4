import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { PrivacyProvider } from '../Masked/Masked.tsx'
import { ReceiptViewer } from './ReceiptViewer.tsx'

const billings = examples.listStudentBillingDetails[200].typical.data
const [long] = examples.listStudentBillingDetails[200].longText.data

const createReceiptUrl = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900" font-family="sans-serif" font-size="28">
<rect width="600" height="900" fill="white"/><rect width="600" height="110" fill="teal"/>
<text x="40" y="70" fill="white" font-size="40">Receipt</text><text x="40" y="190">${text}</text></svg>`,
  )}`

type Billing = {
  course?: { name?: string | null } | null
  paymentMethod?: string | null
  paymentStatus?: string | null
}

function Claim({ billing, onDecide }: { billing: Billing; onDecide: () => void }) {
  return (
    <>
      <h3>
        <bdi>{billing.course?.name}</bdi>
      </h3>
      <p>{billing.paymentMethod}</p>
      <Badge tone="warning">{billing.paymentStatus}</Badge>
      <Button variant="primary" onPress={onDecide}>
        Paid
      </Button>
    </>
  )
}

const meta = {
  component: ReceiptViewer,
  title: 'Components/Overlays/ReceiptViewer',
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onClose: fn(), receiptId: 1, title: '', src: createReceiptUrl('C-1'), children: null },
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false)
    const [at, setAt] = useState(0)
    const billing = billings[at]!
    return (
      <div style={{ padding: 24 }}>
        <Button onPress={() => setIsOpen(true)}>Look at receipts</Button>
        <ReceiptViewer
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false)
            args.onClose()
          }}
          receiptId={billing.id}
          title={args.title || `${billing.payer}, ${billing.course?.name}`}
          src={args.src && createReceiptUrl(billing.reference)}
          position={{ at: at + 1, of: billings.length }}
          onPrevious={() => setAt(at - 1)}
          onNext={() => setAt(at + 1)}
        >
          {args.children ?? <Claim billing={billing} onDecide={() => setAt(at + 1)} />}
        </ReceiptViewer>
      </div>
    )
  },
} satisfies Meta<typeof ReceiptViewer>
export default meta

type Story = StoryObj<typeof meta>

type Tools = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Look at receipts' }))
  const dialog = await screen.findByRole('dialog')
  return { dialog, inside: within(dialog) }
}

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const { dialog, inside } = await open({ canvas, userEvent })
    const [first, second] = billings
    await expect(dialog).toHaveAccessibleName(`${first?.payer}, ${first?.course?.name}`)
    await expect(inside.getByText(`1 of ${billings.length}`)).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Previous receipt' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(inside.getByRole('button', { name: 'Zoom in' }))
    await expect(inside.getByText('150%')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await expect(dialog).toHaveAccessibleName(`${second?.payer}, ${second?.course?.name}`)
    await expect(inside.getByText(`2 of ${billings.length}`)).toBeVisible()
    await expect(inside.getByText('100%')).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Next receipt' })).toHaveFocus()
  },
}

export const DecidingBringsTheNext: Story = {
  play: async ({ canvas, userEvent }) => {
    const { inside } = await open({ canvas, userEvent })
    await userEvent.click(inside.getByRole('button', { name: 'Paid' }))
    await expect(inside.getByText(`2 of ${billings.length}`)).toBeVisible()
    await waitFor(() => expect(inside.getByRole('region', { name: 'Payment details' })).toHaveFocus())
    await userEvent.tab()
    await expect(inside.getByRole('button', { name: 'Paid' })).toHaveFocus()
  },
}

export const ToTheEndAndClosed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { inside } = await open({ canvas, userEvent })
    const next = inside.getByRole('button', { name: 'Next receipt' })
    next.focus()
    for (let at = 1; at <= billings.length; at += 1) await userEvent.keyboard('{Enter}')
    await expect(inside.getByText(`${billings.length} of ${billings.length}`)).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Look at receipts' })).toHaveFocus())
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    const { inside } = await open({ canvas, userEvent })
    await userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await userEvent.click(inside.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await expect(inside.getByText(`1 of ${billings.length}`)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const NoPicture: Story = {
  args: { src: null },
  play: async ({ canvas, userEvent }) => {
    const { inside } = await open({ canvas, userEvent })
    await expect(inside.getByText('No receipt image available.')).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Paid' })).toBeVisible()
  },
}

export const BrokenPicture: Story = {
  render: (args) => (
    <ReceiptViewer {...args} title="C-1" src="data:image/png;base64,AAAA">
      <Claim billing={billings[0]!} onDecide={fn()} />
    </ReceiptViewer>
  ),
  play: async () => {
    const inside = within(await screen.findByRole('dialog'))
    await expect(await inside.findByText('Couldn’t load the image.')).toBeVisible()
    await expect(inside.queryByRole('button', { name: 'Next receipt' })).toBeNull()
  },
}

export const Covered: Story = {
  decorators: [
    (Viewer) => (
      <PrivacyProvider isOn>
        <Viewer />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const { dialog, inside } = await open({ canvas, userEvent })
    await expect(inside.getByText('Hidden in privacy mode')).toBeVisible()
    await expect(dialog.querySelector('img')).toBeNull()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const { dialog, inside } = await open({ canvas, userEvent })
    await expect(inside.getByRole('button', { name: 'Next receipt' })).toBeVisible()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { ...desktopViewport, language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await open({ canvas, userEvent })
    const stage = within(dialog).getByRole('img').closest('[dir=ltr]')!
    const claim = dialog.querySelector('section')!
    await expect(claim.getBoundingClientRect().right).toBeLessThanOrEqual(stage.getBoundingClientRect().left)
  },
}

export const LongText: Story = {
  args: { title: String(long?.course?.name), children: <Claim billing={long!} onDecide={fn()} /> },
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await open({ canvas, userEvent })
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <ReceiptViewer {...args} title="Imran Malik, Tajweed" position={{ at: 1, of: 3 }}>
      <Claim billing={billings[0]!} onDecide={fn()} />
    </ReceiptViewer>
  ),
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <ReceiptViewer {...args} title="Receipt">
      <p>Close this window and choose a status in the list.</p>
    </ReceiptViewer>
  ),
}
