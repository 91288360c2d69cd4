import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '#components/Stack/Stack.tsx'
import { getCurrencyLabel } from '#lib/money/currencyAmounts.ts'
import { DisplayCurrencyState } from '#testing/storyState.tsx'
import { PaymentInstructions } from './PaymentInstructions.tsx'
import { PaymentLayout } from './PaymentForm.styles.ts'
import { PaymentSummary } from './PaymentSummary.tsx'

const { typical, longText } = examples.getSettings[200]
const { terms } = examples.getPaymentTerms[200].discounted
const onChoose = fn<(currency: string) => void>()

type PayingProps = Omit<ComponentProps<typeof PaymentSummary>, 'isCompact'> & { before?: string }

/** Minimal payment page with a summary. */
function Paying({ before, ...summary }: PayingProps) {
  return (
    <DisplayCurrencyState onChoose={onChoose} {...(before !== undefined && { before })}>
      <PaymentLayout>
        <PaymentSummary {...summary} />
        <Stack>
          <PaymentInstructions />
        </Stack>
      </PaymentLayout>
    </DisplayCurrencyState>
  )
}

const meta = {
  component: Paying,
  title: 'Components/School/DisplayCurrencySelect',
  parameters: { school: typical.settings },
  args: { name: 'Tajweed for beginners', details: '3 months', price: 45, pricing: 'monthly' },
} satisfies Meta<typeof Paying>
export default meta

type Story = StoryObj<typeof meta>

/** With several rates, no conversion is shown until one is selected; the amount owed doesn’t change. */
// proves X121, X122
export const Several: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(canvas.queryByText(/ rate$/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show in another currency' }))
    await expect(canvas.getByRole('button', { name: /Also show in/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Also show in/ }))
    await userEvent.click(
      await screen.findByRole('option', { name: getCurrencyLabel('PKR', document.documentElement.lang) }),
    )
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(onChoose).toHaveBeenLastCalledWith('PKR')
    // 45 · 281.35 = 12,660.75
    await expect(summary).toHaveTextContent(/Total\$45 a month/)
    await expect(summary).toHaveTextContent(/≈about Rs\s?12,661\s?at the 3 Nov 2026 rate\s?$/)
    await expect(canvas.getByText(/You pay in USD/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Also show in/ }))
    await userEvent.click(
      await screen.findByRole('option', { name: getCurrencyLabel('GBP', document.documentElement.lang) }),
    )
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(summary).toHaveTextContent(/≈about £34\.31\s?at the 16 Nov 2026 rate\s?$/)
  },
}

/** A single rate isn’t preselected either; a stored choice is shown until it is removed. */
// proves X122
export const OnlyOne: Story = {
  parameters: { school: { ...typical.settings, rates: typical.settings.rates.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show in another currency' })).toBeVisible()
    await expect(canvas.queryByText(/ rate$/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Also show in/ })).toBeNull()
  },
}

// proves X122
export const Chosen: Story = {
  args: { before: 'PKR' },
  parameters: { school: { ...typical.settings, rates: typical.settings.rates.slice(0, 1) } },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/about Rs\s?12,661/)
    await userEvent.click(canvas.getByRole('button', { name: /Also show in/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'No other currency' }))
    await waitFor(() => expect(summary).not.toHaveTextContent(/about/))
    await expect(onChoose).toHaveBeenLastCalledWith('none')
    await expect(canvas.getByRole('button', { name: /Also show in/ })).toHaveFocus()
  },
}

/** The discount is subtracted before converting. */
export const Discounted: Story = {
  args: { before: 'GBP', terms },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/about £/)
  },
}

export const NothingToPay: Story = {
  args: { before: 'PKR', price: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/at the .* rate/)).toBeNull()
  },
}

export const WithoutRates: Story = {
  parameters: { school: { ...typical.settings, rates: [] } },
  args: { before: 'PKR' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ rate$/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /(Also show in|Show in another currency)/ })).toBeNull()
  },
}

export const LongText: Story = {
  parameters: { school: longText.settings },
  args: { before: 'IDR', price: 9_999_999.99, name: longText.settings.name },
}

/** A rate so small that the conversion rounds to zero. */
export const LessThanACoin: Story = {
  parameters: { school: longText.settings },
  args: { before: 'KWD' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/at the .* rate/)).toBeNull()
  },
}
