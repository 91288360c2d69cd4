import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { FileUpload } from './FileUpload.tsx'
import { getFileInput, createNoisePicture, createPicture } from './fileUploadFixtures.tsx'

const meta = {
  component: FileUpload,
  title: 'Components/Fields/FileUpload',
  tags: ['autodocs'],
  args: { label: 'Image', description: 'JPEG, PNG or WebP, up to 5 MB', value: null, onChange: fn() },
  render: renderControlled(FileUpload),
} satisfies Meta<typeof FileUpload>
export default meta

type Story = StoryObj<typeof meta>

// proves D42.2
export const ChosenAndRemoved: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(getFileInput(canvasElement), await createPicture(40, 'image/jpeg'))
    await expect(await canvas.findByRole('img', { name: 'Preview of letters.jpg' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

// proves D42.2
export const LargePictureIsShrunkAndStripped: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const picture = await createPicture(3200, 'image/jpeg')
    const exif = new Uint8Array([0xff, 0xe1, 0x00, 0x0a, ...new TextEncoder().encode('Exif\0\0GP')])
    const withLocation = new File([picture.slice(0, 2), exif, picture.slice(2)], 'photo.jpg', { type: 'image/jpeg' })
    await userEvent.upload(getFileInput(canvasElement), withLocation)
    await canvas.findByRole('img', { name: 'Preview of photo.jpg' })
    const sent = args.onChange.mock.lastCall?.[0] as File
    const bitmap = await createImageBitmap(sent)
    await expect([bitmap.width, bitmap.height]).toEqual([2160, 1080])
    await expect(await sent.text()).not.toContain('Exif')
  },
}

export const LargerThanTheLimit: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const file = await createNoisePicture(2600, 2000)
    await expect(file.size).toBeGreaterThan(5 * 1024 * 1024)
    await userEvent.upload(getFileInput(canvasElement), file)
    await canvas.findByRole('img', { name: 'Preview of noise.jpg' })
    const sent = args.onChange.mock.lastCall?.[0] as File
    await expect(sent.size).toBeLessThan(5 * 1024 * 1024)
    await expect(canvas.queryByText(/MB\. The limit is/)).toBeNull()
  },
}

/** A long screenshot keeps its width, so that it stays readable. */
export const LongScreenshot: Story = {
  args: { isReceipt: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(getFileInput(canvasElement), await createPicture(1080, 'image/png', 9120))
    await canvas.findByRole('img', { name: 'Preview of letters.png' })
    const bitmap = await createImageBitmap(args.onChange.mock.lastCall?.[0] as File)
    await expect([bitmap.width, bitmap.height]).toEqual([1080, 9120])
  },
}

/** Without a picture there is one tab stop, which also accepts pasting. */
export const StopsAndPaste: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const stops = () => [...canvasElement.querySelectorAll('button')].map(({ textContent }) => textContent)
    await expect(stops()).toEqual(['Choose image'])
    await userEvent.tab()
    const choose = canvas.getByRole('button', { name: 'Choose image' })
    await expect(choose).toHaveFocus()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(await createPicture(40, 'image/png'))
    await fireEvent(choose, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect(await canvas.findByRole('img', { name: 'Preview of letters.png' })).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove image' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}

// proves 1§5.8, 2§5.2, D42.1
export const NoPicture: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const disguised = new File(['<svg onload="alert(1)"/>'], 'letters.png', { type: 'image/png' })
    await userEvent.upload(getFileInput(canvasElement), disguised)
    await expect(await canvas.findByText('letters.png must be a JPEG, PNG or WebP image.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

// proves D42.1
export const TooLarge: Story = {
  args: { maxBytes: 1024 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(getFileInput(canvasElement), await createPicture(2000, 'image/png'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/MB\. The limit is/))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const WithCurrentPicture: Story = {
  args: {
    currentUrl:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="teal"/%3E%3C/svg%3E',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Replace image' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Current image' })).toBeVisible()
  },
}

export const Invalid: Story = { args: { errorMessage: 'The image is larger than 5 MB.' } }
export const Disabled: Story = { args: { isDisabled: true } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Receipt', description: 'JPEG, PNG, WebP or PDF, up to 5 MB', acceptsPdf: true },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Receipt', description: undefined, errorMessage: 'The file is larger than 5 MB' },
}
