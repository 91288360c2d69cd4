import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { getCurrencyLabel } from '#lib/money/currencyAmounts.ts'
import { ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const { typical, empty, rupees, longText } = examples.getSettings[200]

const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings/Rates',
  args: {
    settings: ready(typical.settings),
    section: 'currencies',
    getSectionHref: (id) => `#${id}`,
    onSaveSettings: acceptSubmit(),
    onSaveLogo: undefined,
    onSaveFrontPicture: undefined,
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The preview shows payers’ view of a rate while it is typed. */
// proves X120, X121
export const AddsARate: Story = {
  tags: ['axe'],
  args: { settings: ready(empty.settings) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add currency' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const currency = canvas.getByRole('combobox', { name: /^Payer’s currency/ })
    await waitFor(() => expect(currency).toHaveAccessibleDescription('Payer’s currency is required'))
    await expect(canvas.getByRole('textbox', { name: 'Rate' })).toHaveAccessibleDescription('Rate is required')
    await expect(args.onSaveSettings).not.toHaveBeenCalled()
    await userEvent.type(currency, 'usd')
    await expect(screen.queryByRole('option', { name: /^USD/ })).toBeNull()
    await userEvent.clear(currency)
    await userEvent.type(currency, 'pkr')
    await userEvent.click(
      await screen.findByRole('option', { name: getCurrencyLabel('PKR', document.documentElement.lang) }),
    )
    await expect(canvas.getByText(/^1 USD =$/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rate' }), '281.35')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByText(/ rate$/)).toHaveTextContent(/Rs\s?28,135\s?at the 18 Nov 2026 rate\s?$/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const rate = { currency: 'PKR', rate: '281.35', asOf: '2026-11-18' }
    await waitFor(() => expect(args.onSaveSettings).toHaveBeenCalledWith(expect.objectContaining({ rates: [rate] })))
  },
}

/** A rate older than thirty days shows a warning but can be saved. */
// proves X120
export const OldRate: Story = {
  args: { settings: ready(rupees.settings) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/This rate is more than 30 days old/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(expect.objectContaining({ rates: rupees.settings.rates })),
    )
  },
}

const { rates: _rates, ...withoutRates } = typical.settings

/** The backend has no exchange rates. */
export const WithoutRates: Story = {
  args: { settings: ready(withoutRates) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Currency/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add currency' })).toBeNull()
  },
}

/** A server error is shown at its rate. */
// proves X120
export const RateRefused: Story = {
  tags: ['axe'],
  args: { onSaveSettings: rejectSubmit('', { 'rates[1].rate': ['The rate must be more than 0.'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: 'Rate' })[1]).toHaveAccessibleDescription(
        'The rate must be more than 0.',
      ),
    )
  },
}

/** Changing the school’s currency warns that the rates no longer apply. */
// proves X120
export const AnotherOwnCurrency: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/These rates are for/)).toBeNull()
    const own = canvas.getByRole('combobox', { name: /^Currency/ })
    await userEvent.clear(own)
    await userEvent.type(own, 'gbp')
    await userEvent.click(
      await screen.findByRole('option', { name: getCurrencyLabel('GBP', document.documentElement.lang) }),
    )
    await expect(canvas.getByText(/These rates are for USD/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getAllByRole('combobox', { name: /^Payer’s currency/ })[1]).toHaveAccessibleDescription(
        'This is the school’s own currency',
      ),
    )
    await expect(args.onSaveSettings).not.toHaveBeenCalled()
  },
}

export const LongText: Story = { args: { settings: ready(longText.settings) } }
