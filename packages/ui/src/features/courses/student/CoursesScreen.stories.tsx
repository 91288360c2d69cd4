import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { CoursePaymentState } from '#lib/money/paymentStates.ts'
import { failed, loading, ready } from '#remote.ts'
import { CoursesScreen } from './CoursesScreen.tsx'

const { typical, empty, longText } = examples.listCourses[200]
const [enrolled, underReview, rejected, fresh] = typical.course
const standings = new Map<number, CoursePaymentState>([
  ...typical.course.map(({ id }) => [id, 'none'] as const),
  [enrolled!.id, 'enrolled'],
  [underReview!.id, 'underReview'],
  [rejected!.id, 'rejected'],
])

const meta = {
  component: CoursesScreen,
  title: 'Screens/Student/Courses',
  args: {
    courses: ready(typical.course),
    paymentStates: ready(standings),
    getOutlinesHref: (id) => `/student/courses?outlines=${id}`,
    getPurchaseHref: (id) => `/student/courses?purchase=${id}`,
    getClassesHref: (id) => `/student/enrolled-courses?classes=${id}`,
  },
} satisfies Meta<typeof CoursesScreen>
export default meta

type Story = StoryObj<typeof meta>

type Canvas = { getByRole: (role: string, options: { name: string }) => HTMLElement }
const card = (canvas: Canvas, { name }: { name: string }) =>
  within(canvas.getByRole('heading', { name }).closest('article')!)

// proves 2§2.studentCourses.1, 2§2.studentCourses.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(typical.course.length)
    const { getByRole, getByText } = card(canvas, fresh!)
    await expect(getByText(fresh!.description)).toBeVisible()
    await expect(getByText('$25')).toBeVisible()
    await expect(getByText(fresh!.course_duration)).toBeVisible()
    await expect(getByRole('link', { name: `See outlines of ${fresh!.name}` })).toHaveAttribute(
      'href',
      `/student/courses?outlines=${fresh!.id}`,
    )
    await expect(getByRole('link', { name: `Purchase ${fresh!.name}` })).toHaveAttribute(
      'href',
      `/student/courses?purchase=${fresh!.id}`,
    )
  },
}

const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

/** Courses that the student has or asked for come first. */
export const OwnCoursesFirst: Story = {
  play: async ({ canvas }) => {
    const own = canvas.getByRole('region', { name: 'My courses' })
    await expect(namesIn(own)).toEqual([enrolled, underReview, rejected].map((course) => course!.name))
    const others = canvas.getByRole('region', { name: 'Other courses' })
    await expect(namesIn(others)).toHaveLength(typical.course.length - 3)
  },
}

/** A course that the student asked for is among their own, with what it costs. */
export const Requested: Story = {
  args: { paymentStates: ready(new Map(standings).set(fresh!.id, 'requested')) },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas.getByRole('region', { name: 'My courses' }))).toContain(fresh!.name)
    const { getByRole, getByText } = card(canvas, fresh!)
    await expect(getByText('Requested')).toBeVisible()
    await expect(getByRole('link', { name: `Pay $25 for ${fresh!.name}` })).toHaveTextContent(/^Pay \$25$/)
  },
}

export const Enrolled: Story = {
  play: async ({ canvas }) => {
    const { getByRole, getByText, queryByRole } = card(canvas, enrolled!)
    await expect(getByText('Enrolled')).toBeVisible()
    await expect(queryByRole('link', { name: /^Purchase/ })).toBeNull()
    await expect(getByRole('link', { name: `Classes of ${enrolled!.name}` })).toHaveAttribute(
      'href',
      `/student/enrolled-courses?classes=${enrolled!.id}`,
    )
  },
}

export const UnderReview: Story = {
  play: async ({ canvas }) => {
    const { getByText, queryByRole } = card(canvas, underReview!)
    await expect(getByText('Under review')).toBeVisible()
    await expect(queryByRole('link', { name: /^Purchase/ })).toBeNull()
  },
}

export const Rejected: Story = {
  play: async ({ canvas }) => {
    const { getByRole, getByText } = card(canvas, rejected!)
    await expect(getByText('Rejected')).toBeVisible()
    await expect(getByText('Your payment wasn’t approved. You can send another receipt.')).toBeVisible()
    await expect(getByRole('link', { name: `Send another receipt for ${rejected!.name}` })).toBeVisible()
  },
}

/** A free course has no purchase link. */
export const Free: Story = {
  play: async ({ canvas }) => {
    const free = typical.course.find(({ price }) => price === 0)!
    await expect(card(canvas, free).getByRole('link', { name: `Enroll in ${free.name}` })).toHaveTextContent('Enroll')
  },
}

export const Empty: Story = {
  args: { courses: ready(empty.course), paymentStates: ready(new Map()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses are available right now.')).toBeVisible()
  },
}

export const Loading: Story = { args: { courses: loading, paymentStates: loading } }

/** Shows no courses until their payment status has loaded. */
export const StandingsLoading: Story = {
  args: { paymentStates: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading courses')).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: /^Purchase/ })).toBeNull()
  },
}

const retry = fn()

export const Failed: Story = {
  args: { courses: failed('Error fetching courses', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching courses')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

const retryStandings = fn()

export const StandingsFailed: Story = {
  args: { paymentStates: failed('Can’t connect. Check your internet connection and try again.', retryStandings) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t check which courses you’re enrolled in.')
    await expect(canvas.getAllByRole('link', { name: /^See outlines/ })).toHaveLength(typical.course.length)
    await expect(canvas.queryByRole('link', { name: /^Purchase/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retryStandings).toHaveBeenCalledTimes(1)
  },
}

export const BackFromThePurchase: Story = {
  args: { restoreFocusTo: { id: fresh!.id, view: 'purchase' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: `Purchase ${fresh!.name}` })).toHaveFocus())
  },
}

export const BackWithThePurchaseMade: Story = {
  args: { restoreFocusTo: { id: underReview!.id, view: 'purchase' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: `See outlines of ${underReview!.name}` })).toHaveFocus(),
    )
  },
}

export const LongText: Story = {
  args: { courses: ready(longText.course), paymentStates: ready(new Map([[1, 'rejected']])) },
}

// proves X142
export const OwnPrices: Story = {
  args: {
    discounts: [
      { name: 'Scholarship', courseId: fresh!.id, eventId: null, percentage: 50, amount: null },
      { name: 'Siblings', courseId: enrolled!.id, eventId: null, percentage: 10, amount: null },
    ],
  },
  play: async ({ canvas }) => {
    const { getByText } = card(canvas, fresh!)
    await expect(getByText('$12.50')).toBeVisible()
    await expect(getByText('$25').closest('s')).toBeVisible()
    await expect(getByText('instead of')).toBeInTheDocument()
    await expect(getByText('Scholarship')).toBeVisible()
    // A bought course shows its full price.
    await expect(card(canvas, enrolled!).queryByText('Siblings')).toBeNull()
  },
}

/** A course with a full scholarship has no purchase link. */
// proves X142
export const AllTakenOff: Story = {
  args: {
    discounts: [{ name: 'Scholarship', courseId: fresh!.id, eventId: null, percentage: 100, amount: null }],
  },
  play: async ({ canvas }) => {
    await expect(card(canvas, fresh!).getByRole('link', { name: `Enroll in ${fresh!.name}` })).toBeVisible()
    await expect(card(canvas, fresh!).queryByRole('link', { name: /Purchase/ })).toBeNull()
  },
}

export const LongOwnPrices: Story = {
  args: {
    courses: ready(longText.course),
    paymentStates: ready(new Map(longText.course.map(({ id }) => [id, 'none'] as const))),
    discounts: examples.listOwnDiscounts[200].longText.discounts,
  },
}

/** A part was paid at the office: the rest can be paid with a receipt. */
// proves X235
export const PartlyPaid: Story = {
  args: { paymentStates: ready(new Map([[fresh!.id, 'partlyPaid' as const]])) },
  play: async ({ canvas }) => {
    const { getByRole, getByText } = card(canvas, fresh!)
    await expect(getByText('Partly paid. Send a receipt for the rest, or pay at the office.')).toBeVisible()
    await expect(getByRole('link', { name: `Pay the rest for ${fresh!.name}` })).toBeVisible()
  },
}
