import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { ClassTime } from './ClassTime.tsx'

const [first] = examples.listCourseClasses[200].typical.classes
const [timing] = first!.class.teacher_class_timings

const meta = {
  component: ClassTime,
  title: 'Components/Content/ClassTime',
  tags: ['autodocs'],
  parameters: { now: new Date('2026-05-15T06:00:00Z') },
  args: {
    from: timing!.preferred_time_from,
    to: timing!.preferred_time_to,
    schoolZone: 'Asia/Karachi',
    viewerZone: 'Asia/Karachi',
  },
} satisfies Meta<typeof ClassTime>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^16:00 – 17:00$/)
  },
}

// proves D29.1
export const Elsewhere: Story = {
  args: { viewerZone: 'Europe/London' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^12:00 – 13:0016:00 in Karachi$/)
  },
}

/** The header of a column names the zone, so the school’s time comes first. */
export const ZoneNamed: Story = {
  args: { viewerZone: 'Europe/London', isZoneNamed: true, days: [1, 3] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mon, Wed 16:00 – 17:00')
    await expect(canvasElement).toHaveTextContent('12:00 – 13:00 in London')
    await expect(canvasElement).not.toHaveTextContent('in Karachi')
  },
}

/** Viewers who don’t want their own time see one line with the school’s place. */
export const OwnTimeHidden: Story = {
  args: { viewerZone: 'Europe/London', days: [1, 3] },
  decorators: [
    (Story) => (
      <OwnTimesContext value={false}>
        <Story />
      </OwnTimesContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Mon, Wed 16:00 – 17:00 in Karachi$/)
  },
}

/** The same class in winter: London’s clocks have changed, Karachi’s haven’t. */
// proves D29.1
export const ElsewhereInWinter: Story = {
  args: { viewerZone: 'Europe/London' },
  parameters: { now: new Date('2026-11-15T06:00:00Z') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('11:00 – 12:0016:00 in Karachi')
  },
}

export const NextDay: Story = {
  args: { from: '22:00', to: '23:00', viewerZone: 'Australia/Sydney' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('03:00 – 04:0022:00 in Karachi (previous day)')
  },
}

// proves D29.1
export const PreviousDay: Story = {
  args: { from: '08:00', to: '09:00', viewerZone: 'America/New_York' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('23:00 – 00:00 +1 day08:00 in Karachi (next day)')
  },
}

// proves D29.3
export const Overnight: Story = {
  args: { from: '23:30', to: '00:30' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^23:30 – 00:30 \+1 day$/)
  },
}

export const Unreadable: Story = {
  args: { from: 'after lunch', to: '17:00', viewerZone: 'Europe/London' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('after lunch – 17:00')
    await expect(canvasElement).not.toHaveTextContent('in Karachi')
  },
}

// proves X20
export const OnDays: Story = {
  args: { days: [1, 3], viewerZone: 'Europe/London' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Mon, Wed 12:00 – 13:0016:00 in Karachi$/)
  },
}

/** In a time zone a day ahead, the lesson falls on other weekdays. */
// proves D29.1
export const OnOtherDaysElsewhere: Story = {
  args: { from: '22:00', to: '23:00', days: [1, 7], viewerZone: 'Australia/Sydney' },
  play: async ({ canvasElement }) => {
    // Locales whose week starts on Sunday list it first.
    await expect(canvasElement).toHaveTextContent(/^Mon, Tue 03:00 – 04:00(Mon, Sun|Sun, Mon) 22:00 in Karachi$/)
    await expect(canvasElement).not.toHaveTextContent('next day')
  },
}

export const OnDaysInUrdu: Story = {
  globals: { language: 'ur' },
  args: { days: [1, 3], viewerZone: 'Europe/London' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^پیر،? اور بدھ 12:00 PM.*کراچی/)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { viewerZone: 'Europe/London' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <p>16:00 (PKT) = 11:00 (GMT)</p>,
}
