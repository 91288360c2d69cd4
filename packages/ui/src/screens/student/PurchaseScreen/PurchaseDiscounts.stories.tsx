import type { PaymentTerms } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { done, refused } from '#outcome.ts'
import { CopyText } from '#environment/CopyText.tsx'
import { ready } from '#remote.ts'
import { accepts } from '#testing/outcomes.ts'
import { fillPurchase, press, typeTimes } from './fillPurchase.ts'
import { PurchaseScreen } from './PurchaseScreen.tsx'

const { course: courses } = examples.listCourses[200].typical
const course = courses[3]!
const { paymentInstructions, paymentWays, checkedWithinHours } = examples.getSettings[200].typical.settings
const { discounted: half, nothing: none, typical: whole } = examples.getPaymentTerms[200]
const terms: PaymentTerms = { ...whole.terms, price: 25, amount: 25 }
const [discounted, nothing]: PaymentTerms[] = [half.terms, none.terms]
const { invalid: invalidCode } = examples.getPaymentTerms[422]

const meta = {
  component: PurchaseScreen,
  title: 'Screens/Student/Purchase/Discounts',
  decorators: [
    (Story) => (
      <CopyText value={async () => true}>
        <Story />
      </CopyText>
    ),
  ],
  parameters: {
    now: new Date('2026-11-18T05:00:00Z'),
    school: { paymentInstructions, paymentWays, checkedWithinHours },
  },
  args: {
    offer: ready({ course, standing: 'none', terms }),
    coursesHref: '/student/courses',
    onPurchase: accepts(),
    keptOrigin: undefined,
    onKeepOrigin: fn(),
    onTryCode: accepts(),
    draft: undefined,
    onKeepDraft: fn(),
    onEmptyDraft: fn(),
    sentShare: undefined,
    onStopSending: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X74
export const Discounted: Story = {
  args: { offer: ready({ course, standing: 'none', terms: discounted }) },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'What you pay for' }))
    for (const text of ['$45', 'Siblings', '-$22.50', '$22.50']) await expect(summary.getByText(text)).toBeVisible()
  },
}

function Coded(props: ComponentProps<typeof PurchaseScreen>) {
  const [coded, setCoded] = useState<PaymentTerms | undefined>(terms)
  const tryCode = async (code: string | undefined) => {
    if (code === 'NONE') return refused('', invalidCode.error)
    setCoded(code === undefined ? terms : code === 'ALL' ? nothing : discounted)
    return done
  }
  return <PurchaseScreen {...props} offer={ready({ course, standing: 'none', terms: coded })} onTryCode={tryCode} />
}

// proves X74
export const WithACode: Story = {
  render: (args) => <Coded {...args} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await press(context, 'I have a code')
    const field = canvas.getByRole('textbox', { name: 'Discount code' })
    await userEvent.type(field, 'NONE{Enter}')
    await expect(await canvas.findByText('Nobody has given out this code.')).toBeVisible()
    await expect(args.onPurchase).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'SIBLINGS')
    await press(context, 'Apply')
    await expect(await canvas.findByText(/It takes off/)).toHaveTextContent('It takes off $22.50')
    await fillPurchase(context)
    await press(context, 'Submit')
    await waitFor(() =>
      expect(args.onPurchase).toHaveBeenCalledWith(expect.objectContaining({ code: 'SIBLINGS', origin: 'domestic' })),
    )
  },
}

/** What was paid for by a code is asked for by it, and by nothing else. */
// proves X74
export const AllTakenOff: Story = {
  ...WithACode,
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await press(context, 'I have a code')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), 'ALL{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Enroll' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Choose picture' })).toBeNull()
    await expect(canvas.queryByText(/Write this reference/)).toBeNull()
    await typeTimes(context, 1, '1600', '1730')
    await press(context, 'Enroll')
    await waitFor(() =>
      expect(args.onPurchase).toHaveBeenCalledWith({
        courseID: course.id,
        code: 'ALL',
        classTimings: [{ from: '16:00', to: '17:30' }],
      }),
    )
  },
}

const freeCourse = courses.find(({ price }) => price === 0)!

/** A free course asks when one would like to learn, and for nothing else. */
export const Free: Story = {
  args: { offer: ready({ course: freeCourse, standing: 'none' }) },
  play: async (context) => {
    const { canvas, canvasElement, args } = context
    await expect(canvas.getByRole('heading', { level: 1, name: /^Enroll/ })).toBeVisible()
    await expect(
      canvas.getByText('This course is free. Say when you would like to learn, and it is yours.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Domestic students' })).toBeNull()
    await expect(canvas.queryByText('How to buy a course')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'I have a code' })).toBeNull()
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Payment Method/ })).toBeNull()
    await typeTimes(context, 1, '1600', '1730')
    await press(context, 'Enroll')
    await waitFor(() =>
      expect(args.onPurchase).toHaveBeenCalledWith({
        courseID: freeCourse.id,
        classTimings: [{ from: '16:00', to: '17:30' }],
      }),
    )
  },
}
