import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DataTable } from './DataTable.tsx'
import { codeColumn, nameColumn, textColumn } from './columns/textColumns.tsx'
import { type Student, createStudentRows } from './studentRowFixtures.ts'

/** Rows with missing values. */
const meta = {
  component: DataTable<Student>,
  title: 'Components/Lists/DataTable/Missing values',
  args: {
    label: 'Students',
    columns: [
      codeColumn('code', 'Student ID', ({ id }) => `STD-00${id}`),
      nameColumn('Name', ({ name }) => name),
      textColumn('city', 'City', ({ city }) => city, { priority: 'subtitle' }),
    ],
    rows: createStudentRows(2).map((one, at) => ({ ...one, city: at === 0 ? '' : one.city })),
    getRowId: ({ id }) => String(id),
    emptyText: 'No students found.',
  },
} satisfies Meta<typeof DataTable<Student>>
export default meta

type Story = StoryObj<typeof meta>

/** A missing value leaves no separator behind. */
export const OnAPhone: Story = {
  tags: ['axe'],
  decorators: [(Shown) => <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    const separators = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .flatMap((cell) => getComputedStyle(cell, '::before').content.match(/·/g) ?? []),
      )
    await expect(separators).toEqual([[], ['·']])
  },
}
