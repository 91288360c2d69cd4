import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { importArgs, pasteRows, table } from './importStoryHelpers.ts'
import { ImportScreen } from './ImportScreen.tsx'

const meta = {
  component: ImportScreen,
  title: 'Screens/Admin/Import',
  args: importArgs,
} satisfies Meta<typeof ImportScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Typical: the columns are recognized, one isn’t imported, one row is there already. */
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await pasteRows(context, table)
    await expect(await canvas.findByText('2 new')).toBeVisible()
    await expect(canvas.getByText('1 already there')).toBeVisible()
    await expect(canvas.getByText(/^6 columns are read\./)).toHaveTextContent('Not imported: Shoe size.')
    await userEvent.click(canvas.getByRole('button', { name: 'Change columns' }))
    await expect(canvas.getByRole('button', { name: /Shoe size/ })).toHaveTextContent('Not imported')
    await expect(canvas.getByRole('button', { name: /Father’s name/ })).toHaveTextContent('Guardian name')
    await expect(args.onCheckRows).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'students',
        start: 0,
        rows: expect.arrayContaining([expect.objectContaining({ name: 'Hamza Iqbal', date_of_birth: '2015-03-09' })]),
      }),
    )
  },
}

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check the rows' })).toBeDisabled()
    await expect(canvas.getByText(/^Required:/)).toHaveTextContent('Required: Name, Contact number.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Teachers' }))
    await expect(args.onKind).toHaveBeenCalledWith('teachers')
  },
}

export const ColumnChanged: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await pasteRows(context, 'Who\tPhone\nHamza\t+92 321 5550131')
    await expect(await canvas.findByText(/^Choose the columns with:/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Who/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }))
    await expect(await canvas.findByText('1 new')).toBeVisible()
  },
}

/** A table with column names only. */
export const NoRows: Story = {
  play: async (context) => {
    await pasteRows(context, 'Name\tPhone')
    await expect(await context.canvas.findByText('There are no rows below the column names.')).toBeVisible()
    await expect(context.args.onCheckRows).not.toHaveBeenCalled()
  },
}

/** Imports of the last day. */
export const Recent: Story = {
  args: { imports: ready(examples.listImports[200].typical.imports) },
  parameters: { now: new Date('2026-11-21T08:10:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Recent imports' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Undo until/ })).toHaveLength(2)
  },
}

export const Loading: Story = { args: { imports: loading } }

export const Failed: Story = { args: { imports: failed('Something went wrong', fn()) } }

export const NotOffered: Story = { args: { imports: undefined } }

export const Teachers: Story = { args: { kind: 'teachers' } }

export const Allotments: Story = { args: { kind: 'allotments' } }

const longText = 'Words without an end, and then some more. '.repeat(8)

export const LongText: Story = {
  args: { imports: ready(examples.listImports[200].longText.imports) },
  play: async (context) => {
    await pasteRows(context, `${longText}\tName\tPhone\tEmail\n${longText}\t${longText}\t\t${longText}`)
    await expect(await context.canvas.findByText('1 with problems')).toBeVisible()
  },
}
