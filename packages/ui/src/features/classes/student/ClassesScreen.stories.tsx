import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { ClassesScreen } from './ClassesScreen.tsx'

const all = examples.listStudentClasses[200]
const ofCourse = examples.listCourseClasses[200]
const first = all.typical.classes[0]!
const course = examples.listEnrolledCourses[200].typical.courses[0]!

const meta = {
  component: ClassesScreen,
  title: 'Screens/Student/Classes',
  // 10:00 in Karachi, the school’s time zone.
  parameters: { now: new Date('2026-11-18T05:00:00Z') },
  args: {
    classes: ready(all.typical.classes),
    host: 'school.maktab.test',
    getReportHref: (entry) => `/student/enrolled-courses?classes=all&report=${entry.class.id}&of=${entry.course.id}`,
    closeHref: '/student/enrolled-courses',
  },
} satisfies Meta<typeof ClassesScreen>
export default meta

type Story = StoryObj<typeof meta>

type Canvas = { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }

const rowOf = (canvas: Canvas, title: string) => within(canvas.getByRole('row', { name: new RegExp(title) }))

// proves 2§2.enrolled.3, 2§2.enrolled.4
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^All Classes/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/student/enrolled-courses')
    if (isPhone()) return
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Title', 'Link', 'Course', 'Time', 'See Performance'])
    const row = rowOf(canvas, first.class.title)
    await expect(row.getByRole('link', { name: /meet\.maktab\.test/ })).toHaveAttribute('href', first.class.classLink)
    await expect(row.getByRole('link', { name: /meet\.maktab\.test/ })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(row.getByText('16:00 – 17:00')).toBeVisible()
    await expect(row.queryByText('Karachi')).toBeNull()
    await expect(
      row.getByRole('link', { name: `See Performance: ${first.class.title}, ${first.course.name}` }),
    ).toHaveAttribute('href', `/student/enrolled-courses?classes=all&report=${first.class.id}&of=${first.course.id}`)
    await expect(canvas.queryByRole('link', { name: /^Join/ })).toBeNull()
  },
}

export const OfOneCourse: Story = {
  globals: desktopViewport,
  args: { course, classes: ready(ofCourse.typical.classes) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(course.name, { selector: 'header *' })).toBeVisible()
    const withoutScheme = rowOf(canvas, 'Tajweed, evening').getByRole('link', { name: /tajweed-evening/ })
    await expect(withoutScheme).toHaveAttribute('href', 'https://meet.maktab.test/tajweed-evening')
  },
}

// proves 2§2.enrolled.5, 2§8.29
export const Empty: Story = {
  args: { classes: ready(all.empty.classes) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No classes found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Close' })).toBeVisible()
  },
}

export const Loading: Story = { args: { classes: loading } }

const retry = fn()

export const Failed: Story = {
  args: { classes: failed('Failed to load classes', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load classes')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { classes: ready(all.longText.classes) } }

export const ManyClasses: Story = {
  args: {
    classes: ready(Array.from({ length: 60 }, (_, index) => ({ ...first, class: { ...first.class, id: index + 1 } }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 rows')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25))
  },
}

export const WithoutTimings: Story = {
  args: { classes: ready(ofCourse.noTimings.classes) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No timings')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add to calendar/ })).toBeNull()
  },
}

export const UnsafeLink: Story = {
  globals: desktopViewport,
  args: { classes: ready(ofCourse.unsafeLink.classes) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /alert/ })).toBeNull()
  },
}

// proves X9
export const AboutToStart: Story = {
  globals: desktopViewport, // A Monday, 15:53 in Karachi; the first class begins at 16:00.
  parameters: { now: new Date('2026-11-23T10:53:00Z') },
  play: async ({ canvas }) => {
    const [, top] = canvas.getAllByRole('row')
    const row = within(top!)
    await expect(row.getByRole('rowheader')).toHaveTextContent(first.class.title)
    await expect(row.getByText('Starts in 7 minutes')).toBeVisible()
    await expect(row.getByRole('link', { name: `Join ${first.class.title} (opens in a new tab)` })).toHaveAttribute(
      'href',
      first.class.classLink,
    )
    await expect(canvas.getAllByRole('link', { name: /^Join/ })).toHaveLength(1)
  },
}

export const OnNow: Story = {
  parameters: { now: new Date('2026-11-23T11:30:00Z') },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, first.class.title)
    await expect(row.getByText('On now')).toBeVisible()
    const label = row.getByText('On now').getBoundingClientRect()
    const link = row.getByRole('link', { name: /^Join/ }).getBoundingClientRect()
    await expect(link.top).toBeLessThan(label.bottom)
  },
}

/** On phones a class has *Join* on the days when it meets. */
export const JoinOnItsDayOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { now: new Date('2026-11-23T04:00:00Z') },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, first.class.title).getByRole('link', { name: /^Join/ })).toBeVisible()
    await expect(rowOf(canvas, 'النحو، المستوى الأول').queryByRole('link', { name: /^Join/ })).toBeNull()
  },
}

// proves X9
export const OnNowWithUnsafeLink: Story = {
  args: { classes: ready(ofCourse.unsafeLink.classes) },
  parameters: { now: new Date('2026-11-18T11:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Join/ })).toBeNull()
  },
}

// proves D29.1
export const ViewerInAnotherZone: Story = {
  globals: desktopViewport,
  parameters: { school: { viewerZone: 'America/New_York' } },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, first.class.title)
    await expect(row.getByText('06:00 – 07:00')).toBeVisible()
    await expect(row.getByText('Karachi').closest('small')).toHaveTextContent(/^16:00 in Karachi$/)
    const early = rowOf(canvas, 'ناظرہ، صبح')
    await expect(early.getByText('Mon, Wed')).toBeVisible()
    await expect(early.getByText(/^(Tue, Sun|Sun, Tue)$/)).toBeVisible()
    await expect(early.getByText('21:00 – 21:45')).toBeVisible()
  },
}

/** On a day when it doesn’t meet, a class is neither near nor first, even at its usual time. */
export const OnADayWithoutIt: Story = {
  globals: desktopViewport,
  parameters: { now: new Date('2026-11-24T10:53:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Starts in/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Join/ })).toBeNull()
    const [, top] = canvas.getAllByRole('row')
    await expect(within(top!).getByRole('rowheader')).toHaveTextContent('ناظرہ، صبح')
  },
}

export const ViewerInAnotherZoneOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { school: { viewerZone: 'America/New_York' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('06:00 – 07:00')).toBeVisible()
    await expect(canvas.getAllByText('Karachi')[0]).toBeVisible()
  },
}

// proves D29.1
export const BeforeSummerTime: Story = {
  globals: desktopViewport,
  parameters: { school: { viewerZone: 'Europe/London' }, now: new Date('2026-03-22T05:00:00Z') },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, first.class.title).getByText('11:00 – 12:00')).toBeVisible()
  },
}

// proves D29.1
export const AfterTheChangeToSummerTime: Story = {
  globals: desktopViewport,
  parameters: { school: { viewerZone: 'Europe/London' }, now: new Date('2026-03-29T05:00:00Z') },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, first.class.title).getByText('12:00 – 13:00')).toBeVisible()
  },
}

// proves X9
export const AddedToTheCalendar: Story = {
  globals: desktopViewport,
  parameters: { school: { viewerZone: 'America/New_York' } },
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = []
    const createObjectURL = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return '#'
    })
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    try {
      await userEvent.click(canvas.getByRole('button', { name: `Add to calendar: ${first.class.title}` }))
      await waitFor(() => expect(files).toHaveLength(1))
      const text = await files[0]!.text()
      await expect(text).toContain('DTSTART;TZID=Asia/Karachi:20261123T160000')
      await expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO')
      await expect(text).toContain('UID:class-10@school.maktab.test')
    } finally {
      createObjectURL.mockRestore()
      click.mockRestore()
    }
  },
}

/** A class without known days has no calendar file, because the file would need days. */
export const WithoutDays: Story = {
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 'Catch-up hour')
    await expect(row.getByText('11:00 – 12:00')).toBeVisible()
    await expect(row.queryByRole('button', { name: /Add to calendar/ })).toBeNull()
  },
}
