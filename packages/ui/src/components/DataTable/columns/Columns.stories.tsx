import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DataTable } from '../DataTable.tsx'
import { columnFixtures, fixtureRows } from './columnFixtures.tsx'

const meta = {
  component: DataTable,
  title: 'Components/Lists/DataTable/Columns',
} satisfies Meta<typeof DataTable>
export default meta

type Story = StoryObj

/** Wide enough for all columns. */
const Everything = () => (
  <div style={{ overflowX: 'auto' }}>
    <div style={{ inlineSize: '140rem' }}>
      <DataTable
        label="Students"
        columns={Object.values(columnFixtures)}
        rows={fixtureRows}
        getRowId={({ id }) => String(id)}
        restoreFocusTo={2}
        emptyText="No students"
      />
    </div>
  </div>
)

/** One column of each kind, with complete and with missing values. */
export const EveryKind: Story = {
  tags: ['axe'],
  render: () => <Everything />,
  play: async ({ canvas }) => {
    const [, full, bare] = canvas.getAllByRole('row')
    const cells = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll<HTMLElement>('[role="cell"]') ?? [])].map(({ innerText }) =>
        innerText.replace(/\s+/g, ' ').trim(),
      )
    await expect(cells(full).slice(0, -1)).toEqual([
      'محمد عثمان',
      'STD-001',
      'Amina Yusuf TCH-001',
      'Enrolled',
      'لاہور',
      'Learns since spring',
      'usman@maktab.org',
      '+92 300 1234567',
      '5 Mar 2014',
      'https:// meet.maktab.org/usman (opens in a new tab)',
      '$20',
      '16:00 – 17:00',
    ])
    await expect(cells(bare).slice(0, -1)).toEqual([
      'Zaynab Malik',
      'STD-002',
      'Amina Yusuf TCH-001',
      'Guest',
      'N/A',
      '–',
      'zaynab@maktab.org',
      '',
      'Not told',
      'None',
      'Free',
      'No timings',
    ])
  },
}

/** User-typed text keeps its own direction; addresses and numbers are left to right. */
export const Directions: Story = {
  render: () => <Everything />,
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    const getDirection = (text: string) => canvas.getByText(text).closest('[dir]')?.getAttribute('dir')
    await expect(['usman@maktab.org', '+92 300 1234567', 'meet.maktab.org/usman'].map(getDirection)).toEqual([
      'ltr',
      'ltr',
      'ltr',
    ])
    await expect(['لاہور', 'Learns since spring'].map(getDirection)).toEqual(['auto', 'auto'])
  },
}

/** Each button's name includes its row, and the row that was open last has the focus. */
export const Actions: Story = {
  render: () => <Everything />,
  play: async ({ canvas, userEvent }) => {
    const names = canvas
      .getAllByRole('button', { name: /^(Edit|Delete|More actions)/ })
      .map((button) => button.ariaLabel)
    await expect(names).toEqual([
      'Edit محمد عثمان',
      'Delete محمد عثمان',
      'More actions: محمد عثمان',
      'Edit Zaynab Malik',
      'Delete Zaynab Malik',
      'More actions: Zaynab Malik',
    ])
    await expect(canvas.getByRole('button', { name: 'Edit Zaynab Malik' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'See more about Zaynab Malik' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions: Zaynab Malik' })).toHaveFocus())
  },
}
