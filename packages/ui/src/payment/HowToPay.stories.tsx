import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { CopyText } from '#environment/CopyText.tsx'
import type { Origin } from '#model/waysToPay.ts'
import { HowToPay } from './HowToPay.tsx'

const { typical, rupees, longText, empty, wordsOnly } = examples.getSettings[200]
const { paymentWays, paymentInstructions } = typical.settings
const copyText = fn<(text: string) => Promise<boolean>>(async () => true)

function Choosing({ origin, onChooseOrigin, ...props }: ComponentProps<typeof HowToPay>) {
  const [chosen, setChosen] = useState<Origin>(origin)
  const choose = (next: Origin) => {
    onChooseOrigin(next)
    setChosen(next)
  }
  return <HowToPay {...props} origin={chosen} onChooseOrigin={choose} />
}

const meta = {
  component: HowToPay,
  title: 'Payment/HowToPay',
  tags: ['autodocs'],
  parameters: { school: typical.settings },
  args: { origin: 'domestic', onChooseOrigin: fn(), reference: 'C5-1J' },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <CopyText value={copyText}>
        <Story />
      </CopyText>
    ),
  ],
} satisfies Meta<typeof HowToPay>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentEvents.7, 2§2.studentCourses.3, X70, X72
export const Typical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const domestic = within(canvas.getByRole('region', { name: 'Domestic students' }))
    await expect(domestic.getByText('Bank account')).toBeVisible()
    await expect(domestic.getByText('Mobile wallet')).toBeVisible()
    await expect(domestic.getByText(paymentInstructions.domestic)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number, Example Bank' }))
    await expect(copyText).toHaveBeenLastCalledWith(paymentWays.domestic[0]!.accountNumber)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy payment reference' }))
    await expect(copyText).toHaveBeenLastCalledWith('C5-1J')
    await expect(canvas.queryByRole('region', { name: 'International students' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'from abroad' }))
    await expect(args.onChooseOrigin).toHaveBeenLastCalledWith('international')
    const international = within(canvas.getByRole('region', { name: 'International students' }))
    await expect(international.getByText('Bank account')).toBeVisible()
    await expect(international.getByText('Mobile wallet')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Domestic students' })).toBeNull()
  },
}

export const WithTheKeyboard: Story = {
  parameters: { mirrorsArrows: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'from within the country' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('region', { name: 'International students' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy account title, Example Bank' })).toHaveFocus()
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

/** What a school wrote before there were accounts to fill in is still read. */
export const OnlyWords: Story = {
  parameters: { school: wordsOnly.settings },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Transfer the fee/).textContent).toBe(wordsOnly.settings.paymentInstructions.domestic)
    await userEvent.click(canvas.getByRole('radio', { name: 'from abroad' }))
    await expect(canvas.getByText(/Pay by card/)).toBeVisible()
  },
}

/** No word of those who made it, but whom to ask. */
// proves D35.1, X70
export const NotSaidYet: Story = {
  parameters: { school: { ...empty.settings, contactEmail: 'office@maktab.test', contactPhone: '+92 21 555 0100' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['from within the country', 'from abroad']) {
      await userEvent.click(canvas.getByRole('radio', { name }))
      const set = within(canvas.getByRole('region'))
      await expect(set.getByText('The school has not said yet how to pay.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'office@maktab.test' })).toBeVisible()
      await expect(canvas.queryByText(/placeholder/i)).toBeNull()
      await expect(canvas.queryByText('C5-1J')).toBeNull()
    }
  },
}

/** One set is told, the other isn’t. */
export const NotSaidAbroad: Story = {
  parameters: { school: rupees.settings },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The school has not said yet how to pay.')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'from abroad' }))
    await expect(canvas.getByText('The school has not said yet how to pay.')).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: { school: longText.settings },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

const phone = { viewport: { value: 'phone', isRotated: false } }
export const PhoneLongText: Story = { ...LongText, globals: phone }
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Urdu: Story = { parameters: { school: rupees.settings }, globals: { language: 'ur' } }
export const Arabic: Story = { globals: { language: 'ar' } }
