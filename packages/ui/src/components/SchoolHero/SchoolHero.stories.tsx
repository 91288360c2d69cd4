import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import { SchoolHero } from './SchoolHero.tsx'

const meta = {
  component: SchoolHero,
  title: 'Components/School/SchoolHero',
  args: { name: 'Maktab al-Noor', motto: { text: 'Read well' }, about: { text: 'We teach children.\nAnd adults.' } },
} satisfies Meta<typeof SchoolHero>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Read well' })).toBeVisible()
  },
}

export const Untold: Story = {
  args: { name: '', motto: undefined, about: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maktab')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'One lesson at a time.' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    name: 'A'.repeat(80),
    motto: { text: 'B'.repeat(120) },
    about: { text: 'One sentence after another. '.repeat(60) },
  },
}

/** Translations have their own language and direction, whatever the page’s. */
export const Translated: Story = {
  args: { motto: { text: 'قرآن', lang: 'ur' }, about: { text: 'We teach.', lang: 'en' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'قرآن' })).toHaveAttribute('lang', 'ur')
    await expect(canvas.getByRole('heading', { name: 'قرآن' })).toHaveAttribute('dir', 'rtl')
    await expect(canvas.getByText('We teach.')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('We teach.')).toHaveAttribute('dir', 'ltr')
  },
}

const pictureUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400"><rect width="1600" height="400" fill="#0b4f42"/></svg>',
)}`
const picture = { url: pictureUrl, width: 1600, height: 400, description: 'A green wall' }

/** The picture is cropped to a fixed aspect ratio. */
export const WithPicture: Story = {
  globals: desktopViewport,
  args: { picture },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'A green wall' }).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(8 / 3, 1)
  },
}

/** On a phone the picture leaves the first screen to the text. */
export const PictureOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { picture, facts: <p>From $20 a month</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A green wall' }).getBoundingClientRect().height).toBe(120)
    await expect(canvas.getByText('From $20 a month')).toBeVisible()
  },
}

/** A picture not wider than a phone has no smaller variant. */
export const SmallPicture: Story = {
  args: { picture: { ...picture, width: 600, height: 150, small: { url: pictureUrl, width: 600 } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).not.toHaveAttribute('srcset')
    await expect(canvasElement.querySelector('source')).toBeNull()
  },
}

export const PictureInTheDark: Story = {
  args: { picture },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).filter).toBe('brightness(0.8)')
  },
}
