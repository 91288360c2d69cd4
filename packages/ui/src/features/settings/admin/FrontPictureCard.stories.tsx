import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { SubmitResult } from '#submitResult.ts'
import { ready } from '#remote.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import type { FrontPictureDraft } from './PictureCards.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

const { branded, typical } = examples.getSettings[200]
const { frontPicture } = branded.settings
const headed = ready({ ...typical.settings, frontPicture })

const meta = {
  component: SettingsScreen,
  title: 'Screens/Admin/Settings/Front image',
  args: {
    settings: ready(typical.settings),
    section: 'frontPage',
    getSectionHref: (id) => `#${id}`,
    onSaveSettings: acceptSubmit(),
    onSaveLogo: undefined,
    onSaveFrontPicture: acceptSubmit(),
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

async function drawn(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 })
  canvas.getContext('2d')?.fillRect(0, 0, 200, 100)
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'))
  return new File([blob ?? ''], 'front.png', { type: 'image/png' })
}

const fileField = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=file]')!

/** Submits picture and description, then resets the form to the saved picture. */
export const Chosen: Story = {
  tags: ['axe'],
  render: function WithServer(args) {
    const [picture, setPicture] = useState<typeof frontPicture>()
    return (
      <SettingsScreen
        {...args}
        settings={ready({ ...typical.settings, ...(picture && { frontPicture: picture }) })}
        onSaveFrontPicture={async (draft) => {
          const save: (draft: FrontPictureDraft) => Promise<SubmitResult> = args.onSaveFrontPicture
          const outcome = await save(draft)
          setPicture({ ...frontPicture, description: draft.description ?? '' })
          return outcome
        }}
      />
    )
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const card = within(canvas.getByRole('group', { name: 'Front image' }))
    await expect(card.queryByRole('button', { name: 'Remove image' })).toBeNull()
    await userEvent.upload(fileField(canvasElement), await drawn())
    await card.findByRole('img', { name: 'Preview of front.png' })
    await userEvent.type(card.getByRole('textbox', { name: 'Image description' }), ' A classroom ')
    await userEvent.click(card.getByRole('button', { name: 'Update image' }))
    await waitFor(() =>
      expect(args.onSaveFrontPicture).toHaveBeenCalledWith({
        frontPicture: expect.any(File),
        description: 'A classroom',
      }),
    )
    await card.findByRole('img', { name: 'Current image' })
    await expect(card.getByRole('textbox', { name: 'Image description' })).toHaveValue('A classroom')
    // The preview shows the new picture.
    await expect(canvasElement.querySelector('[inert] picture img')).toHaveAttribute('alt', 'A classroom')
  },
}

export const NothingChosen: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update image' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Front page image' })).toHaveAccessibleDescription(
        /Front page image is required/,
      ),
    )
    await expect(args.onSaveFrontPicture).not.toHaveBeenCalled()
  },
}

/** The description can be changed without uploading the picture again. */
export const Described: Story = {
  args: { settings: headed },
  play: async ({ canvas, userEvent, args }) => {
    const description = canvas.getByRole('textbox', { name: 'Image description' })
    await expect(description).toHaveValue(frontPicture.description)
    await userEvent.clear(description)
    await userEvent.click(canvas.getByRole('button', { name: 'Update image' }))
    await waitFor(() => expect(args.onSaveFrontPicture).toHaveBeenCalledWith({ description: '' }))
  },
}

export const DescribedTooLong: Story = {
  args: { settings: headed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Image description' }))
    await userEvent.paste('x'.repeat(201))
    await userEvent.click(canvas.getByRole('button', { name: 'Update image' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Image description' })).toHaveAccessibleDescription(
        /can’t be longer than 200 characters/,
      ),
    )
    await expect(args.onSaveFrontPicture).not.toHaveBeenCalled()
  },
}

/** Removing the picture keeps focus in the card. */
export const Removed: Story = {
  render: function WithServer(args) {
    const [isThere, setIsThere] = useState(true)
    return (
      <SettingsScreen
        {...args}
        settings={isThere ? headed : ready(typical.settings)}
        onSaveFrontPicture={async (draft) => {
          const save: (draft: FrontPictureDraft) => Promise<SubmitResult> = args.onSaveFrontPicture
          const outcome = await save(draft)
          setIsThere(false)
          return outcome
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }))
    await waitFor(() => expect(args.onSaveFrontPicture).toHaveBeenCalledWith({}))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Front image' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Remove image' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Image description' })).toHaveValue('')
  },
}

export const RefusedByServer: Story = {
  args: { settings: headed, onSaveFrontPicture: rejectSubmit('', examples.saveFrontPicture[422].invalid.error) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileField(canvasElement), await drawn())
    await canvas.findByRole('img', { name: 'Preview of front.png' })
    await userEvent.click(canvas.getByRole('button', { name: 'Update image' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Front page image' })).toHaveAccessibleDescription(
        /We couldn’t read this image\. Choose another one/,
      ),
    )
    // The chosen file stays.
    await expect(canvas.getByRole('img', { name: 'Preview of front.png' })).toBeVisible()
  },
}

export const Sending: Story = {
  args: { settings: headed, onSaveFrontPicture: neverSettle() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }))
    await expect(canvas.getByRole('button', { name: 'Remove image' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Replace image' })).toBeDisabled()
  },
}

/** The backend doesn’t support a front picture. */
export const WithoutPictures: Story = {
  args: { onSaveFrontPicture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Front image' })).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    settings: ready({ ...typical.settings, frontPicture: { ...frontPicture, description: 'word '.repeat(40).trim() } }),
  },
}
