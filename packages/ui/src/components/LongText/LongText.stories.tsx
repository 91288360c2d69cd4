import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LongText } from './LongText.tsx'

const meta = {
  component: LongText,
  title: 'Components/Content/LongText',
  tags: ['autodocs'],
  args: { title: 'Tajweed for beginners', text: 'Reading with care, letter by letter.\nThen word by word.' },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <LongText {...args} />
    </div>
  ),
} satisfies Meta<typeof LongText>
export default meta

type Story = StoryObj<typeof meta>

const isClamped = (root: HTMLElement) => {
  const { scrollHeight = 0, clientHeight = 0 } = root.querySelector('bdi') ?? {}
  return scrollHeight > clientHeight
}

export const Short: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Wider spacing, as set by users with dyslexia (WCAG 1.4.12), takes more lines without truncating. */
export const Spaced: Story = {
  args: { text: 'Reading with care, letter by letter, then word by word. '.repeat(3) },
  play: async ({ canvasElement }) => {
    const style = document.createElement('style')
    style.textContent =
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'
    canvasElement.append(style)
    await expect(isClamped(canvasElement)).toBe(false)
  },
}

export const Long: Story = {
  args: { text: 'Reading with care, letter by letter, then word by word. '.repeat(20) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(isClamped(canvasElement)).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more of Tajweed for beginners' }))
    await expect(isClamped(canvasElement)).toBe(false)
    const less = canvas.getByRole('button', { name: 'Show less of Tajweed for beginners' })
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(less)
    await expect(isClamped(canvasElement)).toBe(true)
  },
}

export const InUrdu: Story = {
  args: { title: 'قاعدہ', text: 'بچوں کے لیے قاعدہ۔ '.repeat(40) },
  globals: { language: 'ur' },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { text: 'Reading with care, letter by letter, then word by word. '.repeat(8) },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { text: 'Reading with care, letter by letter, then word by word. '.repeat(8), lines: 1 },
}
