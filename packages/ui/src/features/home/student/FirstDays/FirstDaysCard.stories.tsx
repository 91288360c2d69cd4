import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { FirstDaysCard } from './FirstDaysCard.tsx'
import { type FirstDaysSources, getFirstDays } from './getFirstDays.ts'
import type { ListenToMicrophone } from './MicrophoneTestDialog.tsx'

const now = new Date('2026-03-24T09:00:00Z')
const bill = examples.listStudentBilling[200].followed.billing.find(({ paymentStatus }) => paymentStatus === 'pending')!
const nothing: FirstDaysSources = {
  courses: [],
  billing: [],
  requests: [],
  classes: [],
  lessons: [],
  attendance: examples.listOwnAttendance[200].empty,
  isMicrophoneTested: false,
}
const firstDaysOf = (sources: Partial<FirstDaysSources> = {}) => getFirstDays({ ...nothing, ...sources }, now)!
const sent = { billing: [{ ...bill, sentAt: '2026-03-23T08:00:00Z' }] }
const allotted = {
  courses: examples.listEnrolledCourses[200].typical.courses,
  classes: examples.listStudentClasses[200].typical.classes.map((entry) => ({ ...entry, reported: null })),
  lessons: examples.getTimetable[200].typical.lessons,
}

const stop = fn()
/** Somebody speaks as soon as the test begins. */
const speaking: ListenToMicrophone = async (onLevel) => {
  setTimeout(() => onLevel(0.3))
  return { stop }
}

const meta = {
  component: FirstDaysCard,
  title: 'Screens/Student/Dashboard/First days',
  parameters: { now, school: { timeZone: 'UTC', viewerZone: 'UTC', checkedWithinHours: 24 } },
  args: {
    firstDays: firstDaysOf(sent),
    coursesHref: '#courses',
    microphone: { isTested: false, onListen: speaking, onHeard: fn() },
  },
} satisfies Meta<typeof FirstDaysCard>
export default meta

type Story = StoryObj<typeof meta>

/** The receipt is under review. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(6)
    await expect(steps[1]).toHaveTextContent('Receipt sent (done)')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[2]).toHaveTextContent('Payments are usually reviewed within 24 hours.')
    await expect(steps.filter((step) => step.hasAttribute('aria-current'))).toHaveLength(1)
  },
}

export const NothingChosen: Story = {
  args: { firstDays: firstDaysOf() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '#courses')
  },
}

export const BeforeTheFirstLesson: Story = {
  args: { firstDays: firstDaysOf(allotted) },
  play: async ({ canvas }) => {
    const last = within(canvas.getAllByRole('listitem').at(-1)!)
    await expect(last.getByText('today').parentElement).toHaveTextContent('today, 15:00 – 15:30')
    await expect(canvas.getByText('Teacher and time agreed')).toBeVisible()
  },
}

/** A device without a microphone test. */
export const WithoutMicrophone: Story = {
  args: { firstDays: firstDaysOf({ ...sent, isMicrophoneTested: undefined }), microphone: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Test now' })).toBeNull()
  },
}

const openTest: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Test now' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Start test' }))
}

export const MicrophoneHeard: Story = {
  tags: ['axe'],
  play: async (context) => {
    await openTest(context)
    await expect(await screen.findByText('We can hear you. You’re ready for your lesson.')).toBeVisible()
    await expect(context.args.microphone?.onHeard).toHaveBeenCalledTimes(1)
    await expect(stop).toHaveBeenCalled()
    await context.userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const MicrophoneSilent: Story = {
  args: { microphone: { isTested: false, onListen: async () => ({ stop }), onHeard: fn() } },
  play: async (context) => {
    await openTest(context)
    await expect(await screen.findByText('Say a few words.')).toBeVisible()
    await expect(context.args.microphone?.onHeard).not.toHaveBeenCalled()
    // Closing the dialog releases the microphone.
    stop.mockClear()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(1))
  },
}

export const MicrophoneDenied: Story = {
  args: { microphone: { isTested: false, onListen: async () => ({ error: 'denied' }), onHeard: fn() } },
  play: async (context) => {
    await openTest(context)
    await expect(await screen.findByText(/^The browser blocks the microphone/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Start test' })).toBeEnabled()
  },
}

export const MicrophoneMissing: Story = {
  args: { microphone: { isTested: false, onListen: async () => ({ error: 'missing' }), onHeard: fn() } },
  play: async (context) => {
    await openTest(context)
    await expect(await screen.findByText(/^No microphone found/)).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    firstDays: firstDaysOf({ ...allotted, lessons: examples.getTimetable[200].longText.lessons }),
  },
}

export const UrduPhone: Story = {
  globals: { language: 'ur', viewport: { value: 'phone', isRotated: false } },
}
