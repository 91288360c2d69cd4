import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DataTable } from './DataTable.tsx'
import { type Student, studentColumns as columns, createStudentRows } from './studentRows.ts'

const ROWS = 100

type OpenedProps = { restoreFocusTo?: number }

/** Nothing but a button, so that what opens is seen from its first row on. */
function Opened({ restoreFocusTo }: OpenedProps) {
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
      restoreFocusTo={restoreFocusTo}
    />
  )
}

const meta = { component: Opened, title: 'Components/DataTable/First rows' } satisfies Meta<typeof Opened>
export default meta

type Story = StoryObj<typeof meta>

/** What there is of the list whenever rows have come. */
function watchRows(part: HTMLElement) {
  const seen: { rows: number; told: string | null; height: number; end: number }[] = []
  const look = () => {
    const rows = part.querySelectorAll('[role=rowgroup]:last-child > *')
    if (rows.length === 0 || rows.length === seen.at(-1)?.rows) return
    seen.push({
      rows: rows.length,
      told: part.querySelector('[role=table]')?.getAttribute('aria-rowcount') ?? null,
      height: document.documentElement.scrollHeight,
      end: rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0,
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(part, { childList: true, subtree: true })
  return { seen, stop: () => observer.disconnect() }
}

export const RowsInViewFirst: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { seen, stop } = watchRows(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(seen.at(-1)?.rows).toBe(ROWS))
    stop()
    const [first] = seen
    await expect(first?.rows).toBeLessThan(ROWS)
    // Whoever looks sees no end of it, whoever listens is told of all, and the page is about as long as it will be.
    await expect(first?.end).toBeGreaterThanOrEqual(window.innerHeight)
    await expect(first?.told).toBe(String(ROWS + 1))
    await expect(first?.height).toBeGreaterThan(ROWS * 40)
    const region = canvas.getByRole('table', { name: 'Students' }).parentElement
    await expect(region?.style.minBlockSize).toBe('')
  },
}

export const BackToItsRow: Story = {
  args: { restoreFocusTo: ROWS },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { seen, stop } = watchRows(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(seen[0]?.rows).toBe(ROWS))
    stop()
  },
}
