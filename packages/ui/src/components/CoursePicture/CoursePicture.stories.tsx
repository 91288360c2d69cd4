import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CoursePicture } from './CoursePicture.tsx'

const meta = {
  component: CoursePicture,
  title: 'Components/Content/CoursePicture',
  tags: ['autodocs'],
  args: { id: 1, name: 'Tajweed for beginners', url: null },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CoursePicture>
export default meta

type Story = StoryObj<typeof meta>

const lettersIn = (root: HTMLElement) => root.querySelector('[data-letters]')?.getAttribute('data-letters')

export const Made: Story = {
  tags: ['axe'],
  play: async ({ canvasElement }) => {
    await expect(lettersIn(canvasElement)).toBe('TB')
  },
}

export const UrduName: Story = {
  args: { id: 2, name: 'بچوں کے لیے قاعدہ' },
  play: async ({ canvasElement }) => {
    await expect(lettersIn(canvasElement)).toBe('ب')
  },
}

export const Broken: Story = {
  args: { url: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lettersIn(canvasElement)).toBe('TB'))
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

const bright = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#fff"/></svg>')}`

/** While a picture loads, its background is neutral, not the generated colour. */
export const OnItsWay: Story = {
  args: { id: 4, url: bright },
  globals: { scheme: 'light' },
  play: async ({ canvasElement, canvas }) => {
    const getBackground = (element: Element) => getComputedStyle(element).backgroundColor
    const background = getBackground(canvasElement.querySelector('img')!.parentElement!)
    const { red, green, blue } = /(?<red>\d+), (?<green>\d+), (?<blue>\d+)/.exec(background)!.groups!
    await expect(
      Math.max(Number(red), Number(green), Number(blue)) - Math.min(Number(red), Number(green), Number(blue)),
    ).toBeLessThan(16)
    await expect(canvas.queryByText('TB')).toBeNull()
  },
}

export const DimmedInTheDark: Story = {
  args: { url: bright },
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await expect(picture && getComputedStyle(picture).filter).toBe('brightness(0.75)')
  },
}

/** The twelve hues in order of ids. */
export const Hues: Story = {
  render: ({ name }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 8 }}>
      {Array.from({ length: 12 }, (_, id) => (
        <CoursePicture key={id} id={id} name={name} url={null} />
      ))}
    </div>
  ),
}

export const LongText: Story = { args: { name: 'Unendingwordwithoutaspace'.repeat(12) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { id: 2, name: 'Qaida for children' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { id: 2, name: 'COURSE FOR CHILDREN, EVERY MONDAY AND WEDNESDAY, NOW 45 DOLLARS' },
}
