import type { Settings } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#components/Button/Button.tsx'
import { ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const { typical, empty, wordsOnly } = examples.getSettings[200]

/** Saving one section, and what is in the others. */
const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings/Sections',
  args: {
    settings: ready(typical.settings),
    section: 'school',
    getSectionHref: (id) => `#${id}`,
    sendsMails: true,
    onSaveSettings: acceptSubmit(),
    onSaveLogo: acceptSubmit(),
    onSaveFrontPicture: acceptSubmit(),
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves D35.1
export const Payments: Story = {
  tags: ['axe'],
  args: { section: 'payments' },
  play: async ({ canvas, userEvent, args }) => {
    const domestic = canvas.getAllByRole('textbox', { name: 'More instructions' })[0]!
    await userEvent.clear(domestic)
    await userEvent.type(domestic, 'Bank{Enter}cash')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith({
        ...typical.settings,
        paymentInstructions: { ...typical.settings.paymentInstructions, domestic: 'Bank\ncash' },
      }),
    )
  },
}

export const Currencies: Story = {
  args: { section: 'currencies' },
  play: async ({ canvas, userEvent, args }) => {
    await fillField(userEvent, canvas.getByRole('combobox', { name: /^Currency/ }), 'pkr')
    await userEvent.click(await screen.findByRole('option', { name: /^PKR · / }))
    // Rates exclude the school’s own currency.
    await expect(canvas.getByText(/These rates are for USD/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rate 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const rates = typical.settings.rates.filter(({ currency }) => currency !== 'PKR')
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith({ ...typical.settings, currency: 'PKR', rates }),
    )
  },
}

/** The preview shows an account while it is typed. */
// proves X70
export const AddsAnAccount: Story = {
  args: { section: 'payments', settings: ready({ ...empty.settings, contactEmail: 'office@maktab.test' }) },
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
  args: {
    sendsMails: undefined,
    section: 'payments',
    settings: ready(wordsOnly.settings),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add account' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Domestic students' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Also accept PDF receipts' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Emails' })).toBeNull()
  },
}

/** Changes show a bar with Discard, which asks. */
export const DiscardsChanges: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Unsaved changes')).toBeNull()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' 2')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(name).toHaveValue(typical.settings.name))
    await expect(canvas.queryByText('Unsaved changes')).toBeNull()
    await expect(args.onSaveSettings).not.toHaveBeenCalled()
  },
}

/**
 * Another administrator saved while the form was open. A change of another section is kept; for a change of this one
 * the old version is sent, which the server rejects.
 */
export const SavedElsewhere: Story = {
  render: function WithServer(args) {
    const [settings, setSettings] = useState<Settings>(typical.settings)
    const change = (news: Partial<Settings>) =>
      setSettings((before) => ({ ...before, ...news, version: (before.version ?? 0) + 1 }))
    return (
      <>
        <SettingsScreen {...args} settings={ready(settings)} />
        <Button onPress={() => change({ checkedWithinHours: 99 })}>Payments elsewhere</Button>
        <Button onPress={() => change({ address: 'Elsewhere' })}>School elsewhere</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const { version } = typical.settings
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Payments elsewhere' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = `${typical.settings.name} 2`
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenLastCalledWith(
        expect.objectContaining({ name, checkedWithinHours: 99, version: version + 1 }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'School elsewhere' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenLastCalledWith(expect.objectContaining({ name: `${name}3` })),
    )
    // The version after its own save, which the other administrator’s save has made obsolete.
    await expect(args.onSaveSettings).toHaveBeenLastCalledWith(expect.objectContaining({ version: version + 2 }))
  },
}
