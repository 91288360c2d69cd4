import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { findBrokenWords } from '#testing/measureText.ts'
import { FixedWidthList, onDelete } from '#testing/FixedWidthList.tsx'
import { desktopViewport } from '#testing/viewports.ts'

const meta = {
  component: FixedWidthList,
  title: 'Components/Lists/DataTable/Layouts',
} satisfies Meta<typeof FixedWidthList>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const dataRows = (canvas: Context['canvas']) => canvas.getAllByRole('row').slice(1)
const rowHeights = (rows: readonly HTMLElement[]) => rows.map((row) => row.getBoundingClientRect().height)

const tableOverflow = ({ canvasElement }: Context) =>
  canvasElement.querySelector('table')
    ? canvasElement.querySelector('table')!.offsetWidth -
      canvasElement.querySelector('table')!.parentElement!.clientWidth
    : 0

/** Two-line rows that expand the other columns, with actions in a menu. */
const expectCompactRows: Play = async (context) => {
  const { canvas, userEvent } = context
  await expect(canvas.getByRole('table', { name: 'Students' })).toHaveAttribute('aria-rowcount', '4')
  const rows = dataRows(canvas)
  await expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4'])
  for (const height of rowHeights(rows)) {
    await expect(height).toBeGreaterThanOrEqual(64)
    await expect(height).toBeLessThanOrEqual(76)
  }
  await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Student ID',
    'City',
    'Status',
    'Actions',
  ])
  const first = within(rows[0]!)
  await expect(first.queryByText('Telephone')).toBeNull()
  const opener = first.getByRole('button', { name: 'Zaynab Malik 1' })
  // The whole row is the target.
  const { left, bottom } = rows[0]!.getBoundingClientRect()
  await expect(document.elementFromPoint(left + 5, bottom - 5)).toBe(opener)
  await userEvent.click(opener)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const terms = within(rows[0]!).getAllByRole('term')
  await expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Student ID',
    'City',
    'Telephone',
    'E-mail',
    'Note',
  ])
  await expect(first.getByText('+92 300 1234567')).toBeVisible()
  await expect(findBrokenWords(context.canvasElement)).toEqual([])

  await userEvent.click(first.getByRole('button', { name: 'More actions: Zaynab Malik 1' }))
  const [edit, remove] = await screen.findAllByRole('menuitem')
  await expect([edit?.ariaLabel, remove?.ariaLabel]).toEqual(['Edit Zaynab Malik 1', 'Delete Zaynab Malik 1'])
  await userEvent.click(remove!)
  await expect(onDelete).toHaveBeenCalled()
  await waitFor(() => expect(first.getByRole('button', { name: /^More actions/ })).toHaveFocus())
}

export const At320: Story = { tags: ['axe'], args: { pixels: 290 }, play: expectCompactRows }
export const At390: Story = { args: { pixels: 358 }, play: expectCompactRows }
/** Wider than a phone, where a part would be outside the window. */
export const At620: Story = { globals: desktopViewport, args: { pixels: 600 }, play: expectCompactRows }

/** A row with its own page is one link with the row's name. */
export const OfAPage: Story = {
  globals: desktopViewport,
  args: { pixels: 358, ofPage: true },
  play: async ({ canvas, userEvent }) => {
    const [row] = dataRows(canvas)
    const links = within(row!).getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAccessibleName('Zaynab Malik 1')
    await expect(links[0]).toHaveAttribute('href', '#student-1')
    await expect(within(row!).queryByRole('button')).toBeNull()
    const { right, top } = row!.getBoundingClientRect()
    await expect(document.elementFromPoint(right - 5, top + 5)).toBe(links[0])
    await userEvent.tab()
  },
}

/** In a table such a row has two links, one of which is in the tab order; a click anywhere follows it. */
export const OfAPageWide: Story = {
  args: { pixels: 1180, ofPage: true },
  play: async ({ canvas, userEvent }) => {
    const [row] = dataRows(canvas)
    const links = within(row!).getAllByRole('link')
    await expect(links.map((link) => link.ariaLabel ?? link.textContent)).toEqual([
      'Zaynab Malik 1',
      'See more about Zaynab Malik 1',
    ])
    await expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
    const onClick = fn((event: Event) => event.preventDefault())
    links[0]!.addEventListener('click', onClick, { once: true })
    await userEvent.click(within(row!).getByText('Leeds'))
    await expect(onClick).toHaveBeenCalledTimes(1)
  },
}

const headerTexts = (canvas: Context['canvas']) =>
  canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)

/** A table that fits its container: extra columns are hidden first, then columns from the end. */
const expectTable =
  (density: 'roomy' | 'dense', headers: string[], folded: string[]): Play =>
  async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await expect(headerTexts(canvas)).toEqual(headers)
    await expect(canvas.getByRole('table')).toHaveAttribute('data-density', density)
    await expect(tableOverflow(context)).toBeLessThanOrEqual(0)
    const rows = dataRows(canvas)
    for (const height of rowHeights(rows)) await expect(height).toBeLessThanOrEqual(140)
    await expect(findBrokenWords(canvasElement)).toEqual([])
    const [first] = rows
    for (const name of ['Edit Zaynab Malik 1', 'Delete Zaynab Malik 1']) {
      await expect(within(first!).getByRole('button', { name })).toBeVisible()
    }
    if (folded.length === 0) {
      await expect(canvas.queryByText(/hidden/)).toBeNull()
      return
    }
    const fold = within(first!).getByRole('button', { name: 'Show all details: Zaynab Malik 1' })
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    const [, unfolded] = dataRows(canvas)
    await expect(
      within(unfolded!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(folded)
    await expect(findBrokenWords(canvasElement)).toEqual([])
    await userEvent.click(fold)
    await expect(dataRows(canvas)).toHaveLength(3)
  }

export const At820: Story = {
  args: { pixels: 740 },
  play: expectTable(
    'dense',
    ['Details', 'Student ID', 'Name', 'City', 'Telephone', 'E-mail', 'Actions'],
    ['Note', 'Status'],
  ),
}

export const At1280: Story = {
  args: { pixels: 960 },
  play: expectTable('dense', ['Student ID', 'Name', 'City', 'Telephone', 'E-mail', 'Note', 'Status', 'Actions'], []),
}

export const At1920: Story = {
  args: { pixels: 1376 },
  play: expectTable('roomy', ['Student ID', 'Name', 'City', 'Telephone', 'E-mail', 'Note', 'Status', 'Actions'], []),
}

/** Unbreakable words hide more columns, and break only if nothing else helps. */
export const Unbreakable: Story = {
  parameters: { layoutExemptions: { brokenWord: 'The words are longer than any column.' } },
  args: {
    pixels: 980,
    rows: [
      { id: 1, name: 'Zaynab '.repeat(12), city: 'Unbrokenword'.repeat(8), email: `${'long'.repeat(20)}@maktab.org` },
    ],
  },
  play: async (context) => {
    await expect(tableOverflow(context)).toBeLessThanOrEqual(0)
    await expect(findBrokenWords(context.canvasElement)).toEqual([])
  },
}

export const UnbreakableRows: Story = {
  args: { ...Unbreakable.args, pixels: 290 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false, name: /^Zaynab/ }))
    const list = canvas.getByRole('table')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(findBrokenWords(canvasElement)).toEqual([])
  },
}

export const RowsInUrdu: Story = {
  args: { pixels: 358 },
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    for (const height of rowHeights(dataRows(canvas))) await expect(height).toBeLessThanOrEqual(100)
  },
}
