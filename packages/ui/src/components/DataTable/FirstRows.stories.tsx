import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import { Button } from '../Button/Button.tsx'
import { DataTable } from './DataTable.tsx'
import { type Student, studentColumns as columns, createStudentRows } from './studentRowFixtures.ts'

const ROWS = 100

type OpenedProps = Pick<ComponentProps<typeof DataTable<Student>>, 'restoreFocusTo' | 'selectable'>

/** Starts with only a button, to observe the list from its first render. */
function Opened(props: OpenedProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) return <Button onPress={() => setIsOpen(true)}>Open</Button>
  return (
    <DataTable<Student>
      label="Students"
      columns={columns}
      rows={createStudentRows(ROWS)}
      getRowId={({ id }) => String(id)}
      emptyText="No students found."
      state={{ search: '', page: 1, pageSize: ROWS }}
      onStateChange={() => undefined}
      {...props}
    />
  )
}

const meta = { component: Opened, title: 'Components/Lists/DataTable/First rows' } satisfies Meta<typeof Opened>
export default meta

type Story = StoryObj<typeof meta>

/** Records the list whenever rows are added. */
function watchRows(part: HTMLElement) {
  const snapshots: { rows: number; rowCount: string | null; height: number; end: number }[] = []
  const record = () => {
    const rows = part.querySelectorAll('[role=rowgroup]:last-child > *')
    if (rows.length === 0 || rows.length === snapshots.at(-1)?.rows) return
    snapshots.push({
      rows: rows.length,
      rowCount: part.querySelector('[role=table]')?.getAttribute('aria-rowcount') ?? null,
      height: document.documentElement.scrollHeight,
      end: rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0,
    })
  }
  const observer = new MutationObserver(record)
  observer.observe(part, { childList: true, subtree: true })
  return { snapshots, stop: () => observer.disconnect() }
}

export const RowsInViewFirst: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { snapshots, stop } = watchRows(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(snapshots.at(-1)?.rows).toBe(ROWS))
    stop()
    const [first] = snapshots
    await expect(first?.rows).toBeLessThan(ROWS)
    // The first rows fill the window, screen readers get the total, and the page has about its final height.
    await expect(first?.end).toBeGreaterThanOrEqual(window.innerHeight)
    await expect(first?.rowCount).toBe(String(ROWS + 1))
    await expect(first?.height).toBeGreaterThan(ROWS * 40)
    const region = canvas.getByRole('table', { name: 'Students' }).parentElement
    await expect(region?.style.minBlockSize).toBe('')
  },
}

export const BackToItsRow: Story = {
  args: { restoreFocusTo: ROWS },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { snapshots, stop } = watchRows(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(snapshots[0]?.rows).toBe(ROWS))
    stop()
  },
}

/** The header selects the whole page, also the rows that aren't rendered yet. */
export const SelectAllBeforeTheOthers: Story = {
  args: { selectable: { renderActions: () => null } },
  globals: desktopViewport,
  play: async ({ canvas, canvasElement, userEvent }) => {
    let rendered = 0
    const observer = new MutationObserver(() => {
      const checkbox = canvas.queryByRole('checkbox', { name: 'Select all rows on this page' })
      if (!checkbox) return
      observer.disconnect()
      rendered = canvas.getAllByRole('row').length - 1
      checkbox.click()
    })
    observer.observe(canvasElement, { childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText(`${ROWS} rows selected`)).toBeInTheDocument()
    await expect(rendered).toBeGreaterThan(0)
    await expect(rendered).toBeLessThan(ROWS)
  },
}
