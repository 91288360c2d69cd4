import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { languages } from '#i18n/languages.ts'
import { Preferences } from './Preferences.tsx'

const meta = {
  component: Preferences,
  title: 'Components/Structure/Preferences',
  tags: ['autodocs'],
  argTypes: {
    language: { control: 'radio', options: languages.map(({ id }) => id) },
    scheme: { control: 'radio', options: ['light', 'dark', 'system'] },
  },
  args: { language: 'en', scheme: 'light', onLanguageChange: fn(), onSchemeChange: fn() },
} satisfies Meta<typeof Preferences>
export default meta

type Story = StoryObj<typeof meta>

export const Changed: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'ur')
    await expect(args.onLanguageChange).toHaveBeenCalledWith('ur')
    await userEvent.click(canvas.getByRole('button', { name: 'Dark mode' }))
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark')
  },
}

export const Do: Story = { tags: ['!autodocs'] }

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <select aria-label="Language" style={{ minBlockSize: 44 }}>
      <option>English</option>
      <option>Urdu</option>
      <option>Arabic</option>
    </select>
  ),
}
