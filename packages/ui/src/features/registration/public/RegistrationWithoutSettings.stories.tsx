import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import type { CreateStudentAccountScreen } from './CreateStudentAccountScreen.tsx'
import screenMeta from './CreateStudentAccountScreen.stories.tsx'
import { addReceipt, completeDraft, goToCourses, paidCourse, timing } from './registrationStoryActions.ts'
import { newCourse } from './registration.schema.ts'

const { typical } = examples.listCourses[200]
const [first] = typical.course
const phone = { viewport: { value: 'phone', isRotated: false } }
const unpaid = { ...newCourse(), course_id: String(first!.id), timings: [timing] }

/** A backend without extensions. */
const meta = {
  ...screenMeta,
  title: 'Screens/Public/Create student account/Without settings',
  parameters: { now: screenMeta.parameters.now },
  args: { ...screenMeta.args, draft: { ...completeDraft, courses: [unpaid] }, savedOrigin: 'domestic' },
} satisfies Meta<typeof CreateStudentAccountScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.studentAccount.12, 1§5.8, 1§9.17
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context
    await goToCourses(context)
    for (const name of ['Domestic students', 'International students']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    }
    await expect(canvas.getAllByText('Example')).toHaveLength(2)
    await expect(canvasElement.querySelector('input[type=file]')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp',
    )
    await expect(canvas.queryByRole('radio', { name: 'Abroad' })).toBeNull()
    for (const name of ['PayPal', 'Bank transfer', 'Credit card']) {
      await userEvent.click(canvas.getByRole('radio', { name }))
    }
    await addReceipt(context)
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    await expect(args.onRegister).toHaveBeenCalledWith(
      expect.objectContaining({
        courses: [
          {
            course_id: first!.id,
            course_name: first!.name,
            timings: [timing],
            billing: { payment_method: 'Credit Card', receipt_image: expect.any(File) },
          },
        ],
      }),
    )
  },
}

export const ReceiptMissing: Story = {
  tags: ['axe', 'slow'],
  play: async (context) => {
    const { canvas, args } = context
    await goToCourses(context)
    await clickButton(context, 'Submit')
    const choose = canvas.getByRole('button', { name: 'Choose image' })
    await waitFor(() => expect(choose).toHaveAccessibleDescription(/Receipt is required/))
    await expect(canvas.getByText('Payment method is required')).toBeVisible()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const Phone: Story = {
  args: { draft: { ...completeDraft, courses: [paidCourse(first!)] } },
  globals: phone,
  play: async (context) => {
    await goToCourses(context)
    await expect(context.canvas.getByRole('button', { name: 'Submit' })).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
