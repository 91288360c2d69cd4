import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  title: 'Components/Fields/SearchField',
  tags: ['autodocs'],
  args: { label: 'Search courses', value: '', onChange: fn() },
  render: renderControlled(SearchField),
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const TypedAndCleared: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search courses' })
    await userEvent.type(field, 'taj')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await userEvent.type(field, 'qa{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

/** The placeholder follows the page's direction, typed text its own. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.clear(field)
    await expect(getComputedStyle(field).direction).toBe('rtl')
    await userEvent.type(field, 'tajweed')
    await expect(getComputedStyle(field).direction).toBe('ltr')
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Search students' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Search' },
}
