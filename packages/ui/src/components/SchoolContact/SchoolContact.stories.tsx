import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SchoolContact } from './SchoolContact.tsx'

const { typical, longText } = examples.getSettings[200]

const meta = {
  component: SchoolContact,
  title: 'Components/School/SchoolContact',
  tags: ['autodocs'],
} satisfies Meta<typeof SchoolContact>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  parameters: { school: typical.settings },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'School contact details' })
    await expect(list).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'office@maktab.test' })).toHaveAttribute(
      'href',
      'mailto:office@maktab.test',
    )
    await expect(canvas.getByRole('link', { name: '+92 21 555 0100' })).toHaveAttribute('href', 'tel:+92215550100')
  },
}

/** With a text that the page prepares. */
export const WithWhatsApp: Story = {
  args: { message: 'I have a question.' },
  parameters: { school: typical.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/92215550100?text=I%20have%20a%20question.',
    )
  },
}

/** A number without a country code can’t be reached on WhatsApp. */
export const LocalNumber: Story = {
  args: { message: 'I have a question.' },
  parameters: { school: { contactPhone: '021 555 0100' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Message on WhatsApp' })).toBeNull()
  },
}

export const OnlyAPhone: Story = {
  parameters: { school: { contactPhone: typical.settings.contactPhone } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Visit the office, or reply to a message the school sent you/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Text after a number is shown but not dialled. */
export const LongText: Story = {
  parameters: { school: longText.settings },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /extension/ })).toHaveAttribute('href', 'tel:+92215550100')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
