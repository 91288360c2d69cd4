import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const { typical, empty, rupees, longText, wordsOnly } = examples.getSettings[200]

const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings',
  args: {
    settings: ready(typical.settings),
    onSaveSettings: acceptSubmit(),
    onSaveLogo: acceptSubmit(),
    onSaveFrontPicture: acceptSubmit(),
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves D35.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'School settings' })).toBeVisible()
    await fillField(userEvent, canvas.getByRole('combobox', { name: /^Currency/ }), 'pkr')
    await userEvent.click(await screen.findByRole('option', { name: 'PKR · Pakistani Rupee' }))
    await fillField(userEvent, canvas.getByRole('combobox', { name: /^Time zone/ }), 'karachi')
    await userEvent.click(await screen.findByRole('option', { name: 'Asia/Karachi · GMT+5' }))
    // Rates exclude the school’s own currency.
    await expect(canvas.getByText(/These rates are for USD/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rate 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Block it' }))
    const domestic = canvas.getAllByRole('textbox', { name: 'More instructions' })[0]!
    await userEvent.clear(domestic)
    await userEvent.type(domestic, 'Bank{Enter}cash')
    const phone = canvas.getByRole('textbox', { name: 'School phone' })
    await fillField(userEvent, phone, '042 555 0199')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('School phone must start with a country code, like +92')).toBeVisible()
    await fillField(userEvent, phone, '+92 42 555 0199')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith({
        name: typical.settings.name,
        currency: 'PKR',
        timeZone: 'Asia/Karachi',
        contactEmail: typical.settings.contactEmail,
        contactPhone: '+92 42 555 0199',
        address: typical.settings.address,
        paymentInstructions: {
          domestic: 'Bank\ncash',
          international: typical.settings.paymentInstructions.international,
        },
        paymentWays: typical.settings.paymentWays,
        checkedWithinHours: 24,
        acceptsPdfReceipts: false,
        emailGreeting: 'hello',
        rates: typical.settings.rates.filter(({ currency }) => currency !== 'PKR'),
        frontPage: typical.settings.frontPage,
        translations: typical.settings.translations,
        clashes: 'refuse',
        version: typical.settings.version,
      }),
    )
  },
}

const { clashes: _clashes, ...older } = typical.settings

/** The backend doesn’t detect conflicts. */
export const WithoutClashes: Story = {
  args: { settings: ready(older) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: /If two lessons overlap/ })).toBeNull()
    await expect(canvas.queryByRole('radio', { name: /Warn before|Block it/ })).toBeNull()
  },
}

/** The preview shows an account while it is typed. */
// proves X70
export const AddsAnAccount: Story = {
  args: { settings: ready({ ...empty.settings, contactEmail: 'office@maktab.test' }) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add account' })[0]!)
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile wallet' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Wallet name' })).toHaveAccessibleDescription(
        'Wallet name is required',
      ),
    )
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Wallet name' }), 'JazzCash')
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Account title' }), 'Maktab')
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Wallet number' }), '0300 0000000')
    const [preview] = canvasElement.querySelectorAll('[inert]')
    await waitFor(() => expect(preview).toHaveTextContent('0300 0000000'))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Usual review time/ }), '48')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const way = { kind: 'wallet', name: 'JazzCash', accountTitle: 'Maktab', accountNumber: '0300 0000000' }
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ paymentWays: { domestic: [way], international: [] }, checkedWithinHours: 48 }),
      ),
    )
  },
}

/** The backend stores only free-text instructions. */
export const OnlyWords: Story = {
  args: { settings: ready(wordsOnly.settings) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add account' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Domestic students' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Also accept PDF receipts' })).toBeNull()
    await expect(canvas.queryByRole('radiogroup', { name: 'Greeting' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { settings: ready(empty.settings) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Shown when students pay or register\. Blank fields are hidden/)).toBeVisible()
  },
}

export const Loading: Story = { args: { settings: loading } }

export const Failed: Story = {
  args: { settings: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const AnotherScript: Story = {
  args: { settings: ready(rupees.settings) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Currency/ })).toHaveValue('PKR · Pakistani Rupee')
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Asia/Karachi · GMT+5')
  },
}

export const LongText: Story = { args: { settings: ready(longText.settings) } }
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Currency' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is required'),
    )
    await expect(canvas.getByRole('combobox', { name: /^Currency/ })).toHaveAccessibleDescription(
      /Currency is required/,
    )
    await expect(args.onSaveSettings).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: {
    onSaveSettings: rejectSubmit('', examples.saveSettings[422].unknownPlaces.error),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Currency/ })).toHaveAccessibleDescription(
        /We don’t recognize this currency code/,
      ),
    )
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveAccessibleDescription(
      /We don’t recognize this time zone/,
    )
  },
}

const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" rx="24" fill="#0b4f42"/></svg>',
)}`

// proves X80
export const LogoIsRemoved: Story = {
  args: { settings: ready({ ...typical.settings, logo: mark }) },
  render: function WithServer(args) {
    const [logo, setLogo] = useState<string | undefined>(mark)
    return (
      <SettingsScreen
        {...args}
        settings={ready({ ...typical.settings, ...(logo && { logo }) })}
        onSaveLogo={async (picture) => {
          const save: (logo: File | null) => Promise<SubmitResult> = args.onSaveLogo
          const outcome = await save(picture)
          setLogo(undefined)
          return outcome
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }))
    await expect(args.onSaveLogo).toHaveBeenCalledWith(null)
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Logo' })).toHaveFocus())
  },
}

export const WithoutLogos: Story = {
  args: { onSaveLogo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^School address/ })).toBeVisible()
    await expect(canvas.queryByText(/School logo/)).toBeNull()
  },
}

export const WithVersion: Story = {
  args: { softwareVersion: typical.softwareVersion },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Maktab, version/)).toHaveTextContent('Maktab, version 0.1.0')
  },
}

export const WithLongVersion: Story = {
  args: { softwareVersion: '10.20.30-release-candidate.4+2026-11-26.1234567890abcdef' },
}
