import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PaymentInstructions } from './PaymentInstructions.tsx'

const { typical, rupees, longText } = examples.getSettings[200]
const given = {
  domestic: typical.settings.paymentInstructions.domestic.replace('[Placeholder] ', ''),
  international: typical.settings.paymentInstructions.international.replace('[Placeholder] ', ''),
}

const meta = {
  component: PaymentInstructions,
  title: 'Components/PaymentInstructions',
  tags: ['autodocs'],
  parameters: { school: { paymentInstructions: given } },
} satisfies Meta<typeof PaymentInstructions>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentEvents.7, 2§2.studentCourses.3, 2§2.studentCourses.4
export const Typical: Story = {
  play: async ({ canvas }) => {
    const domestic = canvas.getByRole('region', { name: 'Domestic students' })
    await expect(canvas.getByRole('region', { name: 'International students' })).toBeVisible()
    await expect(within(domestic).getByText(/Transfer the fee/).textContent).toBe(given.domestic)
    await expect(canvas.queryByText('Placeholder')).toBeNull()
  },
}

// proves D35.1
export const Placeholders: Story = {
  parameters: { school: typical.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Placeholder')).toHaveLength(2)
    await expect(canvas.getAllByText(/not real payment details/)).toHaveLength(2)
    await expect(canvas.queryByText(/\[Placeholder\]/)).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { school: { paymentInstructions: { domestic: '', international: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/has not said yet how to pay/)).toHaveLength(2)
  },
}

export const LongText: Story = { parameters: { school: longText.settings } }
export const Urdu: Story = { parameters: { school: rupees.settings }, globals: { language: 'ur' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
