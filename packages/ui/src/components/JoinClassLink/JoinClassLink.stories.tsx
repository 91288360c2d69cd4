import { examples } from '@maktab/contract/examples'
import { useLingui } from '@lingui/react/macro'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { JoinClassLink } from './JoinClassLink.tsx'

const { typical, longText, unsafeLink } = examples.listAllClasses[200]
const [withScheme, withoutScheme] = typical.data

const meta = {
  component: JoinClassLink,
  title: 'Components/Actions/JoinClassLink',
  tags: ['autodocs'],
  args: { link: withScheme?.classLink },
} satisfies Meta<typeof JoinClassLink>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.teacherClasses.5, 2§2.teacherClasses.6, D37.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${withScheme?.classLink} (opens in a new tab)` })
    await expect(link).toHaveAttribute('href', withScheme?.classLink)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const WithoutScheme: Story = {
  args: { link: withoutScheme?.classLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `https://${withoutScheme?.classLink}`)
  },
}

/** With `title`, the accessible name includes the class. */
export const Named: Story = {
  args: { title: 'Tajweed, evening' },
  render: function InTheLanguageOfThePage(args) {
    const { t } = useLingui()
    return <JoinClassLink {...args} label={t`Join`} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Tajweed, evening (opens in a new tab)' })).toBeVisible()
  },
}

export const InWords: Story = {
  args: { label: 'Join the class' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join the class (opens in a new tab)' })).toBeVisible()
  },
}

// proves D37.1
export const Unsafe: Story = {
  args: { link: unsafeLink.data[0]?.classLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Missing: Story = {
  args: { link: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
  },
}

export const MissingWithADash: Story = {
  args: { link: ' ', fallback: '–' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible()
  },
}

export const LongText: Story = {
  args: { link: longText.data[0]?.classLink },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  globals: { language: 'en' },
  args: { label: 'Join', title: 'Tajweed, evening' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { link: 'https://meet.example.com/rooms/maktab/groups/tajweed/evening?password=1234567890' },
}
