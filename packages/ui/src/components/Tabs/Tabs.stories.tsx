import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'details', title: 'Details', content: <p>Name and address.</p> },
  { id: 'times', title: 'Class Timings', content: <p>Mondays at 16:00.</p> },
  { id: 'billing', title: 'Billing', content: <p>Receipts.</p> },
]

const meta = {
  component: Tabs,
  title: 'Components/Structure/Tabs',
  tags: ['autodocs'],
  args: { label: 'Student', items, onSelect: fn() },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Class Timings' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Mondays at 16:00.')
    await expect(args.onSelect).toHaveBeenLastCalledWith('times')
  },
}

/** Arrow keys wrap around, also in right-to-left pages; a panel without focusable content can be focused. */
export const RoundAndRound: Story = {
  globals: { language: 'ur' },
  args: {
    items: items.map((item) => (item.id === 'times' ? { ...item, disabledReason: 'No class timings.' } : item)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Billing' })).toHaveFocus()
    await expect(args.onSelect).toHaveBeenLastCalledWith('billing')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('details')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('billing')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Billing' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('tab', { name: 'Billing' })).toHaveFocus()
  },
}

export const OneDisabled: Story = {
  args: {
    items: items.map((item) =>
      item.id === 'billing' ? { ...item, disabledReason: 'No billing details found.' } : item,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/No billing details found/)).toBeVisible()
  },
}

const many = ['Details', 'Class Timings', 'Assign Course', 'Login Credentials', 'Billing', 'Notes'].map((title) => ({
  id: title,
  title,
  content: <p>{title}</p>,
}))

const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()

async function expectInView(tab: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const list = box(tab.closest('[role=tablist]'))
    await expect(box(tab).left).toBeGreaterThanOrEqual(list.left)
    await expect(box(tab).right).toBeLessThanOrEqual(list.right)
  })
}

/** More tabs than fit, with the last but one selected initially, as by a link. */
export const MoreThanFit: Story = {
  args: { items: many, selectedId: 'Billing' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: function Kept(args) {
    const [id, setId] = useState(args.selectedId)
    return (
      <div style={{ paddingBlockStart: '120vh' }}>
        <Tabs {...args} {...(id !== undefined && { selectedId: id })} onSelect={setId} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const tabs = within(canvas.getByRole('tablist'))
    const list = canvas.getByRole('tablist')
    await expectInView(tabs.getByRole('tab', { name: 'Billing' }))
    // Scrolling the tabs doesn't scroll the page.
    await expect(window.scrollY).toBe(0)
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'left right'))
    tabs.getByRole('tab', { name: 'Billing' }).focus({ preventScroll: true })
    await userEvent.keyboard('{Home}')
    await expectInView(tabs.getByRole('tab', { name: 'Details' }))
    const [start, end] = getComputedStyle(list).direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
    await waitFor(() => expect(list.dataset['more']).toBe(end))
    await userEvent.keyboard('{End}')
    await expectInView(tabs.getByRole('tab', { name: 'Notes' }))
    await waitFor(() => expect(list.dataset['more']).toBe(start))
  },
}

export const MoreThanFitInUrdu: Story = {
  ...MoreThanFit,
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'ur' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await expectInView(within(list).getByRole('tab', { name: 'Billing' }))
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'left right'))
    await expect(box(within(list).getByRole('tab', { name: 'Notes' })).left).toBeLessThan(box(list).left)
  },
}

/** The position doesn't depend on earlier widths of the tabs, such as those before the fonts load. */
export const WidthsChange: Story = {
  ...MoreThanFit,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    const tab = within(list).getByRole('tab', { name: 'Billing' })
    await expectInView(tab)
    await waitFor(() => expect(list.scrollLeft).not.toBe(0))
    const before = list.scrollLeft
    list.style.fontSize = '2rem'
    await waitFor(() => expect(list.scrollLeft).not.toBe(before))
    await expectInView(tab)
    list.style.fontSize = ''
    await waitFor(() => expect(list.scrollLeft).toBe(before))
  },
}

export const AllFit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).not.toHaveAttribute('data-more')
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    items: items.map((item) => (item.id === 'billing' ? { ...item, disabledReason: 'No payments yet.' } : item)),
  },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    items: [
      { id: 'details', title: 'All details of this student', content: <p>Name and address.</p> },
      { id: 'times', title: 'When this student has time', content: <p>Mondays at 16:00.</p> },
    ],
  },
}
