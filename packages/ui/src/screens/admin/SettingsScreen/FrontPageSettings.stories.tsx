import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ready } from '#remote.ts'
import { accepts } from '#testing/outcomes.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const { empty } = examples.getSettings[200]

const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings/Front page',
  args: { settings: ready(empty.settings), onSaveSettings: accepts(), onSaveLogo: undefined },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** What is written stands at once as a visitor will read it; what stays blank is said in the product’s words. */
export const Written: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const preview = [...canvasElement.querySelectorAll('[inert]')].at(-1)
    await expect(preview).toHaveTextContent('One lesson at a time.')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Motto/ }), 'Read well')
    await waitFor(() => expect(preview).toHaveTextContent('Read well'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The policies' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ frontPage: { motto: 'Read well', shows: ['courses', 'languages', 'policies'] } }),
      ),
    )
  },
}
