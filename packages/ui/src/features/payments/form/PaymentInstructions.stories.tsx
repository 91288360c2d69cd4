import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { PaymentInstructions } from './PaymentInstructions.tsx'

const { typical, rupees, longText, empty, wordsOnly } = examples.getSettings[200]
const { paymentWays, paymentInstructions } = typical.settings
const copyText = fn<(text: string) => Promise<boolean>>(async () => true)
const incomplete = 'The school hasn’t added all of its payment details yet.'

const meta = {
  component: PaymentInstructions,
  title: 'Components/School/PaymentInstructions',
  tags: ['autodocs'],
  args: { payments: [{ name: 'Tajweed', amount: 45, reference: 'C5-1J' }], onUseAccount: fn() },
  decorators: [
    (Story) => (
      <CopyTextContext value={copyText}>
        <Story />
      </CopyTextContext>
    ),
  ],
} satisfies Meta<typeof PaymentInstructions>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentEvents.7, 2§2.studentCourses.3, X70, X72
export const Typical: Story = {
  tags: ['axe'],
  parameters: { school: typical.settings },
  play: async ({ args, canvas, userEvent }) => {
    for (const [name, words] of [
      ['Domestic students', paymentInstructions.domestic],
      ['International students', paymentInstructions.international],
    ] as const) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible()
      const set = within(canvas.getByRole('region', { name }))
      await expect(set.getByText('Bank account')).toBeVisible()
      await expect(set.getByText('Mobile wallet')).toBeVisible()
      await expect(set.getByText(words)).toBeVisible()
    }
    const domestic = within(canvas.getByRole('region', { name: 'Domestic students' }))
    await userEvent.click(domestic.getByRole('button', { name: 'Copy account number, Example Bank' }))
    await expect(copyText).toHaveBeenLastCalledWith(paymentWays.domestic[0]!.accountNumber)
    await userEvent.click(domestic.getByRole('button', { name: 'Copy payment reference, Example Bank' }))
    await expect(copyText).toHaveBeenLastCalledWith('C5-1J')
    await userEvent.click(domestic.getByRole('button', { name: 'Copy all: Example Bank' }))
    const { accountTitle, accountNumber, branch } = paymentWays.domestic[0]!
    await expect(copyText).toHaveBeenLastCalledWith(
      [
        'Example Bank',
        `Account title: ${accountTitle}`,
        `Account number or IBAN: ${accountNumber}`,
        `Branch or SWIFT: ${branch}`,
        'Amount: $45',
        'Reference: C5-1J',
      ].join('\n'),
    )
    await expect(args.onUseAccount).toHaveBeenLastCalledWith(paymentWays.domestic[0], 'domestic')
    // Amount and reference are side by side.
    const [amount, reference] = [domestic.getAllByText('$45')[0]!, domestic.getAllByText('C5-1J')[0]!]
    await expect(amount.getBoundingClientRect().top).toBe(reference.getBoundingClientRect().top)
    await expect(canvas.queryByText(/^Add this reference/)).toBeNull()
    await expect(canvas.queryByText('Example')).toBeNull()
    await expect(canvas.queryByText(incomplete)).toBeNull()
  },
}

/** An account in another name than the school’s says why, because banks warn about it. */
export const NamedAfterTheSchool: Story = {
  parameters: {
    school: {
      ...typical.settings,
      paymentWays: {
        ...paymentWays,
        domestic: [{ ...paymentWays.domestic[0]!, accountTitle: typical.settings.name.toUpperCase() }],
      },
    },
  },
  play: async ({ canvas }) => {
    const hint = 'The school receives its payments under this name.'
    const set = (name: string) => within(canvas.getByRole('region', { name }))
    await expect(set('Domestic students').queryByText(hint)).toBeNull()
    await expect(set('International students').getAllByText(hint)).toHaveLength(paymentWays.international.length)
  },
}

/** Whom to ask, and the policy on refunds. */
export const WithRefundPolicy: Story = {
  args: { refundPolicy: { title: 'Refunds', href: '/student/policy' } },
  parameters: { school: typical.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/student/policy')
    await expect(canvas.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/92215550100\?text=I%20have%20a%20question%20about%20a%20payment/),
    )
  },
}

/** Several payments with one transfer: each account shows the sum, and the references are named below. */
export const Several: Story = {
  args: {
    payments: [
      { name: 'Tajweed, November 2026', amount: 45, reference: 'C5-1J' },
      { name: 'Qaida, November 2026', amount: 40, reference: 'C6-2K' },
    ],
  },
  parameters: { school: typical.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$85')[0]).toBeVisible()
    await expect(canvas.getAllByText('C5-1J, C6-2K')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy reference of Qaida, November 2026' })).toBeVisible()
  },
}

export const OnlyBanks: Story = {
  parameters: {
    school: {
      ...typical.settings,
      paymentInstructions: empty.settings.paymentInstructions,
      paymentWays: { ...paymentWays, domestic: paymentWays.domestic.slice(0, 1) },
    },
  },
  play: async ({ canvas }) => {
    const domestic = within(canvas.getByRole('region', { name: 'Domestic students' }))
    await expect(domestic.queryByText('Mobile wallet')).toBeNull()
    await expect(canvas.queryByText(/\[Placeholder\]/)).toBeNull()
  },
}

export const OnlyWallets: Story = {
  parameters: {
    school: { ...typical.settings, paymentWays: { ...paymentWays, domestic: paymentWays.domestic.slice(1) } },
  },
}

/** Free text from before accounts could be entered. */
export const OnlyWords: Story = {
  parameters: { school: wordsOnly.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Transfer the fee/).textContent).toBe(wordsOnly.settings.paymentInstructions.domestic)
    await expect(canvas.getByText(/Pay by card/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy payment reference' })).toBeVisible()
  },
}

/** Neither settings nor deployment have payment details: both sets are examples, with the school’s contact. */
// proves 2§2.studentEvents.7, 2§2.studentCourses.3, D35.1, X70
export const Example: Story = {
  parameters: { school: { ...empty.settings, contactEmail: 'office@maktab.test', contactPhone: '+92 21 555 0100' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(incomplete)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'office@maktab.test' })).toBeVisible()
    for (const name of ['Domestic students', 'International students']) {
      const set = within(canvas.getByRole('region', { name }))
      for (const words of ['Example', 'Bank account', 'Mobile wallet']) await expect(set.getByText(words)).toBeVisible()
      await expect(set.queryByRole('button')).toBeNull()
      await expect(set.queryByText('$45')).toBeNull()
    }
    await expect(canvas.queryByText(/placeholder/i)).toBeNull()
  },
}

/** The deployment’s own text isn’t marked as an example. */
// proves X70
export const Deployed: Story = {
  parameters: {
    school: {
      ...empty.settings,
      deployedInstructions: {
        domestic: 'Bank: City Bank\nAccount: 0102 0304',
        international: 'SWIFT: CITYPKKA\nIBAN: PK00 CITY 0102',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/City Bank/).textContent).toBe('Bank: City Bank\nAccount: 0102 0304')
    await expect(canvas.getByText(/CITYPKKA/)).toBeVisible()
    await expect(canvas.queryByText('Example')).toBeNull()
    await expect(canvas.queryByText(incomplete)).toBeNull()
  },
}

/** One set has accounts; the other shows examples. */
export const OneSetMissing: Story = {
  parameters: { school: rupees.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(incomplete)).toBeVisible()
    const set = (name: string) => within(canvas.getByRole('region', { name }))
    await expect(set('Domestic students').queryByText('Example')).toBeNull()
    await expect(set('International students').getByText('Example')).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: { school: longText.settings },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
