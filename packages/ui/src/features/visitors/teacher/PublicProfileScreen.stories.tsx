import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { PublicProfileScreen } from './PublicProfileScreen.tsx'

const { typical, empty, hidden, notShown, longText } = examples.getOwnProfile[200]
const { message } = examples.saveOwnProfile[422].invalid

const meta = {
  component: PublicProfileScreen,
  title: 'Screens/Teacher/Public profile',
  args: { profile: ready(typical.profile), onSaveProfile: acceptSubmit(), onSavePhoto: acceptSubmit() },
} satisfies Meta<typeof PublicProfileScreen>
export default meta

type Story = StoryObj<typeof meta>

const previewIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[inert]')

/** The preview shows what is typed; without a name for visitors it shows the full name. */
// proves X296
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(previewIn(canvasElement)).toHaveTextContent('Amina Yusuf')
    await expect(previewIn(canvasElement)).toHaveTextContent('Speaks English and Arabic')
    await fillField(userEvent, canvas.getByRole('textbox', { name: /^Name for visitors/ }), 'Ustadha Amina')
    await waitFor(() => expect(previewIn(canvasElement)).toHaveTextContent('Ustadha Amina'))
    await userEvent.click(canvas.getByRole('button', { name: 'Update profile' }))
    await waitFor(() =>
      expect(args.onSaveProfile).toHaveBeenCalledWith({
        isPublic: true,
        publicName: 'Ustadha Amina',
        about: typical.profile.about,
        experienceYears: 8,
        version: 1,
      }),
    )
  },
}

/** Nothing is public until the teacher agrees. */
export const Empty: Story = {
  args: { profile: ready(empty.profile) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Visitors may see this profile' })).not.toBeChecked()
    await expect(canvas.getByText('Visitors would see')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Remove image' })).toBeNull()
  },
}

export const RemovePhoto: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const card = within(canvas.getByRole('group', { name: 'Image' }))
    await userEvent.click(card.getByRole('button', { name: 'Remove image' }))
    await waitFor(() => expect(args.onSavePhoto).toHaveBeenCalledWith(null))
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await fillField(userEvent, canvas.getByRole('textbox', { name: /^About you/ }), 'x'.repeat(601))
    await userEvent.click(canvas.getByRole('button', { name: 'Update profile' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^About you/ })).toHaveAccessibleDescription(/600/))
    await expect(args.onSaveProfile).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: { onSaveProfile: rejectSubmit(message, { publicName: ['Public name contains invisible characters'] }) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /^Name for visitors/ })
    await fillField(userEvent, name, 'Amina')
    await userEvent.click(canvas.getByRole('button', { name: 'Update profile' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/invisible characters/))
    await expect(name).toHaveValue('Amina')
  },
}

export const HiddenByTheOffice: Story = {
  args: { profile: ready(hidden.profile) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The office hides your profile/)).toBeVisible()
  },
}

export const SchoolShowsNoTeachers: Story = {
  args: { profile: ready(notShown.profile) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The school doesn’t show its teachers/)).toBeVisible()
  },
}

export const WithoutCourses: Story = {
  args: { profile: ready({ ...typical.profile, courses: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Visitors see you as soon as a course/)).toBeVisible()
  },
}

export const Loading: Story = { args: { profile: loading } }
export const Failed: Story = { args: { profile: failed('Something went wrong', fn()) } }
export const LongText: Story = { args: { profile: ready(longText.profile) } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
