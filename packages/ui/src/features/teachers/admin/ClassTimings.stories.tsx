import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { ClassTimings } from './TeacherRelatedLists.tsx'

const { typical, empty, longText } = examples.listTeacherClassTimes[200]
const [first] = typical.data

const meta = {
  component: ClassTimings,
  title: 'Screens/Admin/Teacher/Class timings',
  args: { timings: typical.data },
} satisfies Meta<typeof ClassTimings>
export default meta

type Story = StoryObj<typeof meta>

const headers = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)

// proves 1§2.teachers.10
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(typical.data.length)
    await expect(canvas.getByText('School time (Karachi)')).toBeVisible()
    if (isPhone()) return
    await expect(headers(canvas)).toEqual(['Course', 'Preferred time from', 'Preferred time to'])
    const row = within(canvas.getAllByRole('row')[1]!)
    for (const text of ['Tajweed for beginners', '16:00', '17:00']) await expect(row.getByText(text)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { timings: empty.data },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No class timings yet.')).toBeVisible()
  },
}

export const Elsewhere: Story = {
  globals: desktopViewport,
  args: { timings: [{ ...first!, preferred_time_from: '02:00:00', preferred_time_to: '03:00:00' }] },
  parameters: { school: { viewerZone: 'Europe/London' } },
  play: async ({ canvas }) => {
    await expect(headers(canvas)).toHaveLength(4)
    const cell = canvas.getAllByRole('cell').at(-1)!
    await expect(cell).toHaveTextContent('21:00 – 22:00 previous day')
  },
}

export const Overnight: Story = {
  globals: desktopViewport,
  args: { timings: [{ ...first!, preferred_time_from: '23:30', preferred_time_to: '00:30' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell').at(-1)).toHaveTextContent('00:30 +1 day')
  },
}

export const Unreadable: Story = {
  globals: desktopViewport,
  args: { timings: [{ ...first!, preferred_time_from: 'after Fajr', preferred_time_to: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('after Fajr')).toBeVisible()
  },
}

export const LongText: Story = { args: { timings: longText.data } }
