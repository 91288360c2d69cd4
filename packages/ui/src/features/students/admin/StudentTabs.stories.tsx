import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type screen, expect, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { expectTabsVisible } from '#testing/viewports.ts'
import page from './StudentScreen.stories.tsx'
import { StudentScreen } from './StudentScreen.tsx'

const lists = examples.listStudents[200]
const all = lists.typical.students
const billing = examples.listStudentBillingDetails[200]
const nothing = { allotments: ready([]), classes: ready([]), reports: ready([]), memberships: ready([]) }

const meta = {
  ...page,
  component: StudentScreen,
  title: 'Screens/Admin/Student/Tabs',
} satisfies Meta<typeof StudentScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole'>

const tabOf = (canvas: Canvas, name: string) => within(canvas.getByRole('tablist')).getByRole('tab', { name })
const expectDetails = (canvas: Canvas) =>
  waitFor(() => expect(tabOf(canvas, 'Student Details')).toHaveAttribute('aria-selected', 'true'))

// proves 2§2.students.3
export const FourTabsOnAPhone: Story = {
  tags: ['axe'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expectTabsVisible(canvas, 4),
}

/** Decision 27: empty tabs are disabled and say why; a URL for one opens Student Details. */
// proves 2§2.students.7, 2§2.students.9, 2§2.students.11, 2§8.29, D27.1
export const EmptyTabs: Story = {
  args: { students: ready(all), id: 11, tab: 'billing', billing: ready(billing.empty.data), ...nothing },
  play: async ({ canvas, userEvent, args }) => {
    await expectDetails(canvas)
    const reasons = { 'Class Timings': 'No classtime and course details found.', Billing: 'No billing details found.' }
    for (const [name, reason] of Object.entries(reasons)) {
      await expect(canvas.getByText(`${name}: ${reason}`)).toBeVisible()
      await expect(tabOf(canvas, name)).toHaveAttribute('aria-disabled', 'true')
      await expect(tabOf(canvas, name)).toHaveAccessibleDescription(`${name}: ${reason}`)
    }
    await userEvent.click(tabOf(canvas, 'Billing'))
    await expect(args.onTab).not.toHaveBeenCalled()
    await expectDetails(canvas)
    await userEvent.click(tabOf(canvas, 'Assign ID'))
    await expect(args.onTab).toHaveBeenLastCalledWith('code')
  },
}

// proves 2§2.students.11, D5.1
export const MalformedTimings: Story = {
  args: { students: ready(lists.malformedTimings.students), tab: 'timings' },
  play: async ({ canvas }) => {
    await expectDetails(canvas)
    await expect(canvas.getByText('Class Timings: No classtime and course details found.')).toBeVisible()
  },
}

export const UnknownTab: Story = {
  args: { tab: 'grades' },
  play: async ({ canvas }) => expectDetails(canvas),
}
