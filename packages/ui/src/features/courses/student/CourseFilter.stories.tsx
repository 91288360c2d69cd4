import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import type { CoursePaymentState } from '#lib/money/paymentStates.ts'
import { ready } from '#remote.ts'
import { CoursesScreen } from './CoursesScreen.tsx'

const { typical } = examples.listCourses[200]
const [enrolled, underReview, rejected] = typical.course
const standings = new Map<number, CoursePaymentState>([
  ...typical.course.map(({ id }) => [id, 'none'] as const),
  [enrolled!.id, 'enrolled'],
  [underReview!.id, 'underReview'],
  [rejected!.id, 'rejected'],
])

const meta = {
  component: CoursesScreen,
  title: 'Screens/Student/Courses/Filter',
  args: {
    courses: ready(typical.course),
    paymentStates: ready(standings),
    getOutlinesHref: (id) => `/student/courses?outlines=${id}`,
    getPurchaseHref: (id) => `/student/courses?purchase=${id}`,
    getClassesHref: (id) => `/student/enrolled-courses?classes=${id}`,
    onFilter: fn(),
  },
} satisfies Meta<typeof CoursesScreen>
export default meta

type Story = StoryObj<typeof meta>

const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const languages = new Map(
  examples.getFrontPage[200].typical.courses.map((course) => [course.id, course.languages] as const),
)

/** Courses up to a price in the school’s currency, with the free ones. */
export const UpToAPrice: Story = {
  args: { filter: { price: '25' } },
  play: async ({ args, canvas, userEvent }) => {
    const others = within(canvas.getByRole('region', { name: 'Other courses' }))
    const affordable = typical.course.filter(({ id, price }) => standings.get(id) === 'none' && price <= 25)
    await expect(namesIn(canvas.getByRole('region', { name: 'Other courses' }))).toEqual(
      affordable.map(({ name }) => name),
    )
    const price = others.getByRole('combobox', { name: 'Price' })
    await expect(price).toHaveValue('Up to $25')
    await userEvent.clear(price)
    await userEvent.tab()
    await expect(args.onFilter).toHaveBeenLastCalledWith({ price: undefined })
  },
}

/** Only other courses are filtered. */
export const Filtered: Story = {
  tags: ['axe'],
  args: { languages, filter: { language: 'arabic' } },
  play: async ({ canvas }) => {
    const others = canvas.getByRole('region', { name: 'Other courses' })
    const arabic = typical.course.filter(
      ({ id }) => languages.get(id)?.includes('arabic') && standings.get(id) === 'none',
    )
    await expect(namesIn(others)).toEqual(arabic.map(({ name }) => name))
    await expect(namesIn(canvas.getByRole('region', { name: 'My courses' }))).toHaveLength(3)
    await expect(within(others).getAllByText(/^In .*Arabic/)[0]).toBeVisible()
  },
}

export const NoneMatches: Story = {
  args: { languages, filter: { language: 'arabic', price: 'free' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No course matches')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Price' })).toHaveValue('Free')
  },
}

/** A backend that doesn’t tell the languages: only the price is a filter. */
export const WithoutLanguages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Price' }), 'Free')
    await userEvent.click(await screen.findByRole('option', { name: 'Free' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ price: 'free' })
    await expect(canvas.queryByRole('combobox', { name: 'Language' })).toBeNull()
  },
}

export const Phone: Story = {
  args: { languages },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
