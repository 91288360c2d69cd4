import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  title: 'Components/SearchField',
  tags: ['autodocs'],
  args: { label: 'Search courses', onChange: fn() },
} satisfies Meta<typeof SearchField>
export default meta

export const TypedAndCleared: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search courses' })
    await userEvent.type(field, 'taj')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'qa{Escape}')
    await expect(field).toHaveValue('')
  },
}

/** What the empty field hints at begins beside its sign, and what is typed goes its own way. */
export const Arabic: StoryObj<typeof meta> = {
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.clear(field)
    await expect(getComputedStyle(field).direction).toBe('rtl')
    await userEvent.type(field, 'tajweed')
    await expect(getComputedStyle(field).direction).toBe('ltr')
  },
}
