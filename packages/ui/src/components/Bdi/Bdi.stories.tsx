import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Bdi, useTextAttributes } from './Bdi.tsx'

const meta = {
  component: Bdi,
  title: 'Components/Content/Bdi',
  tags: ['autodocs'],
  args: { children: 'بچوں کے لیے قاعدہ' },
  render: function InASentence(args) {
    const getTextAttributes = useTextAttributes()
    return (
      <>
        <p>
          Zaynab: <Bdi {...args} />.
        </p>
        <h2 {...getTextAttributes(typeof args.children === 'string' ? args.children : '')}>{args.children}</h2>
      </>
    )
  },
} satisfies Meta<typeof Bdi>
export default meta

type Story = StoryObj<typeof meta>

const langs = (root: HTMLElement) =>
  [...root.querySelectorAll('bdi, h2')].map((element) => element.getAttribute('lang'))

export const UrduInEnglish: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(langs(canvasElement)).toEqual(['ur', 'ur'])
    await expect(canvasElement.querySelector('h2')).toHaveAttribute('dir', 'auto')
  },
}

export const EnglishInUrdu: Story = {
  args: { children: 'Tajweed for beginners' },
  globals: { language: 'ur' },
  play: async ({ canvasElement }) => {
    await expect(langs(canvasElement)).toEqual(['en', 'en'])
  },
}

export const TheSameLanguage: Story = {
  globals: { language: 'ur' },
  play: async ({ canvasElement }) => {
    await expect(langs(canvasElement)).toEqual([null, null])
  },
}

/** Text that Urdu and Arabic write alike takes the language of `languageHint`. */
export const BesideUrdu: Story = {
  args: { children: 'ادب', languageHint: 'بچوں کی کہانیاں' },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('bdi')).toHaveAttribute('lang', 'ur')
    await expect(canvasElement.querySelector('bdi')).not.toHaveAttribute('beside')
  },
}

export const LongText: Story = { args: { children: 'A name that does not come to an end '.repeat(20) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <p>قاعدہ (1): Zaynab Malik, 12.</p>,
}
