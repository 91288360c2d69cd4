import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { formatMoney, formatMoneyCompact } from '#lib/money/currencyAmounts.ts'
import { ColumnChart } from './ColumnChart.tsx'

const { typical, huge } = examples.getSchoolFigures[200]

const toPoints = (weeks: typeof typical.weeks) =>
  weeks.map(({ from, present, absent }) => ({
    id: from,
    name: from,
    shortName: from.slice(5),
    values: [present, absent],
  }))

const meta = {
  component: ColumnChart,
  title: 'Components/Content/ColumnChart',
  tags: ['autodocs'],
  args: {
    title: 'Attendance by week',
    latest: '91% present this week',
    unit: 'Week of',
    series: ['Present', 'Absent'],
    points: toPoints(typical.weeks),
    format: (value) => String(value),
    formatTick: (value) => String(value),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColumnChart>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const columns = ({ canvasElement }: Pick<Play, 'canvasElement'>) => [
  ...canvasElement.querySelectorAll('svg g:has(rect)'),
]

/** The chart is hidden from screen readers, which get the table. */
// proves X51
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await expect(columns(context)).toHaveLength(12)
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await userEvent.click(canvas.getByText('Show as table'))
    const table = within(canvas.getByRole('table', { name: 'Attendance by week' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows).toHaveLength(13)
    await expect(rows[0]).toBe('Week ofPresentAbsentTotal')
    await expect(rows[1]).toBe('2026-03-2321223')
  },
}

export const OnePoint: Story = {
  args: { series: ['Students'], points: [{ id: 'a', name: 'March 2026', shortName: 'Mar', values: [1] }] },
  play: async (context) => {
    await expect(columns(context)).toHaveLength(1)
    await expect(context.canvas.getByText('Mar')).toBeVisible()
  },
}

export const Zero: Story = {
  args: { points: typical.weeks.map(({ from }) => ({ id: from, name: from, shortName: from, values: [0, 0] })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Nothing to show yet.')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}

export const Huge: Story = {
  args: {
    title: 'Income by month',
    latest: undefined,
    unit: 'Month',
    series: ['Courses', 'Events'],
    points: huge.months.map(({ month, courseIncome, eventIncome }) => ({
      id: month,
      name: month,
      shortName: month,
      values: [courseIncome, eventIncome],
    })),
    format: (value) => formatMoney(value, 'PKR'),
    formatTick: (value) => formatMoneyCompact(value, 'PKR'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Rs\s?1B$/)).toBeInTheDocument()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** In right-to-left languages the first column is on the right. */
export const Urdu: Story = {
  globals: { language: 'ur' },
  play: async (context) => {
    const [first, ...rest] = columns(context).map((column) => column.getBoundingClientRect().x)
    await expect(rest.every((x) => x < (first ?? 0))).toBe(true)
  },
}

export const LongText: Story = {
  args: {
    title: 'A title in a language that needs many words for a short thing',
    series: ['Those who were there all along', 'Those who were nowhere to be seen'],
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { points: toPoints(typical.weeks).slice(0, 2), latest: '' },
}

/** Columns and rows open what is behind them. */
export const Linked: Story = {
  args: { getHref: (id) => `?week=${id}`, onPressPoint: fn() },
  play: async (context) => {
    const { canvas, args, userEvent } = context
    const [first] = columns(context)
    await userEvent.click(first!.querySelector('[data-target]')!)
    await expect(args.onPressPoint).toHaveBeenCalledWith(typical.weeks[0]!.from)
    await userEvent.click(canvas.getByText('Show as table'))
    const [newest] = canvas.getAllByRole('link')
    await expect(newest).toHaveAttribute('href', `?week=${typical.weeks.at(-1)!.from}`)
  },
}
