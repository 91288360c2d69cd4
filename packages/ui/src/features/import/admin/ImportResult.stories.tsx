import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { importArgs, pasteRows, pressButton, table } from './importStoryHelpers.ts'
import { ImportScreen } from './ImportScreen.tsx'

const { imported } = examples.runImport[200]
const { partly } = examples.undoImport[200]

const meta = {
  component: ImportScreen,
  title: 'Screens/Admin/Import/Result',
  args: importArgs,
} satisfies Meta<typeof ImportScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Done: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await pasteRows(context, table)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Update existing/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Send invitations/ }))
    await pressButton(context, /^Import 3 rows/)
    await expect(await canvas.findByText('Import completed')).toBeVisible()
    await expect(args.onRunImport).toHaveBeenCalledWith({
      import: 'mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU',
      count: 3,
      updatesExisting: true,
      invites: true,
    })
    await expect(canvas.getByRole('link', { name: 'See the list' })).toHaveAttribute('href', '/admin/students')
  },
}

export const Undone: Story = {
  parameters: { now: new Date('2026-11-21T08:10:00Z') },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await pasteRows(context, table)
    await pressButton(context, /^Import 2 rows/)
    await pressButton(context, /^Undo until/)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Import undone')).toBeVisible()
    await expect(args.onUndoImport).toHaveBeenCalledWith(imported.import.name)
  },
}

/** A record that has been used since stays, with the reason. */
export const PartlyUndone: Story = {
  ...Undone,
  args: { onUndoImport: fn(async () => ({ state: 'done' as const, result: partly })) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await pasteRows(context, table)
    await pressButton(context, /^Import 2 rows/)
    await pressButton(context, /^Undo until/)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText(/Has a teacher/)).toBeVisible()
  },
}
