import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const { branded, empty, longText } = examples.getSettings[200]

const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings/Front page',
  args: {
    settings: ready(empty.settings),
    section: 'frontPage',
    getSectionHref: (id) => `#${id}`,
    onSaveSettings: acceptSubmit(),
    onSaveLogo: undefined,
    onSaveFrontPicture: undefined,
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The preview shows typed text at once and default text for blank fields. */
export const Written: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const preview = [...canvasElement.querySelectorAll('[inert]')].at(-1)
    await expect(preview).toHaveTextContent('One lesson at a time.')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Motto/ }), 'Read well')
    await waitFor(() => expect(preview).toHaveTextContent('Read well'))
    await expect(canvas.queryByRole('checkbox', { name: /profile/ })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'School policies' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ frontPage: { motto: 'Read well', shows: ['courses', 'languages', 'policies'] } }),
      ),
    )
  },
}

// proves X296
export const TeachersAndTimes: Story = {
  args: { hasTeacherProfiles: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Weekly times of each course’s classes' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Teachers who agreed to a public profile' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({ frontPage: { shows: ['courses', 'languages', 'teachers', 'times'] } }),
      ),
    )
  },
}

/** Own steps in the preview; blank ones show the default text, which is also the placeholder. */
export const OwnSteps: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const second = within(canvas.getByRole('group', { name: 'How it works, step 2' }))
    await expect(second.getByPlaceholderText('Pay the school')).toHaveValue('')
    await userEvent.type(second.getByRole('textbox', { name: 'Description' }), 'Come{Enter}on Friday')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveSettings).toHaveBeenCalledWith(
        expect.objectContaining({
          frontPage: { steps: [{}, { text: 'Come\non Friday' }, {}], shows: ['courses', 'languages'] },
        }),
      ),
    )
  },
}

/** A step that is too long has an error at its field and in the error summary. */
export const StepTooLong: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const third = within(canvas.getByRole('group', { name: 'How it works, step 3' }))
    await userEvent.click(third.getByRole('textbox', { name: 'Title' }))
    await userEvent.paste('x'.repeat(61))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(third.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
        /can’t be longer than 60 characters/,
      ),
    )
    await expect(third.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await expect(args.onSaveSettings).not.toHaveBeenCalled()
  },
}

export const StepRefusedByServer: Story = {
  args: {
    onSaveSettings: rejectSubmit('', { 'frontPage.steps[1].title': ['Title must have at most 60 characters'] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const second = within(canvas.getByRole('group', { name: 'How it works, step 2' }))
    await waitFor(() =>
      expect(second.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
        /Title must have at most 60 characters/,
      ),
    )
  },
}

export const Filled: Story = {
  args: { settings: ready({ ...longText.settings, frontPicture: branded.settings.frontPicture }) },
}
