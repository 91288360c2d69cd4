import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { EventTime } from '../EventSummary/EventSummary.tsx'

const meta = {
  component: EventTime,
  title: 'Components/Content/EventTime',
  tags: ['autodocs'],
  args: { time: '2026-12-05T18:30' },
} satisfies Meta<typeof EventTime>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentEvents.4
export const InTheSchoolsZone: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 Dec 2026, 18:30 GMT+5')).toBeVisible()
    await expect(canvas.queryByText('Karachi')).toBeNull()
  },
}

export const ViewerInAnotherZone: Story = {
  parameters: { school: { viewerZone: 'Pacific/Auckland' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 Dec 2026, 02:30')).toBeVisible()
    await expect(canvas.getByText('Karachi').closest('small')).toHaveTextContent('5 Dec 2026, 18:30 in Karachi')
  },
}

export const OnTheSameDay: Story = {
  parameters: { school: { viewerZone: 'Europe/London' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 Dec 2026, 13:30')).toBeVisible()
    await expect(canvas.getByText('Karachi').closest('small')).toHaveTextContent(/^18:30 in Karachi$/)
  },
}

/** Viewers who don’t want their own time see the school’s with its place. */
export const OwnTimeHidden: Story = {
  parameters: { school: { viewerZone: 'Europe/London' } },
  decorators: [
    (Story) => (
      <OwnTimesContext value={false}>
        <Story />
      </OwnTimesContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^5 Dec 2026, 18:30 in Karachi$/)
  },
}

/** A different zone with the same offset isn't shown separately. */
export const ViewerWithTheSameClocks: Story = {
  parameters: { school: { viewerZone: 'Asia/Tashkent' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Karachi')).toBeNull()
  },
}

// proves D30.2
export const Unreadable: Story = {
  args: { time: 'Friday, after school' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Friday, after school')).toBeVisible()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <p>2026-12-05T18:30</p>,
}
