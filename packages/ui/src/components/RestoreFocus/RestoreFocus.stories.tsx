import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { nameColumn } from '../DataTable/columns/textColumns.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { ReceiptViewer } from '../ReceiptViewer/ReceiptViewer.tsx'
import { Select } from '../Select/Select.tsx'
import { RestoreFocus } from './RestoreFocus.tsx'

/** The focus returns as soon as an overlay closes, so that fast typing isn't lost. */
const meta = { component: RestoreFocus, title: 'Components/Structure/RestoreFocus' } satisfies Meta<typeof RestoreFocus>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const overlay = () => document.querySelector<HTMLElement>('[role=dialog], [role=listbox], [role=menu]')

/**
 * Opens and closes an overlay with animation frames disabled, to prove that restoring the focus doesn't wait for one.
 */
const expectFocusRestored =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(overlay()).toContainElement(document.activeElement as HTMLElement))
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = () => 0
    try {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(overlay()).toBeNull())
      await expect(opener).toHaveFocus()
    } finally {
      window.requestAnimationFrame = requestAnimationFrame
    }
  }

function Opened({ children }: { children: (isOpen: boolean, change: (isOpen: boolean) => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      {children(isOpen, setIsOpen)}
    </>
  )
}

export const FromASelect: Story = {
  tags: ['axe'],
  render: () => <Select label="Status" items={[{ id: 'paid', label: 'Paid' }]} selectedId={null} onSelect={fn()} />,
  play: expectFocusRestored(/Status/),
}

export const FromAMenu: Story = {
  render: () => (
    <Menu label="Account" items={[{ id: 'out', label: 'Log out', onAction: fn() }]}>
      <Button>Account</Button>
    </Menu>
  ),
  play: expectFocusRestored(/Account/),
}

export const FromACalendar: Story = {
  render: () => <DatePicker label="Day" value="" onChange={fn()} today="2026-11-21" />,
  play: expectFocusRestored(/calendar/),
}

export const FromADialog: Story = {
  render: () => (
    <Opened>
      {(isOpen, onOpenChange) => (
        <Dialog title="Sure?" isOpen={isOpen} onOpenChange={onOpenChange} actions={<Button>Yes</Button>}>
          Nothing will be lost.
        </Dialog>
      )}
    </Opened>
  ),
  play: expectFocusRestored(/Open/),
}

export const FromAReceipt: Story = {
  render: () => (
    <Opened>
      {(isOpen, change) => (
        <ReceiptViewer isOpen={isOpen} onClose={() => change(false)} receiptId={1} title="C-1" src={null}>
          <Button>Paid</Button>
        </ReceiptViewer>
      )}
    </Opened>
  ),
  play: expectFocusRestored(/Open/),
}

export const FromTheOptions: Story = {
  render: () => (
    <DataTable
      label="Courses"
      columns={[nameColumn('Name', String)]}
      rows={[1]}
      getRowId={String}
      emptyText="No courses."
    />
  ),
  play: expectFocusRestored(/List options/),
}
