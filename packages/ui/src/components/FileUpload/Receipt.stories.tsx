import { createPdf } from '@maktab/contract/createPdf'
import { createDamagedPdf, createScannedPdf } from '@maktab/contract/createScannedPdf'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { getAcceptedTypes, getFileInput } from './fileUploadFixtures.tsx'
import { FileUpload } from './FileUpload.tsx'

const meta = {
  component: FileUpload,
  title: 'Components/Fields/FileUpload/Receipt',
  args: { label: 'Receipt', value: null, onChange: fn() },
  render: renderControlled(FileUpload),
} satisfies Meta<typeof FileUpload>
export default meta

type Story = StoryObj<typeof meta>

/** Simulates a phone photo of a receipt: lines of text, sharp or blurred. */
async function receiptPicture(blur: number, side = 1200): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')!
  context.filter = `blur(${blur}px)`
  context.fillStyle = '#f4f2ec'
  context.fillRect(0, 0, side, side)
  context.fillStyle = '#222'
  context.font = `${side / 40}px sans-serif`
  for (let line = 1; line < 20; line += 1) {
    context.fillText(`Transfer of 4,500.00 PKR, reference C7-${line}0219, account 0102`, side / 20, (line * side) / 20)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return new File([blob!], 'receipt.jpg', { type: 'image/jpeg' })
}

const pdf = (...texts: string[]) => new File([createPdf(texts)], 'bank.pdf', { type: 'application/pdf' })
const receiptArgs = {
  label: 'Receipt',
  description: 'Image, up to 5 MB',
  isReceipt: true,
} as const
const receiptOrPdfArgs = {
  ...receiptArgs,
  description: 'Image or PDF, up to 5 MB',
  acceptsPdf: true,
} as const

/** Receipts must be pictures, unless the school accepts PDFs. */
// proves 1§5.8, 2§5.2
export const PdfRefused: Story = {
  args: receiptArgs,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(getAcceptedTypes(canvasElement)).toBe('image/jpeg,image/png,image/webp')
    const disguised = new File([createPdf(['Paid 45.00'])], 'bank.png', { type: 'image/png' })
    await userEvent.upload(getFileInput(canvasElement), disguised)
    await expect(await canvas.findByText('bank.png must be a JPEG, PNG or WebP image.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

// proves X78
export const Readable: Story = {
  args: receiptArgs,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(getFileInput(canvasElement), await receiptPicture(0))
    await canvas.findByRole('img', { name: 'Preview of receipt.jpg' })
    const { checkReadability } = await import('./checkReadability.ts')
    await expect(await checkReadability(await receiptPicture(0))).toBeUndefined()
    await expect(canvas.queryByText(/looks blurry|is small/)).toBeNull()
  },
}

// proves X78
export const HintBlurred: Story = {
  args: receiptArgs,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(getFileInput(canvasElement), await receiptPicture(6))
    const hint = 'This image looks blurry. Continue if the amount and transaction number are readable.'
    await expect(await canvas.findByText(hint)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(File))
  },
}

// proves X78
export const HintSmall: Story = {
  args: receiptArgs,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(getFileInput(canvasElement), await receiptPicture(0, 300))
    const hint = 'This image is small. Continue if the amount and transaction number are readable.'
    await expect(await canvas.findByText(hint)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(File))
  },
}

// proves X77
export const PdfPreview: Story = {
  tags: ['slow'],
  args: receiptOrPdfArgs,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(getAcceptedTypes(canvasElement)).toBe('image/jpeg,image/png,image/webp,application/pdf')
    await userEvent.upload(getFileInput(canvasElement), pdf('Paid 45.00', 'Terms'))
    const shown = await canvas.findByRole('img', { name: 'Preview of bank.pdf' })
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBe(2000))
    await expect(await canvas.findByText('Page 1 of 2. All pages will be sent.')).toBeVisible()
    const sent = args.onChange.mock.lastCall?.[0]
    await expect(sent?.type).toBe('application/pdf')
  },
}

/** Two thirds of the page are black, the rest is white. */
export const ScannedPdf: Story = {
  args: receiptOrPdfArgs,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scan = new File([createScannedPdf()], 'scan.pdf', { type: 'application/pdf' })
    await userEvent.upload(getFileInput(canvasElement), scan)
    const shown = await canvas.findByRole<HTMLImageElement>('img', { name: 'Preview of scan.pdf' })
    await waitFor(() => expect(shown.naturalWidth).toBe(2000))
    const context = Object.assign(document.createElement('canvas'), { width: 300, height: 200 }).getContext('2d')!
    context.drawImage(shown, 0, 0, 300, 200)
    const { data } = context.getImageData(0, 0, 300, 200)
    const dark = data.filter((value, index) => index % 4 === 0 && value < 128).length
    await expect(dark / (300 * 200)).toBeCloseTo(2 / 3, 1)
  },
}

// proves X77
export const DamagedPdf: Story = {
  tags: ['slow'],
  args: receiptOrPdfArgs,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(
      getFileInput(canvasElement),
      new File([createDamagedPdf()], 'scan.pdf', { type: 'application/pdf' }),
    )
    const hint = 'Part of this page can’t be shown here. The whole file will be sent.'
    await expect(await canvas.findByText(hint)).toBeVisible()
    // The hint belonged to the previous file.
    await userEvent.upload(getFileInput(canvasElement), pdf('Paid 45.00'))
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull())
  },
}

// proves X77
export const PdfThatCantBeDrawn: Story = {
  tags: ['slow'],
  args: { ...receiptOrPdfArgs, value: new File(['%PDF-1.7 nothing'], 'bank.pdf', { type: 'application/pdf' }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      await canvas.findByText('Can’t preview this PDF. Make sure it isn’t password-protected.'),
    ).toBeVisible()
    // A different file with the same name is rendered again.
    await userEvent.upload(getFileInput(canvasElement), pdf('Paid 45.00'))
    const shown = await canvas.findByRole('img', { name: 'Preview of bank.pdf' })
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBe(2000))
  },
}

export const WrongKind: Story = {
  args: receiptOrPdfArgs,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = new File(['<html>%PDF-1.7'], 'bank.pdf', { type: 'application/pdf' })
    await userEvent.upload(getFileInput(canvasElement), page)
    await expect(await canvas.findByText('bank.pdf must be a JPEG, PNG, WebP or PDF file.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

// proves X75
export const OnItsWay: Story = {
  tags: ['axe'],
  args: { ...receiptOrPdfArgs, value: pdf('Paid'), upload: { state: 'sending', progress: 0.45 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading…' })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
  },
}

// proves X75
export const WaitingForTheLine: Story = {
  args: { ...receiptOrPdfArgs, value: pdf('Paid'), upload: { state: 'waiting', progress: 0.45 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Connection lost\. The upload will resume when you’re back online/)).toBeVisible()
  },
}

export const WithTheSchool: Story = {
  args: { ...receiptOrPdfArgs, value: pdf('Paid'), upload: { state: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploaded. Finish the form and submit it.')).toBeVisible()
  },
}
