import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { readCourseTimes } from '#lib/lessons/readClassTimes.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { CourseTimesTable } from './CourseTimesTable.tsx'

const student = examples.listStudents[200].typical.students[2]!
const times = readCourseTimes(student.class_course_data)
const [first] = times

const meta = {
  component: CourseTimesTable,
  title: 'Components/School/CourseTimesTable',
  args: {
    label: 'Class Timings',
    times,
    fromLabel: 'Preference Time From',
    toLabel: 'Preference Time To',
    emptyText: 'No classtime and course details found.',
  },
} satisfies Meta<typeof CourseTimesTable>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = { getAllByRole: (role: string) => HTMLElement[] }

const headers = (canvas: Canvas) => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    await expect(canvas.getByText('School time (Karachi)')).toBeVisible()
    if (isPhone()) return
    await expect(headers(canvas)).toEqual(['Course', 'Preference Time From', 'Preference Time To'])
  },
}

/** The days column appears if any time has days; the other rows explain the missing days. */
export const OnDays: Story = {
  globals: { ...desktopViewport, language: 'en' },
  args: {
    times: [
      { ...first!, days: [1, 3] },
      { ...first!, id: 99, days: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(headers(canvas)).toEqual(['Course', 'Preference Time From', 'Preference Time To', 'Days'])
    await expect(canvas.getByText(/^Mon\b.*\bWed$/)).toBeVisible()
    await expect(canvas.getByText('Days not set')).toBeVisible()
  },
}

const press = fn()

export const WithActions: Story = {
  globals: desktopViewport,
  args: {
    getActions: ({ from }) => [{ id: 'delete', label: 'Delete', name: 'Delete', onPress: () => press(from) }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(headers(canvas)).toHaveLength(4)
    const last = within(canvas.getAllByRole('row').at(-1)!)
    await userEvent.click(last.getByRole('button', { name: 'Delete' }))
    await expect(press).toHaveBeenCalledWith('18:15')
  },
}

// proves D29.1
export const Elsewhere: Story = {
  globals: desktopViewport,
  args: { times: [{ ...first!, from: '02:00', to: '03:00' }] },
  parameters: { school: { viewerZone: 'Europe/London' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell').at(-1)).toHaveTextContent('21:00 – 22:00 previous day')
  },
}

export const Overnight: Story = {
  globals: desktopViewport,
  args: { times: [{ ...first!, from: '23:30', to: '00:30' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell').at(-1)).toHaveTextContent('00:30 +1 day')
  },
}

export const WithoutNumbers: Story = {
  args: { times: [first!, first!].map((time) => ({ ...time, id: undefined, courseName: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['N/A', 'N/A'])
  },
}

export const Empty: Story = {
  args: { times: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No classtime and course details found.')).toBeVisible()
  },
}
