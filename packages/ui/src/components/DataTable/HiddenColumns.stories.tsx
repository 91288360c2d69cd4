import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { FixedWidthList } from '#testing/FixedWidthList.tsx'

const meta = {
  component: FixedWidthList,
  title: 'Components/Lists/DataTable/Hidden columns',
} satisfies Meta<typeof FixedWidthList>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const headerTexts = (canvas: Context['canvas']) =>
  canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)

/** Hidden columns can be shown; the table then scrolls sideways, also by keyboard. */
export const AllColumnsShown: Story = {
  tags: ['axe'],
  args: { pixels: 660 },
  // The number of hidden columns depends on the language.
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(headerTexts(canvas)).not.toContain('Note')
    await expect(await canvas.findByText('2 columns hidden')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all columns: Students' }))
    await expect(headerTexts(canvas)).toEqual([
      'Student ID',
      'Name',
      'City',
      'Telephone',
      'E-mail',
      'Note',
      'Status',
      'Actions',
    ])
    const scroller = canvas.getByRole('region', { name: 'Students' })
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    const list = canvasElement.querySelector('[data-after]')
    await waitFor(() => expect(list).toHaveAttribute('data-after', 'true'))
    await expect(list).toHaveAttribute('data-before', 'false')
    scroller.focus()
    await expect(scroller).toHaveFocus()
    scroller.scrollTo({ left: scroller.scrollWidth })
    await waitFor(() => expect(list).toHaveAttribute('data-before', 'true'))
    await expect(list).toHaveAttribute('data-after', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to width: Students' }))
    await expect(headerTexts(canvas)).not.toContain('Note')
    await expect(canvas.getByRole('button', { name: 'Show all columns: Students' })).toHaveFocus()
  },
}

export const AllColumnsShownInUrdu: Story = {
  args: { pixels: 660 },
  globals: { language: 'ur' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /: Students$/ }))
    const list = canvasElement.querySelector('[data-after]')
    await waitFor(() => expect(list).toHaveAttribute('data-after', 'true'))
    const scroller = canvas.getByRole('region', { name: 'Students' })
    scroller.scrollTo({ left: -scroller.scrollWidth })
    await waitFor(() => expect(list).toHaveAttribute('data-before', 'true'))
    await expect(list).toHaveAttribute('data-after', 'false')
  },
}

/** A wide table never hides columns: it scrolls, and the name stays in view. */
export const WideTableScrolls: Story = {
  globals: { language: 'en' },
  args: { pixels: 1210, hasManyColumns: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/hidden/)).toBeNull()
    await expect(headerTexts(canvas)).toContain('Column 12')
    const scroller = canvas.getByRole('region', { name: 'Students' })
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    scroller.scrollTo({ left: scroller.scrollWidth })
    const [name] = canvas.getAllByRole('rowheader')
    await waitFor(() =>
      expect(Math.abs(name!.getBoundingClientRect().left - scroller.getBoundingClientRect().left)).toBeLessThan(2),
    )
  },
}

/** Also a hidden column beyond the specification is counted. */
export const ExtraColumnHidden: Story = {
  globals: { language: 'en' },
  args: { pixels: 760 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 column hidden')).toBeVisible()
    await expect(headerTexts(canvas)).not.toContain('Status')
  },
}

/** A long text opens in a popover, and closing it returns the focus to its button. */
export const WholeText: Story = {
  args: { pixels: 960 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show more of Zaynab Malik 1' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleName('Zaynab Malik 1')
    await expect(dialog).toHaveTextContent(/(Learns since spring .*){4}/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(more).toHaveFocus()
  },
}
