import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { PrivacyProvider } from '../Masked/Masked.tsx'
import { ContactButtons } from './ContactButtons.tsx'

const [student] = examples.listStudents[200].typical.students
const copyText = fn<(text: string) => Promise<boolean>>(async () => true)

const meta = {
  component: ContactButtons,
  title: 'Components/Actions/ContactButtons',
  tags: ['autodocs'],
  args: { name: 'Imran Malik', phone: '+44 7700 900100', email: student!.email },
  decorators: [
    (Buttons) => (
      <CopyTextContext value={copyText}>
        <Buttons />
      </CopyTextContext>
    ),
  ],
} satisfies Meta<typeof ContactButtons>
export default meta

type Story = StoryObj<typeof meta>

// proves X55
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Contact Imran Malik' })).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      ['Call', 'tel:+447700900100'],
      ['WhatsApp', 'https://wa.me/447700900100'],
      ['Send email', `mailto:${student!.email}`],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }))
    await expect(copyText).toHaveBeenLastCalledWith('+44 7700 900100')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  },
}

export const CopyingRefused: Story = {
  decorators: [
    (Buttons) => (
      <CopyTextContext value={async () => false}>
        <Buttons />
      </CopyTextContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }))
    await expect(await canvas.findByText('Couldn’t copy')).toBeInTheDocument()
  },
}

/** A number that can't be dialled gets no call button. */
export const EmailOnly: Story = {
  args: { phone: 'ask the office' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Send email'])
  },
}

/** Numbers without a country code get the school's. */
// proves X55
export const WithoutCountryCode: Story = {
  args: { phone: '۰۳۰۰ ۷۶۵۴۳۲۱ (mother)', email: null },
  parameters: { school: { contactPhone: '+92 21 555 0100' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+923007654321')
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/923007654321')
  },
}

/** Without a country code there is no WhatsApp link. */
// proves X55
export const CountryUnknown: Story = {
  args: { phone: '0300 7654321', email: null },
  parameters: { school: { contactPhone: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:03007654321')
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    await expect(canvas.getByText('Can’t use WhatsApp: the number has no country code.')).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { phone: null, email: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

/** While privacy is on, the page contains neither the number nor the address. */
// proves X55
export const Private: Story = {
  decorators: [
    (Buttons) => (
      <PrivacyProvider isOn>
        <Buttons />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvasElement.innerHTML).not.toContain('7700')
    await expect(canvasElement.innerHTML).not.toContain(student!.email)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }))
    await expect(copyText).toHaveBeenLastCalledWith(student!.email)
  },
}

/** All buttons fit in one row and have accessible names. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const all = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]
    await expect(all).toHaveLength(5)
    await expect(new Set(all.map((one) => one.getBoundingClientRect().top)).size).toBe(1)
    for (const one of all) await expect(one).toHaveAccessibleName(/./)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: ({ name, phone, email }) => (
    <p>
      {name}: <a href={`tel:${phone}`}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
    </p>
  ),
}
