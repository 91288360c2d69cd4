import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import { Button } from '../Button/Button.tsx'
import { DataTable } from './DataTable.tsx'
import { type Student, createStudentRows, studentColumns } from './studentRowFixtures.ts'

const onMessage = fn<(rows: readonly Student[]) => void>()

const meta = {
  component: DataTable<Student>,
  title: 'Components/Lists/DataTable/Selection',
  globals: desktopViewport,
  args: {
    label: 'Students',
    columns: studentColumns,
    rows: createStudentRows(6),
    getRowId: ({ id }) => String(id),
    emptyText: 'No students found.',
    selectable: {
      renderActions: (rows, clear) => (
        <Button
          size="sm"
          onPress={() => {
            onMessage(rows)
            clear()
          }}
        >
          Message
        </Button>
      ),
    },
  },
} satisfies Meta<typeof DataTable<Student>>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const box = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` })
const bar = ({ canvas }: Pick<Play, 'canvas'>) => within(canvas.getByRole('group', { name: 'Selected rows: Students' }))
const rowAt = ({ canvas }: Pick<Play, 'canvas'>, index: number) => canvas.getAllByRole('row')[index + 1]!

/** The bar counts the selected rows, announces them and acts on them. */
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.queryByRole('group', { name: 'Selected rows: Students' })).toBeNull()
    await userEvent.click(box(context, 'Zaynab Malik 1'))
    await userEvent.click(box(context, 'Omar Haddad 4'))
    await expect(canvas.getByText('2 rows selected')).toBeInTheDocument()
    onMessage.mockClear()
    await userEvent.click(bar(context).getByRole('button', { name: 'Message' }))
    await expect(onMessage.mock.lastCall?.[0].map(({ id }) => id)).toEqual([1, 4])
    await expect(box(context, 'Zaynab Malik 1')).not.toBeChecked()
  },
}

/** Shift selects all rows since the last one. */
export const Range: Story = {
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(box(context, 'محمد عثمان 2'))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box(context, 'عائشہ صدیقی 5'))
    await userEvent.keyboard('{/Shift}')
    await expect(bar(context).getByText('4 selected')).toBeVisible()
  },
}

/** The header selects the page, the bar all rows that match the search. */
export const AllOfTheSearch: Story = {
  args: { rows: createStudentRows(60) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('searchbox'), 'leeds')
    await waitFor(() => expect(canvas.getByText('20 rows')).toBeVisible())
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(() => expect(canvas.getByText('60 rows')).toBeVisible())
    const all = () => canvas.getByRole('checkbox', { name: 'Select all rows on this page' })
    await userEvent.click(all())
    await expect(bar(context).getByText('25 selected')).toBeVisible()
    await userEvent.click(bar(context).getByRole('button', { name: 'Select all 60' }))
    await expect(await bar(context).findByText('60 selected')).toBeVisible()
    await userEvent.click(bar(context).getByRole('button', { name: 'Clear the selection' }))
    await waitFor(() => expect(canvas.queryByText('60 selected')).toBeNull())
    await userEvent.click(box(context, 'Zaynab Malik 1'))
    await expect((all() as HTMLInputElement).indeterminate).toBe(true)
  },
}

/** Rows are walked and selected by keys; the other rows stay out of the tab order. */
export const ByKeys: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getAllByRole('row').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1, -1, -1, -1])
    rowAt(context, 0).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(rowAt(context, 1)).toHaveFocus()
    await expect(box(context, 'محمد عثمان 2')).toBeChecked()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(rowAt(context, 3)).toHaveFocus()
    await expect(bar(context).getByText('3 selected')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('3 selected')).toBeNull())
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(rowAt(context, 5)).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(bar(context).getByText('6 selected')).toBeVisible()
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(rowAt(context, 0)).toHaveFocus()
  },
}

const onEdit = fn()

/** Enter opens a row by its link or, without one, by its first button. Keys on a button of a row stay with it. */
export const OpenedByKeys: Story = {
  args: {
    columns: studentColumns.map((column) =>
      column.actions
        ? {
            ...column,
            actions: ({ name }: Student) => [{ id: 'edit', label: 'Edit', name: `Edit ${name}`, onPress: onEdit }],
          }
        : column,
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    onEdit.mockClear()
    rowAt(context, 2).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onEdit).toHaveBeenCalledTimes(1)
    canvas.getByRole('button', { name: /^Edit Zaynab Malik 1/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(rowAt(context, 1)).toHaveFocus()
  },
}

/** On a phone the checkbox replaces the picture. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(box(context, 'Zaynab Malik 1'))
    await expect(bar(context).getByText('1 selected')).toBeVisible()
  },
}
