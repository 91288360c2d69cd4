import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const { typical, empty, rupees, longText } = examples.getSettings[200]
const { translations } = typical.settings

const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings/Translations',
  args: {
    settings: ready(typical.settings),
    section: 'frontPage',
    getSectionHref: (id) => `#${id}`,
    onSaveSettings: acceptSubmit(),
    onSaveLogo: undefined,
    onSaveFrontPicture: undefined,
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Screen = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'canvasElement'>

const groupOf = ({ canvas }: Pick<Screen, 'canvas'>, name: string) => within(canvas.getByRole('group', { name }))
const previewOf = ({ canvasElement }: Pick<Screen, 'canvasElement'>) =>
  [...canvasElement.querySelectorAll('[inert]')].at(-1)

/** All translated; the switch changes every text of the form, and the preview. */
// proves X199
export const AllTranslated: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const frontPage = groupOf({ canvas }, 'Front page')
    await expect(frontPage.getByRole('textbox', { name: 'Motto' })).toHaveValue(typical.settings.frontPage.motto)
    await userEvent.click(frontPage.getByRole('radio', { name: 'اردو' }))
    const motto = frontPage.getByRole('textbox', { name: 'Motto (اردو)' })
    await expect(motto).toHaveValue(translations.ur.motto)
    await waitFor(() => expect(previewOf({ canvasElement })).toHaveTextContent(translations.ur.motto))
    await userEvent.clear(motto)
    await expect(motto).toHaveAttribute('placeholder', typical.settings.frontPage.motto)
    await userEvent.type(motto, 'نیا')
    await userEvent.click(frontPage.getByRole('radio', { name: 'العربية' }))
    await expect(frontPage.getByRole('textbox', { name: 'Motto (العربية)' })).toHaveValue(translations.ar.motto)
    await userEvent.click(frontPage.getByRole('radio', { name: 'اردو' }))
    await expect(motto).toHaveValue('نیا')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const ur = { ...translations.ur, motto: 'نیا' }
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ translations: { ...translations, ur } }),
      ),
    )
  },
}

/** The texts of the payments section have a switch too. */
// proves X199
export const PaymentsTranslated: Story = {
  args: { section: 'payments' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'اردو' }))
    const [, wallet] = typical.settings.paymentWays.domestic
    const [account] = canvas.getAllByRole('button', { name: new RegExp(`^Account 2: ${wallet!.name}`) })
    await userEvent.click(account!)
    await expect(await canvas.findByRole('textbox', { name: 'Note (اردو)' })).toHaveValue(wallet!.translations?.ur.note)
    const [instructions] = canvas.getAllByRole('textbox', { name: 'More instructions (اردو)' })
    await userEvent.clear(instructions!)
    await userEvent.type(instructions!, 'نیا')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const ur = {
      ...translations.ur,
      paymentInstructions: { ...translations.ur.paymentInstructions, domestic: 'نیا' },
    }
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ translations: { ...translations, ur } }),
      ),
    )
  },
}

/** Blank translations show the default text as a placeholder, and the preview falls back to it. */
export const SomeTranslated: Story = {
  args: { settings: ready(rupees.settings) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frontPage = groupOf({ canvas }, 'Front page')
    await userEvent.click(frontPage.getByRole('radio', { name: 'العربية' }))
    const { motto } = rupees.settings.frontPage
    await expect(frontPage.getByRole('textbox', { name: 'Motto (العربية)' })).toHaveValue('')
    await expect(frontPage.getByRole('textbox', { name: 'Motto (العربية)' })).toHaveAttribute('placeholder', motto)
    await expect(previewOf({ canvasElement })).toHaveTextContent(motto)
  },
}

/** With the keyboard: one stop for the switch, arrow keys change the language. */
// proves X199
export const NoneTranslated: Story = {
  parameters: { mirrorsArrows: false },
  args: { settings: ready(empty.settings) },
  play: async ({ canvas, userEvent, args }) => {
    const frontPage = groupOf({ canvas }, 'Front page')
    const group = frontPage.getByRole('radiogroup', { name: 'Language of the texts' })
    await expect(group).toHaveAccessibleDescription('Shown in languages without a translation')
    frontPage.getByRole('radio', { name: 'Default' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(frontPage.getByRole('radio', { name: 'اردو' })).toHaveFocus()
    await expect(group).toHaveAccessibleDescription('Where you leave a translation blank, the default text is shown')
    await userEvent.tab()
    await expect(frontPage.getByRole('textbox', { name: 'Motto (اردو)' })).toHaveFocus()
    await userEvent.keyboard('قرآن')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ translations: { ur: { motto: 'قرآن' } } }),
      ),
    )
  },
}

const { translations: _none, ...older } = typical.settings

/** The backend stores no translations. */
export const NotOffered: Story = {
  args: { settings: ready(older) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Motto' })).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: 'Language of the texts' })).toBeNull()
  },
}

/** The only error is in a hidden language: the form switches to it and focuses the field. */
// proves X199
export const ErrorInHiddenLanguage: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const frontPage = groupOf({ canvas }, 'Front page')
    await userEvent.click(frontPage.getByRole('radio', { name: 'English' }))
    await userEvent.click(frontPage.getByRole('textbox', { name: 'Motto (English)' }))
    await userEvent.paste('x'.repeat(121))
    await userEvent.click(frontPage.getByRole('radio', { name: 'Default' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const motto = await frontPage.findByRole('textbox', { name: 'Motto (English)' })
    await waitFor(() => expect(motto).toHaveFocus())
    await expect(motto).toHaveAccessibleDescription(/Motto \(English\) can’t be longer than 120 characters/)
    await expect(args.onSaveSettings).not.toHaveBeenCalled()
  },
}

/** The server rejects texts of two languages: the switch marks them, and the summary links to them. */
// proves X199
export const RefusedByServer: Story = {
  args: {
    onSaveSettings: rejectSubmit('', {
      'translations.ur.motto': ['Motto must have at most 120 characters'],
      'translations.ar.steps[0].title': ['Title must have at most 60 characters'],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const frontPage = groupOf({ canvas }, 'Front page')
    await waitFor(() => expect(frontPage.getByRole('textbox', { name: 'Motto (اردو)' })).toHaveFocus())
    await expect(frontPage.getByRole('radio', { name: /^العربية/ })).toHaveAccessibleName('العربية has errors')
    await userEvent.click(
      canvas.getByRole('link', { name: 'How it works, step 1, العربية: Title must have at most 60 characters' }),
    )
    const first = within(canvas.getByRole('group', { name: 'How it works, step 1' }))
    await waitFor(() => expect(first.getByRole('textbox', { name: 'Title (العربية)' })).toHaveFocus())
    await expect(frontPage.getByRole('radio', { name: /^اردو/ })).toHaveAccessibleName('اردو has errors')
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { settings: ready(longText.settings) },
  play: async ({ canvas, userEvent }) => {
    const frontPage = groupOf({ canvas }, 'Front page')
    await userEvent.click(frontPage.getByRole('radio', { name: 'اردو' }))
    await expect(frontPage.getByRole('textbox', { name: 'Motto (اردو)' })).toHaveValue(
      longText.settings.translations.ur.motto,
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
