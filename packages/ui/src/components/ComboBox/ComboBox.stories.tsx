import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { failed, loading } from '#remote.ts'
import { ComboBox } from './ComboBox.tsx'

const { students } = examples.listStudents[200].typical
const items = students.map(({ id, std_id: code, name }) => ({ id: String(id), label: `${code ?? 'N/A'} · ${name}` }))
const many = Array.from({ length: 2000 }, (_, index) => {
  const { name } = students[index % students.length]!
  return { id: String(index), label: `STD-${String(index).padStart(4, '0')} · ${name}` }
})

const meta = {
  component: ComboBox,
  title: 'Components/Fields/ComboBox',
  tags: ['autodocs'],
  args: { label: 'Student', items, value: null, onChange: fn() },
  render: renderControlled(ComboBox),
} satisfies Meta<typeof ComboBox>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Student' })
    await userEvent.tab()
    await userEvent.keyboard('zaynab')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('STD-001 · Zaynab Malik')
    await expect(input).toHaveFocus()
  },
}

export const WithThePointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: /محمد عثمان/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Student' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

/** ArrowUp opens the list at its last option, and the focus stays in the field. */
export const FromItsLastRow: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(items.at(-1)?.id))
    await expect(input).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Show suggestions/, hidden: true }))
    await expect(await screen.findByRole('option', { selected: true })).toBeVisible()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** Leaving the field without choosing restores the previous choice. */
export const LeftWithoutChoosing: Story = {
  args: { value: '1' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('nobody of that name')
    await waitFor(() => expect(screen.getByText('Nothing matches “nobody of that name”')).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('STD-001 · Zaynab Malik'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Emptied: Story = {
  args: { value: '1' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

/** With thousands of options only the first 100 are rendered; searching finds the others. */
export const Thousands: Story = {
  tags: ['slow'],
  args: { items: many, value: '1999' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await screen.findByRole('listbox')
    const list = within(screen.getByRole('listbox'))
    await expect(list.getAllByRole('option')).toHaveLength(101)
    await expect(list.getAllByRole('option', { selected: true })).toHaveLength(1)
    await expect(screen.getByText('Showing 100 of 2,000. Type to narrow the list.')).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(input, '1234')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1234'))
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: '1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('x')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByRole('combobox')).toHaveValue('STD-001 · Zaynab Malik')
    await expect(canvas.queryByRole('button', { name: 'Clear Student' })).toBeNull()
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { errorMessage: 'Student is required', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Student is required')
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: '1' } }

export const Loading: Story = {
  tags: ['axe'],
  args: { items: loading },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}

export const Failed: Story = {
  args: { items: failed('Error fetching students', () => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** `currentOption` keeps its label while the options load and if they don't contain it. */
export const HeldByARecord: Story = {
  args: {
    currentOption: { id: '999', label: 'STD-999 · Gone' },
    value: '999',
    items: failed('Error fetching students', fn()),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('STD-999 · Gone')
    await expect(canvas.getByText('Error fetching students')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('STD-999 · Gone')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('No options')).toBeVisible())
  },
}

export const LongText: Story = {
  args: { items: [{ id: 'long', label: 'A name that does not come to an end '.repeat(6) }, ...items], value: 'long' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('listbox')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Urdu: Story = {
  args: { label: 'طالب علم', value: '2' },
  globals: { language: 'ur' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.clear(input)
    await userEvent.type(input, 'عُثمان')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { value: '1' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({ id: String(index), label: `STD-00${index}` })),
    value: '1',
  },
}
