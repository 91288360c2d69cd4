import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const { typical, empty, rupees, longText } = examples.getSettings[200]

const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings',
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

/** The sections are links; the open one is marked, and its fields are saved together with all other settings. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'School settings' })).toBeVisible()
    const sections = within(canvas.getByRole('navigation', { name: 'Settings sections' }))
    await expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'School',
      'Payments',
      'Currencies',
      'Front page',
      'Emails',
      'Logo',
    ])
    await expect(sections.getByRole('link', { name: 'School' })).toHaveAttribute('aria-current', 'page')
    await expect(sections.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '#payments')
    await fillField(userEvent, canvas.getByRole('combobox', { name: /^Time zone/ }), 'karachi')
    await userEvent.click(await screen.findByRole('option', { name: 'Asia/Karachi · GMT+5' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Block it' }))
    const phone = canvas.getByRole('textbox', { name: 'School phone' })
    await fillField(userEvent, phone, '042 555 0199')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('School phone must start with a country code, like +92')).toBeVisible()
    await fillField(userEvent, phone, '+92 42 555 0199')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith({
        ...typical.settings,
        timeZone: 'Asia/Karachi',
        contactPhone: '+92 42 555 0199',
        clashes: 'refuse',
      }),
    )
  },
}

const { clashes: _clashes, ...older } = typical.settings

/** Staff and system aren’t in the menu, so that it fits low windows. */
export const OtherPages: Story = {
  args: { staffHref: '#staff', systemHref: '#system' },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Settings sections' }))
    await expect(sections.getByRole('link', { name: 'Staff' })).toHaveAttribute('href', '#staff')
    await expect(sections.getByRole('link', { name: 'System' })).toHaveAttribute('href', '#system')
  },
}

/** The backend doesn’t detect conflicts. */
export const WithoutClashes: Story = {
  args: { settings: ready(older) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: /If two lessons overlap/ })).toBeNull()
    await expect(canvas.queryByRole('radio', { name: /Warn before|Block it/ })).toBeNull()
  },
}

export const Empty: Story = {
  args: { section: 'payments', settings: ready(empty.settings) },
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
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Asia/Karachi · GMT+5')
  },
}

export const LongText: Story = { args: { section: 'payments', settings: ready(longText.settings) } }
export const LongSchool: Story = { args: { settings: ready(longText.settings) } }
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Time zone' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is required'),
    )
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveAccessibleDescription(
      /Time zone is required/,
    )
    await expect(args.onSaveSettings).not.toHaveBeenCalled()
  },
}

const { currency: unknownCurrency, timeZone: unknownZone } = examples.saveSettings[422].unknownPlaces.error

export const RefusedByServer: Story = {
  args: { onSaveSettings: rejectSubmit('', { timeZone: unknownZone }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveAccessibleDescription(
        /We don’t recognize this time zone/,
      ),
    )
  },
}

/** The error is in a field of another section. */
export const RefusedElsewhere: Story = {
  args: { onSaveSettings: rejectSubmit('', { currency: unknownCurrency }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/We don’t recognize this currency code/)).toBeVisible()
  },
}

const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" rx="24" fill="#0b4f42"/></svg>',
)}`

// proves X80
export const LogoIsRemoved: Story = {
  args: { section: 'logo', settings: ready({ ...typical.settings, logo: mark }) },
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
    await expect(canvas.queryByRole('link', { name: 'Logo' })).toBeNull()
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
