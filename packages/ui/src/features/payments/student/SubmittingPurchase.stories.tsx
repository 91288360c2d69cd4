import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { type SubmitResult, handled } from '#submitResult.ts'
import { addReceipt, fillPurchase, clickButton } from '../form/paymentStoryActions.ts'
import { PurchaseScreen } from './PurchaseScreen.tsx'
import screenMeta from './PurchaseScreen.stories.tsx'

const { typical } = examples.listCourses[200]
const course = typical.course[3]!
const { terms } = examples.getPaymentTerms[200].typical
const { invalid, pdfReceipt } = examples.purchaseCourse[422]

const meta = {
  ...screenMeta,
  title: 'Screens/Student/Purchase/Sending',
  args: { ...screenMeta.args, offer: ready({ course, paymentState: 'none', terms }) },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentCourses.5, 2§2.studentCourses.8
export const Purchases: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { args } = context
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await waitFor(() =>
      expect(args.onPurchase).toHaveBeenCalledWith({
        courseID: course.id,
        receipt: expect.any(File),
        paymentMethod: 'bank transfer',
        origin: 'domestic',
        classTimings: [{ from: '16:00', to: '17:30' }],
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await clickButton(context, 'Submit')
    await expect(await canvas.findByText('Please check 4 fields.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Receipt is required' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Payment method is required' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Time 1: From is required' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus())
    await expect(args.onPurchase).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { onPurchase: neverSettle(), uploadProgress: 0.45 },
  play: async (context) => {
    const { canvas, args } = context
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    const bar = await canvas.findByRole('progressbar', { name: 'Sending your receipt' })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
    await clickButton(context, 'Submitting...')
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(args.onPurchase).toHaveBeenCalledTimes(1)
  },
}

export const StopsSending: Story = {
  render: (args) => {
    const { promise, resolve } = Promise.withResolvers<SubmitResult>()
    return <PurchaseScreen {...args} onPurchase={() => promise} onStopSending={() => resolve(handled)} />
  },
  args: { uploadProgress: 0.2 },
  play: async (context) => {
    const { canvas } = context
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await canvas.findByRole('progressbar')
    await clickButton(context, 'Stop sending')
    await expect(await canvas.findByText('Everything you entered is still here.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus())
    await expect(canvas.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { onPurchase: rejectSubmit('Something went wrong. Please try again.') },
  play: async (context) => {
    const { canvas, args } = context
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
    await expect(canvas.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onPurchase).toHaveBeenCalledTimes(2))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const RefusedAtTheFields: Story = {
  args: {
    onPurchase: rejectSubmit('', { ...invalid.error, 'classTimings[0]': ['This time is already in the list.'] }),
  },
  play: async (context) => {
    const { canvas } = context
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    // On taller pages an error summary above repeats both messages.
    const atField = { ignore: 'a' }
    await expect(await canvas.findByText(invalid.error.receipt[0]!, atField)).toBeVisible()
    await expect(canvas.getByText('This time is already in the list.', atField)).toBeVisible()
  },
}

// proves X77
export const PdfReceipt: Story = {
  parameters: { school: { acceptsPdfReceipts: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Image or PDF, up to 5 MB')).toBeVisible()
    await expect(canvasElement.querySelector('input[type=file]')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp,application/pdf',
    )
  },
}

/** The school stopped accepting PDFs while the form was open. */
// proves X77
export const RefusedAsPdf: Story = {
  args: { onPurchase: rejectSubmit('', pdfReceipt.error) },
  play: async (context) => {
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await expect(await context.canvas.findByText(pdfReceipt.error.receipt[0]!)).toBeVisible()
  },
}

export const RefusedForTheCourse: Story = {
  tags: ['slow'],
  args: { onPurchase: rejectSubmit('', { courseID: ['This course is no longer offered.'] }) },
  play: async (context) => {
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This course is no longer offered.')
  },
}

// proves 2§2.studentCourses.8
export const ClosesAtOnce: Story = {
  play: async (context) => {
    await clickButton(context, 'Close')
    await expect(context.args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const ClosingAsksFirst: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    await addReceipt(context)
    await clickButton(context, 'Close')
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}
