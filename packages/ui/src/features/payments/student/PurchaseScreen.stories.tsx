import type { PaymentTerms } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { failed, loading, ready } from '#remote.ts'
import { withDisplayCurrency } from '#testing/storyState.tsx'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import {
  addReceipt,
  chooseMethod,
  clickButton,
  expectPaymentFitsPhone,
  fillPurchase,
  timeRow,
  typeTimes,
} from '../form/paymentStoryActions.ts'
import { PurchaseScreen } from './PurchaseScreen.tsx'

const { typical, longText } = examples.listCourses[200]
const course = typical.course[3]!
const { wordsOnly, typical: school } = examples.getSettings[200]
const { paymentInstructions, paymentWays, checkedWithinHours } = school.settings
const onlyBanks = { domestic: paymentWays.domestic.slice(0, 1), international: [] }
const terms: PaymentTerms = { ...examples.getPaymentTerms[200].typical.terms, price: 25, amount: 25 }

const meta = {
  component: PurchaseScreen,
  title: 'Screens/Student/Purchase',
  decorators: [
    (Story) => (
      <CopyTextContext value={async () => true}>
        <Story />
      </CopyTextContext>
    ),
  ],
  parameters: {
    now: new Date('2026-11-18T05:00:00Z'),
    school: { paymentInstructions, paymentWays, checkedWithinHours },
  },
  args: {
    offer: ready({ course, paymentState: 'none', terms }),
    coursesHref: '/student/courses',
    isGuideOpen: false,
    onCloseGuide: fn(),
    onPurchase: acceptSubmit(),
    savedOrigin: 'domestic',
    onSaveOrigin: fn(),
    appliedCode: undefined,
    onTryCode: acceptSubmit(),
    draft: undefined,
    onSaveDraft: fn(),
    onResetDraft: fn(),
    uploadProgress: undefined,
    onStopSending: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§1.5, 2§2.studentCourses.3, 2§2.studentCourses.4, X73
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Payment details ${course.name}` })).toBeVisible()
    const summary = within(canvas.getByRole('region', { name: 'Order summary' }))
    await expect(summary.getByText(course.name)).toBeVisible()
    await expect(summary.getByText('$25')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Domestic students' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'International students' })).toBeVisible()
    await expect(canvas.getAllByText('C5-1J')[0]).toBeVisible()
    await expect(canvas.getByText(/^Upload the image below and choose how you paid\./)).not.toBeVisible()
    await userEvent.click(canvas.getByText('How to buy a course'))
    await expect(canvas.getByText(/^Upload the image below and choose how you paid\./)).toBeVisible()
    await userEvent.click(canvas.getByText('How to buy a course'))
    await expect(canvas.getByText(/The school reviews your payment.*reviewed within 24 hours/)).toBeVisible()
    const steps = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(steps).toEqual(['1Choose your times', '2Pay', '3Add your receipt'])
    await expect(canvas.getAllByRole('group', { name: /^From/ })).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Remove Time 1' })).toBeNull()
  },
}

/** The guide is open on the first purchase; closing it is remembered. */
// proves 2§2.studentCourses.4
export const FirstPurchase: Story = {
  args: { isGuideOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    const guide = within(canvas.getByRole('list', { name: 'How to buy a course' }))
    await expect(guide.getAllByRole('listitem')).toHaveLength(5)
    await expect(guide.getByText(/The school reviews your payment and approves the course/)).toBeVisible()
    await expect(args.onCloseGuide).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('How to buy a course'))
    await waitFor(() => expect(args.onCloseGuide).toHaveBeenCalledTimes(1))
    await expect(canvas.getByText(/^Upload the image below and choose how you paid\./)).not.toBeVisible()
  },
}

/** Approximate amount in the payer’s currency, if the school has set an exchange rate. */
// proves X121
export const InAnotherCurrency: Story = {
  decorators: [withDisplayCurrency('PKR')],
  parameters: { school: { rates: school.settings.rates.slice(0, 1) } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/Total\$25.*≈about Rs\s?7,034\s?at the 3 Nov 2026 rate\s?$/)
  },
}

/** The backend has only the price, no terms. */
export const WithoutTerms: Story = {
  args: { offer: ready({ course, paymentState: 'none' }) },
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.queryByText(/Add this reference/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'I have a code' })).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: /^Transaction number/ })).toBeNull()
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await waitFor(() =>
      expect(args.onPurchase).toHaveBeenCalledWith({
        courseID: course.id,
        receipt: expect.any(File),
        paymentMethod: 'bank transfer',
        classTimings: [{ from: '16:00', to: '17:30' }],
      }),
    )
  },
}

/** A school with only a bank account still offers every method of the API. */
// proves 2§9.2, X71
export const OnlyABank: Story = {
  parameters: { school: { paymentWays: onlyBanks } },
  play: async (context) => {
    await addReceipt(context)
    await chooseMethod(context, 'JazzCash')
    await typeTimes(context, 1, '1600', '1730')
    await clickButton(context, 'Submit')
    await waitFor(() =>
      expect(context.args.onPurchase).toHaveBeenCalledWith(expect.objectContaining({ paymentMethod: 'jazzcash' })),
    )
  },
}

export const OnlyWords: Story = {
  parameters: { school: wordsOnly.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pay by card or PayPal/)).toBeVisible()
  },
}

/** The draft is restored and can be discarded. */
// proves X73
export const KeptDraft: Story = {
  args: { draft: { paymentMethod: 'jazzcash', transactionId: 'TX 1', classTimings: [{ from: '16:00', to: '17:30' }] } },
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.getByText('We saved your draft.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Transaction number/ })).toHaveValue('TX 1')
    await expect(canvas.getByRole('button', { name: /JazzCash.*Payment method/ })).toBeVisible()
    await clickButton(context, 'Clear form')
    await expect(args.onResetDraft).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('textbox', { name: /^Transaction number/ })).toHaveValue('')
  },
}

// proves 2§9.1, 2§9.2
export const PaymentMethods: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Bank transfer', 'JazzCash'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

// proves 2§2.studentCourses.6, 2§2.studentCourses.7
export const FiveTimings: Story = {
  tags: ['slow'],
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await fillPurchase(context)
    for (const row of [2, 3, 4, 5, 6]) {
      await clickButton(context, 'Add More')
      await waitFor(() => expect(timeRow(context, row)).toContainElement(document.activeElement as HTMLElement))
      await typeTimes(context, row, `0${row}00`, `0${row}30`)
    }
    await clickButton(context, 'Remove Time 6')
    const question = await screen.findByRole('alertdialog', { name: 'Remove Time 6?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await expect(canvas.queryByRole('button', { name: 'Remove Time 1' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^Remove Time/ })).toHaveLength(4)
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onPurchase).toHaveBeenCalledTimes(1))
    await expect(args.onPurchase).toHaveBeenCalledWith(
      expect.objectContaining({
        classTimings: [
          { from: '16:00', to: '17:30' },
          { from: '02:00', to: '02:30' },
          { from: '03:00', to: '03:30' },
          { from: '04:00', to: '04:30' },
          { from: '05:00', to: '05:30' },
        ],
      }),
    )
  },
}

export const ViewerInAnotherZone: Story = {
  parameters: { school: { viewerZone: 'Europe/London' } },
  play: async (context) => {
    await typeTimes(context, 1, '1600', '1730')
    await expect(await context.canvas.findByText('11:00 – 12:30')).toBeVisible()
    await expect(context.canvas.getByText('London')).toBeVisible()
  },
}

export const Loading: Story = { args: { offer: loading } }

const retry = fn()

export const Failed: Story = {
  args: { offer: failed('Error fetching courses', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  parameters: { school: examples.getSettings[200].longText.settings },
  args: { offer: ready({ course: longText.course[0]!, paymentState: 'rejected', terms }) },
}

/** On a phone the accounts are on the first screen, with the receipt field shortly below. */
// proves X73
/** Where the times are known already, the first account is on the first screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    offer: ready({ course, paymentState: 'none', terms, knownTimes: [{ from: '16:00', to: '17:30', days: [1, 3] }] }),
  },
  play: async (context) => {
    const [number] = context.canvas.getAllByText(paymentWays.domestic[0]!.accountNumber)
    await expect(number!.getBoundingClientRect().bottom).toBeLessThan(700)
    await expectPaymentFitsPhone(context)
  },
}
