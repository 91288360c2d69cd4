import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Greeting } from './Greeting.tsx'

const meta = {
  component: Greeting,
  title: 'Components/Greeting',
  args: { name: 'Maktab al-Noor', motto: 'Read well', about: 'We teach children.\nAnd adults.' },
} satisfies Meta<typeof Greeting>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Read well' })).toBeVisible()
  },
}

export const Untold: Story = {
  args: { name: '', motto: '', about: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maktab')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'One lesson at a time.' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { name: 'A'.repeat(80), motto: 'B'.repeat(120), about: 'One sentence after another. '.repeat(60) },
}
export const Urdu: Story = {
  args: { name: 'مکتب النور', motto: 'قرآن، سمجھ کر اور سنوار کر' },
  globals: { language: 'ur' },
}
