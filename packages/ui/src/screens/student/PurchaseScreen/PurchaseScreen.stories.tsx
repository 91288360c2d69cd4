import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { accepts } from '#testing/outcomes.ts'
import { fillPurchase, press, timeRow, typeTimes } from './fillPurchase.ts'
import { PurchaseScreen } from './PurchaseScreen.tsx'

const { typical, longText } = examples.listCourses[200]
const course = typical.course[3]!
const { paymentInstructions } = examples.getSettings[200].typical.settings

const meta = {
  component: PurchaseScreen,
  title: 'Screens/Student/Purchase',
  parameters: {
    now: new Date('2026-11-18T05:00:00Z'),
    school: { paymentInstructions },
  },
  args: {
    offer: ready({ course, standing: 'none' }),
    coursesHref: '/student/courses',
    onPurchase: accepts(),
    sentShare: undefined,
    onStopSending: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§1.5, 2§2.studentCourses.3, 2§2.studentCourses.4
export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Payment Details/ })).toBeVisible()
    await expect(canvas.getByText(course.name)).toBeVisible()
    await expect(canvas.getByText('$25')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Domestic students' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'International students' })).toBeVisible()
    const guide = within(canvas.getByRole('region', { name: 'How to buy a course' }))
    await expect(guide.getAllByRole('listitem')).toHaveLength(5)
    await expect(guide.getByText(/The school checks your payment and approves the course/)).toBeVisible()
    await expect(canvas.getAllByRole('group', { name: /^From/ })).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Remove Time 1' })).toBeNull()
  },
}

const freeCourse = typical.course.find(({ price }) => price === 0)!

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
    await expect(canvas.queryByRole('region', { name: 'How to buy a course' })).toBeNull()
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Payment Method/ })).toBeNull()
    await typeTimes(context, 1, '1600', '1730')
    await press(context, 'Submit')
    await waitFor(() =>
      expect(args.onPurchase).toHaveBeenCalledWith({
        courseID: freeCourse.id,
        classTimings: [{ from: '16:00', to: '17:30' }],
      }),
    )
  },
}

// proves 2§9.1, 2§9.2
export const PaymentMethods: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment Method/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Bank transfer', 'JazzCash'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

// proves 2§2.studentCourses.6, 2§2.studentCourses.7
export const FiveTimings: Story = {
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await fillPurchase(context)
    for (const row of [2, 3, 4, 5, 6]) {
      await press(context, 'Add More')
      await waitFor(() => expect(timeRow(context, row)).toContainElement(document.activeElement as HTMLElement))
      await typeTimes(context, row, `0${row}00`, `0${row}30`)
    }
    await press(context, 'Remove Time 6')
    const question = await screen.findByRole('alertdialog', { name: 'Remove Time 6?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await expect(canvas.queryByRole('button', { name: 'Remove Time 1' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^Remove Time/ })).toHaveLength(4)
    await press(context, 'Submit')
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

/** Said beside the button; everything is still there to be sent again. */
/** What is said of a field that the form doesn’t have is said all the same. */
export const ViewerInAnotherZone: Story = {
  parameters: { school: { paymentInstructions, viewerZone: 'Europe/London' } },
  play: async (context) => {
    await typeTimes(context, 1, '1600', '1730')
    await expect(await context.canvas.findByText('11:00 – 12:30')).toBeVisible()
    await expect(context.canvas.getByText('your time')).toBeVisible()
  },
}

export const AfterARejection: Story = {
  args: { offer: ready({ course, standing: 'rejected' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school did not accept your last payment.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
}

export const UnderReview: Story = {
  args: { offer: ready({ course, standing: 'underReview' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school is checking your payment for this course.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/student/courses')
  },
}

export const Enrolled: Story = {
  args: { offer: ready({ course, standing: 'enrolled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are enrolled in this course already.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
  },
}

export const NotOffered: Story = {
  args: { offer: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school doesn’t offer this course.')).toBeVisible()
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

export const LongText: Story = { args: { offer: ready({ course: longText.course[0]!, standing: 'rejected' }) } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Urdu: Story = { globals: { language: 'ur' } }
