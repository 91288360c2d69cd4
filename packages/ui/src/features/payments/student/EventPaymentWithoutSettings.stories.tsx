import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { EventPaymentScreen } from './EventPaymentScreen.tsx'
import screenMeta from './EventPaymentScreen.stories.tsx'
import { fillPayment, clickButton } from '../form/paymentStoryActions.ts'

const [entry] = examples.listStudentEvents[200].pendingWithoutReceipt.events
const sentence = 'Please select a payment method and upload a receipt.'
const phone = { viewport: { value: 'phone', isRotated: false } }

/** A backend without extensions: no settings, no terms. */
const meta = {
  ...screenMeta,
  title: 'Screens/Student/Event payment/Without settings',
  parameters: { now: screenMeta.parameters.now },
  args: { ...screenMeta.args, terms: undefined, savedOrigin: 'domestic' },
} satisfies Meta<typeof EventPaymentScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentEvents.6, 2§2.studentEvents.7, 2§3.7
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    for (const name of ['Domestic students', 'International students']) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible()
    }
    await expect(canvas.getAllByText('Example')).toHaveLength(2)
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith({ eventID: entry!.eventID, receipt: expect.any(File), method: 'bank' }),
    )
  },
}

// proves 2§9.1
export const PaymentMethods: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['JazzCash', 'Bank transfer'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

// proves 2§5.1, 2§8.7
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await clickButton(context, 'Submit Payment')
    await expect(await canvas.findAllByText(sentence)).toHaveLength(1)
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit Payment' })).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
