import type { PaymentTerms } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { done, submitError } from '#submitResult.ts'
import { ready } from '#remote.ts'
import { fillPurchase, clickButton, typeTimes } from '../form/paymentStoryActions.ts'
import { PurchaseScreen } from './PurchaseScreen.tsx'
import screenMeta from './PurchaseScreen.stories.tsx'

const { course: courses } = examples.listCourses[200].typical
const course = courses[3]!
const { discounted: half, nothing: none, typical: whole } = examples.getPaymentTerms[200]
const terms: PaymentTerms = { ...whole.terms, price: 25, amount: 25 }
const [discounted, nothing]: [PaymentTerms, PaymentTerms] = [half.terms, none.terms]
const { invalid: invalidCode } = examples.getPaymentTerms[422]

const meta = {
  ...screenMeta,
  title: 'Screens/Student/Purchase/Discounts',
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X74
export const Discounted: Story = {
  tags: ['axe'],
  args: { offer: ready({ course, paymentState: 'none', terms: discounted }) },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Order summary' }))
    for (const text of ['$45', 'Siblings', '-$22.50', '$22.50']) await expect(summary.getByText(text)).toBeVisible()
  },
}

function Coded(props: ComponentProps<typeof PurchaseScreen>) {
  const [tried, setTried] = useState<{ code: string; terms: PaymentTerms }>()
  const offered = props.offer.state === 'ready' ? props.offer.data : undefined
  const ordinary = offered?.terms ?? terms
  const tryCode = async (code: string | undefined) => {
    if (code === 'NONE') return submitError('', invalidCode.error)
    setTried(code === undefined ? undefined : { code, terms: code === 'ALL' ? nothing : discounted })
    return done
  }
  return (
    <PurchaseScreen
      {...props}
      offer={ready({ course: offered?.course ?? course, paymentState: 'none', terms: tried?.terms ?? ordinary })}
      appliedCode={tried && { code: tried.code, discountWithout: ordinary.discount }}
      onTryCode={tryCode}
    />
  )
}

// proves X74
export const WithACode: Story = {
  render: (args) => <Coded {...args} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await clickButton(context, 'I have a code')
    const field = canvas.getByRole('textbox', { name: 'Discount code' })
    await userEvent.type(field, 'NONE{Enter}')
    await expect(await canvas.findByText('This code doesn’t exist.')).toBeVisible()
    await expect(args.onPurchase).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'SIBLINGS')
    await clickButton(context, 'Apply')
    await expect(await canvas.findByText(/You save/)).toHaveTextContent('You save $22.50')
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await waitFor(() =>
      expect(args.onPurchase).toHaveBeenCalledWith(expect.objectContaining({ code: 'SIBLINGS', origin: 'domestic' })),
    )
  },
}

const notApplied = /Select Apply to see the new total/

/** The code sent is always the one the displayed amount includes. */
// proves X74
export const TypedAndNotApplied: Story = {
  tags: ['slow'],
  ...WithACode,
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await clickButton(context, 'I have a code')
    const field = canvas.getByRole('textbox', { name: 'Discount code' })
    await userEvent.type(field, 'SIBLINGS')
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await waitFor(() => expect(field).toHaveAccessibleDescription(notApplied))
    await expect(field).toHaveFocus()
    await clickButton(context, 'Apply')
    await expect(await canvas.findByText(/You save/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(notApplied)).toBeNull())
    await userEvent.clear(field)
    await clickButton(context, 'Submit')
    await waitFor(() => expect(field).toHaveAccessibleDescription(notApplied))
    await expect(args.onPurchase).not.toHaveBeenCalled()
    await clickButton(context, 'Apply')
    const summary = within(canvas.getByRole('region', { name: 'Order summary' }))
    await expect(await summary.findByText('$25')).toBeVisible()
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onPurchase).toHaveBeenCalledWith(expect.not.objectContaining({ code: 'SIBLINGS' })))
  },
}

/** A fully discounted course has no receipt fields; clearing the code reports an error only there. */
// proves X74
export const AllTakenOffAndCleared: Story = {
  tags: ['axe', 'slow'],
  ...WithACode,
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await clickButton(context, 'I have a code')
    const field = canvas.getByRole('textbox', { name: 'Discount code' })
    await userEvent.type(field, 'ALL{Enter}')
    await canvas.findByRole('button', { name: 'Enroll' })
    await typeTimes(context, 1, '1600', '1730')
    await userEvent.clear(field)
    await clickButton(context, 'Enroll')
    await waitFor(() => expect(field).toHaveAccessibleDescription(notApplied))
    await expect(canvas.queryByText(/is required/)).toBeNull()
    await expect(args.onPurchase).not.toHaveBeenCalled()
  },
}

/** A restored code is applied again, so that the amount includes it. */
// proves X73, X74
export const ACodeThatWasKept: Story = {
  ...WithACode,
  args: { draft: { code: 'SIBLINGS' } },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Order summary' }))
    await expect(await summary.findByText('-$22.50')).toBeVisible()
    await expect(await canvas.findByText(/You save/)).toHaveTextContent('You save $22.50')
  },
}

/** Only the larger of two discounts counts, and a code isn’t credited with a scholarship’s discount. */
// proves X74, X95
export const WhatOneHasIsLarger: Story = {
  ...WithACode,
  args: { offer: ready({ course, paymentState: 'none', terms: discounted }) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await clickButton(context, 'I have a code')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), 'SMALL{Enter}')
    await expect(await canvas.findByText(/You already have a better discount, so we’ll use it:/)).toHaveTextContent(
      'so we’ll use it: Siblings, $22.50.',
    )
    await expect(canvas.queryByText(/You save/)).toBeNull()
  },
}

const monthly = { ...course, price: 45, pricing: 'monthly' as const }

/** On monthly courses a code applies to the first month only. */
// proves X74, X98
export const OfTheFirstMonth: Story = {
  ...WithACode,
  args: { offer: ready({ course: monthly, paymentState: 'none', terms: whole.terms }) },
  play: async (context) => {
    const { canvas, userEvent } = context
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/Total\$45 a month$/)
    await clickButton(context, 'I have a code')
    const field = canvas.getByRole('textbox', { name: 'Discount code' })
    await userEvent.type(field, 'SIBLINGS{Enter}')
    await waitFor(() => expect(summary).toHaveTextContent(/Due for the first month\$22\.50After that\$45 a month$/))
    await userEvent.clear(field)
    await userEvent.type(field, 'ALL{Enter}')
    await expect(await canvas.findByText(/^Your first month is free\. Choose your times to enroll\./)).toBeVisible()
    await expect(summary).toHaveTextContent(/Due for the first monthFreeAfter that\$45 a month$/)
  },
}

/** A fully discounted purchase sends only the code. */
// proves X74
export const AllTakenOff: Story = {
  ...WithACode,
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await clickButton(context, 'I have a code')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), 'ALL{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Enroll' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Choose image' })).toBeNull()
    await expect(canvas.queryByText(/Add this reference/)).toBeNull()
    await typeTimes(context, 1, '1600', '1730')
    await clickButton(context, 'Enroll')
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

/** A free course asks only for times. */
export const Free: Story = {
  args: { offer: ready({ course: freeCourse, paymentState: 'none' }) },
  play: async (context) => {
    const { canvas, canvasElement, args } = context
    await expect(canvas.getByRole('heading', { level: 1, name: /^Enroll/ })).toBeVisible()
    await expect(canvas.getByText('This course is free. Choose your times to enroll.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Domestic students' })).toBeNull()
    await expect(canvas.queryByText('How to buy a course')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'I have a code' })).toBeNull()
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Payment method/ })).toBeNull()
    await typeTimes(context, 1, '1600', '1730')
    await clickButton(context, 'Enroll')
    await waitFor(() =>
      expect(args.onPurchase).toHaveBeenCalledWith({
        courseID: freeCourse.id,
        classTimings: [{ from: '16:00', to: '17:30' }],
      }),
    )
  },
}
