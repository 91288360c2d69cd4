import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withTranslatedQueries } from '#testing/inAnyLanguage/translatedQueries.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { LessonDialog } from './LessonDialog.tsx'

const { typical, otherClocks, overnight, cancelled, longText } = examples.getTimetable[200]
const lesson = typical.lessons.find(({ state, marked }) => state === 'planned' && marked === 0)!
const elsewhere = otherClocks.lessons.find(({ classId }) => classId === 3)!
const atNight = overnight.lessons.find(({ from, to }) => to <= from)!
const isCancelled = cancelled.lessons.find(({ state }) => state === 'cancelled')!
const long = longText.lessons[0]!
const moved: Lesson = { ...lesson, state: 'moved', day: '2026-03-20', note: 'Friday was Eid.', marked: 2, students: 5 }

const meta = {
  component: LessonDialog,
  title: 'Screens/Shared/Timetable/Lesson',
  args: {
    lesson,
    timeZone: typical.timeZone,
    viewerZone: 'Asia/Karachi',
    role: 'student',
    onClose: fn(),
  },
  parameters: { now: new Date('2026-03-22T09:00:00Z') },
} satisfies Meta<typeof LessonDialog>
export default meta

type Story = StoryObj<typeof meta>

const all = withTranslatedQueries(screen)
const opened = () => all.findByRole('dialog')
const button = (name: string) => all.findByRole('button', { name })
const actions = { onChange: acceptSubmit() }

/** Minutes before or after the beginning of the lesson. */
const around = (minutes: number) => ({ now: new Date(Date.parse(lesson.starts.at) + minutes * 60_000) })
const getRegisterHref = (id: number, day: string) => `/teacher/classes?class=${id}&view=register&day=${day}`

export const Student: Story = {
  tags: ['axe'],
  parameters: around(-15),
  play: async () => {
    await expect(await opened()).toHaveAccessibleName(lesson.title)
    const join = await all.findByRole('link', { name: `Join ${lesson.title} (opens in a new tab)` })
    await expect(join).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(all.getByText(lesson.teacher.name)).toBeVisible()
    await expect(all.queryByText('Students')).toBeNull()
    await expect(all.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    await expect(all.queryByRole('button', { name: 'Cancel lesson…' })).toBeNull()
  },
}

/** The message to the office names the lesson at the school’s time. */
export const AsksOffice: Story = {
  tags: ['axe'],
  parameters: { ...around(-15), school: { contactPhone: '+92 21 555 0100' } },
  play: async () => {
    const ask = await all.findByRole('link', { name: 'Ask the office on WhatsApp (opens in a new tab)' })
    const href = decodeURIComponent(ask.getAttribute('href') ?? '')
    await expect(href).toContain(`https://wa.me/92215550100?text=I have a question about “${lesson.title}” on `)
    await expect(href).toContain(lesson.from)
  },
}

/** The meeting opens 15 minutes before the lesson. */
// proves D278.2
export const NotJoinedAhead: Story = {
  parameters: around(-16),
  play: async () => {
    await expect(await opened()).toHaveAccessibleName(lesson.title)
    await expect(all.queryByRole('link', { name: /^Join/ })).toBeNull()
  },
}

/** A past lesson has no join link. */
export const NotJoinedWhenOver: Story = {
  parameters: { now: new Date(lesson.ends.at) },
  play: async () => {
    await expect(await opened()).toHaveAccessibleName(lesson.title)
    await expect(all.queryByRole('link', { name: /^Join/ })).toBeNull()
  },
}

/** The title has the language of its text, as in the week. */
export const UrduTitle: Story = {
  globals: { language: 'en' },
  args: { lesson: { ...lesson, title: 'ناظرہ، صبح' } },
  play: async () => {
    const title = (await opened()).querySelector('h2 [lang]')
    await expect(title).toHaveTextContent('ناظرہ، صبح')
    await expect(title).toHaveAttribute('lang', 'ur')
  },
}

export const Teacher: Story = {
  args: { role: 'teacher', actions },
  play: async ({ args, userEvent }) => {
    await expect(await button('Cancel lesson…')).toBeVisible()
    await expect(await button('Move…')).toBeVisible()
    await expect(await button('Message…')).toBeVisible()
    await expect(all.queryByRole('link')).toBeNull()
    await userEvent.click(await button('Close'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** While the lesson is on, its register comes first. */
// proves D278.1
export const RunningForATeacher: Story = {
  args: { role: 'teacher', actions, getRegisterHref },
  parameters: around(5),
  play: async () => {
    await expect(await all.findByRole('link', { name: 'Mark attendance' })).toHaveAttribute(
      'href',
      getRegisterHref(lesson.classId, lesson.heldOn),
    )
    await expect(all.getByRole('link', { name: /^Join/ })).toBeVisible()
  },
}

/** The register of a past lesson; one whose students are all marked says so. */
export const PastForATeacher: Story = {
  args: { role: 'teacher', actions, getRegisterHref, lesson: { ...lesson, marked: lesson.students } },
  parameters: around(3 * 24 * 60),
  play: async () => {
    await expect(await all.findByRole('link', { name: 'See attendance' })).toBeVisible()
    await expect(all.queryByRole('link', { name: /^Join/ })).toBeNull()
  },
}

export const Administrator: Story = {
  args: { role: 'admin', actions },
  play: async () => {
    await expect(await all.findByText(lesson.teacher.name)).toBeVisible()
    await expect(all.getByText('Students')).toBeVisible()
  },
}

// proves X28
/** The lesson is on another day in the viewer’s time zone. */
export const ElsewhereInTheWorld: Story = {
  args: { lesson: elsewhere, timeZone: otherClocks.timeZone, viewerZone: 'America/Chicago' },
  play: async () => {
    await expect(await opened()).toHaveTextContent(/Sunday \d+ March20:00 – 20:45Mon \d+ Mar 07:00 in Karachi/)
  },
}

/** A title that Urdu and Arabic write alike has the language of its course. */
export const TitleOfItsCourse: Story = {
  args: { lesson: { ...lesson, title: 'ادب', courses: [{ id: 2, name: 'ناظرہ قرآن پڑھیں' }] } },
  play: async () => {
    await expect((await screen.findByRole('heading', { name: 'ادب' })).querySelector('bdi')).toHaveAttribute(
      'lang',
      'ur',
    )
  },
}

export const Overnight: Story = {
  args: { lesson: atNight },
  play: async () => {
    await expect(await all.findByText('+1 day')).toBeVisible()
  },
}

export const Cancelled: Story = {
  args: { lesson: { ...isCancelled, note: 'I am travelling on Tuesday.' } },
  play: async () => {
    await expect(await all.findByText('This lesson is cancelled')).toBeVisible()
    await expect(all.getByText('I am travelling on Tuesday.')).toBeVisible()
    await expect(all.queryByRole('link')).toBeNull()
  },
}

/** A lesson with attendance can’t be changed. */
export const MovedAndMarked: Story = {
  args: { lesson: moved, role: 'teacher', actions },
  play: async () => {
    await expect(await all.findByText('Moved from Friday 20 March')).toBeVisible()
    await expect(all.getByText('2 of 5 marked')).toBeVisible()
    await expect(all.queryByRole('button', { name: 'Move…' })).toBeNull()
    await expect(all.getByText('Attendance has been taken, so this lesson can’t be moved or cancelled.')).toBeVisible()
  },
}

export const Over: Story = {
  args: { role: 'teacher', actions },
  parameters: { now: new Date('2026-04-30T09:00:00Z') },
  play: async () => {
    await expect(await button('Message…')).toBeVisible()
    await expect(all.queryByRole('button', { name: 'Cancel lesson…' })).toBeNull()
  },
}

export const LinkThatIsNotSafe: Story = {
  args: { lesson: { ...lesson, link: 'javascript:alert(1)' } },
  play: async () => {
    await expect(await all.findByText('javascript:alert(1)')).toBeVisible()
    await expect(all.queryByRole('link')).toBeNull()
  },
}

export const LongText: Story = {
  args: { lesson: { ...long, note: 'A word that goes on. '.repeat(24), state: 'cancelled' }, role: 'admin', actions },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
