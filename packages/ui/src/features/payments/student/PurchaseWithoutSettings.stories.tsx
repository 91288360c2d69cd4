import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { fillPurchase, clickButton } from '../form/paymentStoryActions.ts'
import type { PurchaseScreen } from './PurchaseScreen.tsx'
import screenMeta from './PurchaseScreen.stories.tsx'

const course = examples.listCourses[200].typical.course[3]!
const phone = { viewport: { value: 'phone', isRotated: false } }

/** A backend without extensions: no settings, no terms. */
const meta = {
  ...screenMeta,
  title: 'Screens/Student/Purchase/Without settings',
  parameters: { now: screenMeta.parameters.now },
  args: { ...screenMeta.args, offer: ready({ course, paymentState: 'none' }), isGuideOpen: true },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentCourses.3, 2§2.studentCourses.4, 2§2.studentCourses.5, 2§2.studentCourses.8, 2§3.6, 2§5.2
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, canvasElement, args } = context
    const guide = within(canvas.getByRole('list', { name: 'How to buy a course' }))
    await expect(guide.getAllByRole('listitem')).toHaveLength(5)
    for (const name of ['Domestic students', 'International students']) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible()
    }
    await expect(canvas.getAllByText('Example')).toHaveLength(2)
    await expect(canvasElement.querySelector('input[type=file]')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp',
    )
    await expect(canvas.queryByRole('radio', { name: 'Abroad' })).toBeNull()
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

// proves 2§9.2
export const PaymentMethods: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Bank transfer', 'JazzCash'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await clickButton(context, 'Submit')
    await expect(await canvas.findByText('Please check 4 fields.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Receipt is required' })).toBeVisible()
    await expect(args.onPurchase).not.toHaveBeenCalled()
  },
}

/** A school without settings: accounts are examples, but paying works. */
// proves 2§2.studentCourses.5, X73
export const NothingFilledIn: Story = {
  tags: ['slow'],
  parameters: { school: examples.getSettings[200].empty.settings },
  play: async (context) => {
    await expect(context.canvas.getAllByText('Example')).toHaveLength(2)
    await expect(context.canvas.queryByText(/placeholder/i)).toBeNull()
    await fillPurchase(context)
    await clickButton(context, 'Submit')
    await waitFor(() => expect(context.args.onPurchase).toHaveBeenCalledTimes(1))
  },
}

export const Deployed: Story = {
  parameters: {
    school: { deployedInstructions: { domestic: 'Pay at the counter.', international: 'Pay by SWIFT.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay at the counter.')).toBeVisible()
    await expect(canvas.queryByText('Example')).toBeNull()
  },
}

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
