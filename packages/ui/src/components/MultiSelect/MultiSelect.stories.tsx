import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { loading } from '#remote.ts'
import { MultiSelect } from './MultiSelect.tsx'

const items = examples.listCourses[200].typical.course.map(({ id, name }) => ({ id: String(id), label: name }))

const meta = {
  component: MultiSelect,
  title: 'Components/Fields/MultiSelect',
  tags: ['autodocs'],
  args: { label: 'Courses', items, value: [], onChange: fn() },
  render: renderControlled(MultiSelect),
} satisfies Meta<typeof MultiSelect>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('tajweed beg')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['1']))
    const input = canvas.getByRole('combobox', { name: 'Courses', hidden: true })
    await userEvent.clear(input)
    await userEvent.type(input, 'qaida')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['1', '4']))
    await userEvent.clear(input)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['1'])
    await expect(screen.getByText('Qaida for children removed')).toBeInTheDocument()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const TickedAndTakenOut: Story = {
  tags: ['axe'],
  args: { value: ['1', '4'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tajweed for beginners' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['4'])
    await expect(canvas.getByText('Tajweed for beginners removed')).toBeInTheDocument()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('combobox'))
    const chosen = await screen.findByRole('option', { name: 'Qaida for children' })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(chosen)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

export const ReadOnly: Story = {
  args: { value: ['1', '4'], isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { errorMessage: 'Courses: choose at least one', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/choose at least one/)
  },
}

export const Disabled: Story = { args: { value: ['1'], isDisabled: true } }
export const Loading: Story = { args: { items: loading } }

export const LongText: Story = {
  args: {
    value: items.map(({ id }) => id).concat('long'),
    items: [...items, { id: 'long', label: 'A course whose name does not come to an end '.repeat(5) }],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { value: items.slice(0, 2).map(({ id }) => id) },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { value: items.map(({ id }) => id) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
}
