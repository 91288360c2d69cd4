import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { allColumns } from '#testing/allColumns.tsx'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { pressRowAction } from '#testing/pressRowAction.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { DiscountsScreen } from './DiscountsScreen.tsx'

const { typical, empty, longText } = examples.listDiscounts[200]

const meta = {
  component: DiscountsScreen,
  title: 'Screens/Admin/Discounts',
  parameters: { now: new Date('2026-04-20T09:00:00Z') },
  args: {
    discounts: ready(typical.discounts),
    restoreFocusTo: undefined,
    onOpen: fn(),
    getStudentHref: (id) => `/admin/students?student=${id}&tab=discounts`,
    onEndDiscount: acceptSubmit(),
  },
} satisfies Meta<typeof DiscountsScreen>
export default meta

type Story = StoryObj<typeof meta>

const focused = () => document.activeElement as HTMLElement | null

// proves X140
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Children of teachers',
      'عيد',
      'Opening week',
      'Early bird',
      'Scholarship',
      'Siblings',
    ])
  },
}

// proves X140
export const AllColumns: Story = {
  ...allColumns,
  play: async ({ canvas }) => {
    const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name) }))
    const planned = row('Early bird')
    for (const text of ['$5', 'Parents’ workshop', '1 May 2026 to 31 Dec 2026', 'Scheduled']) {
      await expect(planned.getByText(text)).toBeVisible()
    }
    await expect(planned.getByText('0 of 10')).toBeVisible()
    await expect(row('Scholarship').getByRole('link', { name: 'STD-001 · Zaynab Malik' })).toHaveAttribute(
      'href',
      '/admin/students?student=1&tab=discounts',
    )
    await expect(row('Scholarship').getByText('50%')).toBeVisible()
    await expect(row('Opening week').getByText('Ended')).toBeVisible()
    await expect(row('Opening week').queryByRole('button', { name: /^(Edit|End|More actions)/ })).toBeNull()
    await expect(row('Opening week').getByText('WELCOME')).toBeVisible()
  },
}

// proves X140
export const OnlyWhatIsOver: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Inactive/ }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await expect(canvas.getByText('Ended')).toBeVisible()
  },
}

/** Each reason why a discount can’t be used has its own label. */
export const States: Story = {
  globals: desktopViewport,
  args: {
    discounts: ready([
      { ...typical.discounts[0]!, id: 1, name: 'Over', until: '2026-04-19' },
      { ...typical.discounts[0]!, id: 2, name: 'Used up', mostUses: 3, uses: 3 },
      { ...typical.discounts[3]!, id: 3, name: 'Before the euro', from: null, currency: 'EUR' },
      { ...typical.discounts[0]!, id: 4, name: 'Last day', until: '2026-04-20' },
    ]),
  },
  play: async ({ canvas }) => {
    for (const text of ['Expired', 'Other currency', 'Active', '€5', 'Until 20 Apr 2026']) {
      await expect(canvas.getAllByText(text)[0]).toBeVisible()
    }
    await expect(canvas.getAllByText('Used up')).toHaveLength(2)
  },
}

// proves X140
export const Empty: Story = {
  args: { discounts: ready(empty.discounts) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No discounts yet. Create the first one.')).toBeVisible()
    await expect(canvas.getByText(/^Give one student a scholarship, or share a code anyone can use\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create the first discount' }))
    await expect(args.onOpen).toHaveBeenCalledWith('new')
  },
}

export const Loading: Story = { args: { discounts: loading } }

export const Failed: Story = {
  args: { discounts: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A backend without discounts. */
export const NotOffered: Story = {
  args: { discounts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discounts aren’t available')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

// proves X140
export const Ending: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'End', 'Children of teachers')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End discount?' }))
    await expect(dialog.getByText(/^3 payments used it/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await waitFor(() => expect(args.onEndDiscount).toHaveBeenCalledWith(6))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const EndedAndGone: Story = {
  render: function WithServer(args) {
    const [endedId, setEndedId] = useState<number>()
    return (
      <DiscountsScreen
        {...args}
        discounts={ready(typical.discounts.filter(({ id }) => id !== endedId))}
        onEndDiscount={async (id) => {
          const outcome = await args.onEndDiscount()
          setEndedId(id)
          return outcome
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await pressRowAction({ canvas, userEvent }, 'End', 'Siblings')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Discounts' })).toContainElement(focused()))
  },
}

export const EndingRefused: Story = {
  tags: ['axe'],
  args: { onEndDiscount: rejectSubmit('Someone else changed this.') },
  play: async ({ canvas, userEvent }) => {
    await pressRowAction({ canvas, userEvent }, 'End', 'Siblings')
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('If it was never used, it will be deleted.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await expect(await dialog.findByText('Someone else changed this.')).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: { layoutExemptions: { overflow: 'A code of the maximum length takes 3 px of the padding of its cell.' } },
  args: { discounts: ready(longText.discounts) },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Children of teachers')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
