import type { Import } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { fillField } from '#testing/fillField.ts'
import type { ImportResponse, RowsToCheck } from './importActions.ts'
import {
  checkRows,
  createManyRows,
  faultyTable,
  importArgs,
  pasteRows,
  pressButton,
  table,
} from './importStoryHelpers.ts'
import { ImportScreen } from './ImportScreen.tsx'

const meta = {
  component: ImportScreen,
  title: 'Screens/Admin/Import/Rows',
  args: importArgs,
} satisfies Meta<typeof ImportScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Faults: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await pasteRows(context, faultyTable)
    await expect(await canvas.findByText('2 with problems')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Import/ })).toBeDisabled()
    const rows = within(canvas.getByRole('region', { name: 'Rows with problems' }))
    await expect(rows.getByRole('textbox', { name: 'Date of birth, row 5' })).toHaveAccessibleDescription(
      'Enter a day like 2014-03-05.',
    )
    await expect(rows.getByText('The same as in row 3.')).toBeVisible()
    await fillField(userEvent, rows.getByRole('textbox', { name: 'Email, row 5' }), 'bilal@maktab.test')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rows.queryByRole('textbox', { name: 'Email, row 5' })).toBeNull())
    await userEvent.click(rows.getByRole('button', { name: 'Leave row 6 out' }))
    await expect(await canvas.findByText('1 left out')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave all of them out' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Import 2 rows/ })).toBeEnabled())
  },
}

/** Rows without an ID get the next free ones. */
export const MissingIds: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await pasteRows(context, table)
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in IDs from STD-021' }))
    await waitFor(() =>
      expect(args.onCheckRows).toHaveBeenLastCalledWith(
        expect.objectContaining({
          rows: [
            expect.anything(),
            expect.objectContaining({ std_id: 'STD-021' }),
            expect.objectContaining({ std_id: 'STD-022' }),
          ],
        }),
      ),
    )
  },
}

/** Five thousand rows, half of them with problems, shown page by page. */
export const Thousands: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await pasteRows(context, createManyRows(5000))
    await expect(await canvas.findByText('2,500 with problems', undefined, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText('1–10 of 2,500')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('11–20 of 2,500')).toBeVisible()
  },
}

/** Some requests have been answered. */
export const Checking: Story = {
  args: {
    onCheckRows: fn((request: RowsToCheck) =>
      request.start < 400 ? checkRows(request) : new Promise<never>(() => undefined),
    ),
  },
  play: async (context) => {
    await pasteRows(context, createManyRows(1000))
    await waitFor(() => expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'))
  },
}

export const Importing: Story = {
  args: { onRunImport: fn(() => new Promise<never>(() => undefined)) },
  play: async (context) => {
    await pasteRows(context, table)
    await pressButton(context, /^Import 2 rows/)
    await expect(await context.canvas.findByRole('progressbar', { name: 'Importing 3 rows…' })).toBeVisible()
  },
}

/** Rows that became faulty since they were checked. */
export const RefusedAtLast: Story = {
  args: {
    onRunImport: fn(async (): Promise<ImportResponse<Import>> => ({
      state: 'failed',
      message: 'Please check the highlighted fields.',
      fields: { 'rows[1].email': ['An account with this email already exists.'] },
    })),
  },
  play: async (context) => {
    const { canvas } = context
    await pasteRows(context, table)
    await pressButton(context, /^Import 2 rows/)
    await expect(await canvas.findByRole('textbox', { name: 'Email, row 3' })).toHaveAccessibleDescription(
      'An account with this email already exists.',
    )
  },
}

/** The server can't be reached. */
export const CheckFailed: Story = {
  args: {
    onCheckRows: fn((_rows: RowsToCheck) =>
      Promise.resolve({ state: 'failed' as const, message: 'Something went wrong' }),
    ),
  },
  play: async (context) => {
    await pasteRows(context, table)
    await expect(await context.canvas.findByText('Something went wrong')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Check again' })).toBeVisible()
  },
}

/** Each row is a card. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await pasteRows(context, faultyTable)
    await expect(await context.canvas.findByText('2 with problems')).toBeVisible()
  },
}
