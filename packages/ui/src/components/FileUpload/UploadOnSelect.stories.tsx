import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { FileUpload } from './FileUpload.tsx'
import { getFileInput, createPicture } from './fileUploadFixtures.tsx'

const meta = {
  component: FileUpload,
  title: 'Components/Fields/FileUpload/Upload on select',
  args: { label: 'Image', value: null, onChange: fn() },
} satisfies Meta<typeof FileUpload>
export default meta

type Story = StoryObj<typeof meta>

const onSend = fn<(name: string | undefined) => void>()

/** A form submitted while the picture is being resized is sent afterwards; an invalid file sends nothing. */
// proves X177
export const SentBeforeItIsSmall: Story = {
  tags: ['axe'],
  render: function InAForm(args) {
    const [value, setValue] = useState(args.value)
    const send = (event: FormEvent) => {
      event.preventDefault()
      onSend(value?.name)
    }
    return (
      <form onSubmit={send}>
        <FileUpload {...args} value={value} onChange={setValue} />
        <button type="submit" style={{ minBlockSize: 44 }}>
          Send
        </button>
      </form>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    onSend.mockClear()
    const choose = (file: File) => {
      const files = new DataTransfer()
      files.items.add(file)
      getFileInput(canvasElement).files = files.files
      getFileInput(canvasElement).dispatchEvent(new Event('change', { bubbles: true }))
      canvas.getByRole<HTMLButtonElement>('button', { name: 'Send' }).click()
    }
    choose(await createPicture(3200, 'image/jpeg'))
    await expect(onSend).not.toHaveBeenCalled()
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1))
    await expect(onSend).toHaveBeenLastCalledWith('letters.jpg')
    choose(new File(['no picture'], 'words.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/words\.png/)).toBeVisible()
    await expect(onSend).toHaveBeenCalledTimes(1)
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Send' }).click()
    await expect(onSend).toHaveBeenCalledTimes(2)
  },
}
