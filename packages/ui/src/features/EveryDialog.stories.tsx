import type { Weekday } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { ErasePersonDialog } from '#components/ErasePersonDialog/ErasePersonDialog.tsx'
import { type SubmitResult, done, submitError } from '#submitResult.ts'
import { neverSettle } from '../testing/submitHandlers.ts'
import { DeleteAllotmentDialog } from './allotments/admin/AllotmentsScreen.tsx'
import { DeleteClassDialog } from './classes/admin/ClassesScreen.tsx'
import { DeleteCourseDialog } from './courses/admin/CoursesScreen.tsx'
import { EndDiscountDialog } from './discounts/admin/EndDiscountDialog.tsx'
import { DeleteEventDialog } from './events/admin/EventsScreen.tsx'
import { ApproveApplicationDialog } from './inbox/admin/ApproveApplicationDialog.tsx'
import { RejectApplicationDialog } from './inbox/admin/RejectApplicationDialog.tsx'
import { DeleteOutlineDialog } from './courses/admin/OutlinesScreen.tsx'
import { CorrectDecisionDialog } from './payments/admin/CorrectDecisionDialog.tsx'
import { DeletePolicyDialog } from './policies/admin/PoliciesScreen.tsx'
import { DeleteReportDialog } from './reports/admin/ReportsScreen.tsx'
import { DeleteStudentDialog } from './students/admin/StudentScreen.tsx'
import { EndFeesDialog, WaiveFeeDialog } from './payments/admin/FeeDialogs.tsx'
import { RemoveTimeDialog } from './students/admin/StudentDetails.tsx'
import { BlockTeacherDialog, DeleteTeacherDialog } from './teachers/admin/TeacherDialogs.tsx'
import { RevokeFeedDialog, ReplaceFeedDialog } from './reminders/shared/CalendarFeedDialogs.tsx'
import { LeaveEventDialog } from './events/student/EventsScreen.tsx'
import { RemoveStudentDialog } from './classes/teacher/AssignStudentsScreen.tsx'
import { DeleteAttendanceDialog } from './attendance/teacher/SingleAttendanceTab.tsx'
import { DeleteOwnClassDialog } from './classes/teacher/ClassesScreen.tsx'
import { DeleteOwnReportDialog } from './reports/teacher/ReportsScreen.tsx'

type DialogCase = { at: 0 | 1; act: () => Promise<SubmitResult>; end: { onClose: () => void; onDone: () => void } }

const people = [{ name: 'Zaynab Malik' }, { name: 'Omar Haddad' }] as const
const times = [
  { id: 1, courseName: 'Tajweed', from: '16:00', to: '17:00', days: [] as Weekday[] },
  { id: 2, courseName: 'Tajweed', from: '18:00', to: '19:00', days: [] as Weekday[] },
] as const
const { course } = examples.listCourses[200].typical
const { outlines } = examples.listOutlines[200].typical
const { event } = examples.listEvents[200].typical
const { teachers } = examples.listTeachers[200].typical
const applications = examples.listTeachers[200].pending.teachers
const { students } = examples.listStudents[200].typical
const { teacherAllotment } = examples.listAllotments[200].typical
const payments = [examples.getPayment[200].longText.payment, examples.getPayment[200].alone.payment] as const
const { discounts } = examples.listDiscounts[200].typical
const { fees } = examples.listFees[200].typical
const months = [fees.slice(0, 1), fees.slice(1, 2)] as const
const { policy } = examples.listPolicies[200].typical
const classes = examples.listAllClasses[200].typical.data
const reports = examples.listReports[200].typical.data
const ownClasses = examples.listTeacherClasses[200].typical.data
const ownReports = examples.listTeacherReports[200].typical.data
const student = { id: 1, code: 'STD-001', name: 'Zaynab Malik', label: 'STD-001 · Zaynab Malik' }
const assigned = examples.listClassAssignments[200].typical.students.map((assignment) => ({ assignment, student }))
const marked = examples.listAttendance[200].typical.attendences.map((record) => ({ record, student }))
const { feed } = examples.getCalendarFeed[200].typical
const feeds = [feed, { ...feed, readAt: null }] as const
const { events } = examples.listStudentEvents[200].typical

const deleteDialog =
  <T,>(Dialog: ComponentType<DeleteRecordProps<T>>, records: readonly NoInfer<T>[]) =>
  ({ at, act, end }: DialogCase) => <Dialog {...end} subject={records[at]} onDelete={act} />

/** Every dialog that sends a request, by component name. */
const renderers: Record<string, (dialogCase: DialogCase) => ReactNode> = {
  ErasePersonDialog: ({ at, act, end }) => (
    <ErasePersonDialog {...end} kind="teacher" person={people[at]} onErase={act} />
  ),
  DeleteAllotmentDialog: deleteDialog(DeleteAllotmentDialog, teacherAllotment),
  DeleteClassDialog: deleteDialog(DeleteClassDialog, classes),
  DeleteCourseDialog: deleteDialog(DeleteCourseDialog, course),
  EndDiscountDialog: ({ at, act, end: { onClose } }) => (
    <EndDiscountDialog discount={discounts[at]} onEndDiscount={act} onClose={onClose} />
  ),
  DeleteEventDialog: ({ at, act, end }) => <DeleteEventDialog {...end} event={event[at]} onDeleteEvent={act} />,
  ApproveApplicationDialog: ({ at, act, end: { onClose, onDone } }) => (
    <ApproveApplicationDialog
      teacher={applications[at]}
      suggestedCode="TCH-001"
      generatePassword={() => 'Wp7-Kd2-Zq9-Tm4'}
      copyText={async () => {
        onDone()
        return true
      }}
      signInAddress="school.test"
      hrefs={{ teacher: String, courses: String, student: String, allot: String, decided: () => undefined }}
      onAssignCredentials={act}
      onClose={onClose}
    />
  ),
  RejectApplicationDialog: ({ at, act, end }) => (
    <RejectApplicationDialog {...end} teacher={applications[at]!} onReject={act} />
  ),
  DeleteOutlineDialog: deleteDialog(DeleteOutlineDialog, outlines),
  CorrectDecisionDialog: ({ at, act, end: { onClose } }) => (
    <CorrectDecisionDialog facts={payments[at]} previousStatus="paid" onCorrect={act} onClose={onClose} />
  ),
  DeletePolicyDialog: deleteDialog(DeletePolicyDialog, policy),
  DeleteReportDialog: deleteDialog(DeleteReportDialog, reports),
  DeleteStudentDialog: deleteDialog(DeleteStudentDialog, students),
  EndFeesDialog: ({ at, act, end: { onClose } }) => (
    <EndFeesDialog fees={months[at]} onEndFees={act} onClose={onClose} />
  ),
  RemoveTimeDialog: ({ at, act, end }) => (
    <RemoveTimeDialog {...end} subject={times[at]} student="Zaynab" onDelete={act} />
  ),
  WaiveFeeDialog: ({ at, act, end: { onClose } }) => (
    <WaiveFeeDialog fee={fees[at]} onWaiveFee={act} onClose={onClose} />
  ),
  BlockTeacherDialog: ({ at, act, end }) => <BlockTeacherDialog {...end} teacher={teachers[at]!} onBlock={act} />,
  DeleteTeacherDialog: ({ at, act, end }) => (
    <DeleteTeacherDialog {...end} subject={teachers[at]} classCount={2} onDelete={act} />
  ),
  RevokeFeedDialog: ({ at, act, end }) => <RevokeFeedDialog {...end} feed={feeds[at]} onCloseFeed={act} />,
  ReplaceFeedDialog: ({ at, act, end }) => <ReplaceFeedDialog {...end} feed={feeds[at]} onCreateFeed={act} />,
  LeaveEventDialog: ({ at, act, end }) => <LeaveEventDialog {...end} entry={events[at]} onLeave={act} />,
  RemoveStudentDialog: deleteDialog(RemoveStudentDialog, assigned),
  DeleteAttendanceDialog: deleteDialog(DeleteAttendanceDialog, marked),
  DeleteOwnClassDialog: deleteDialog(DeleteOwnClassDialog, ownClasses),
  DeleteOwnReportDialog: deleteDialog(DeleteOwnReportDialog, ownReports),
}

/** Dialogs that send no request themselves. */
const withoutRequest = [
  'DayLessonsDialog',
  'FeeReminderDialog',
  'LessonDialog',
  'NoLessonDialog',
  'RemoveMemberDialog',
  'ReplaceReceiptDialog',
  'SearchDialog',
  'SessionExpiredDialog',
]

/** Set once the story is mounted. */
let renderDialog: ((question: ReactNode) => void) | undefined

function Stage() {
  const [question, setQuestion] = useState<ReactNode>()
  useEffect(() => {
    renderDialog = setQuestion
    return () => (renderDialog = undefined)
  }, [])
  return question
}

const meta = {
  component: Stage,
  title: 'Components/Overlays/Every dialog',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const opened = () => screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')

/** Cancel, then confirm; forms have them in the opposite order. */
const buttons = async () => {
  const question = await waitFor(() => opened() ?? screen.getByRole('alertdialog'))
  const allButtons = within(question).getAllByRole('button')
  const isFirst = allButtons[0] === within(question).queryByRole('button', { name: 'Cancel' })
  return question.role === 'alertdialog' || isFirst ? allButtons : allButtons.toReversed()
}

/** Some dialogs require a reason before they can be confirmed. */
const enterReason = async ({ userEvent }: Parameters<Play>[0]) => {
  const why = screen.queryByRole('textbox', { name: 'Reason' })
  if (why) await userEvent.type(why, 'Sent twice')
}

/** A request made for one record resolves after the same dialog was opened for another. */
const resolvesForPreviousRecord =
  (outcome: SubmitResult): Play =>
  async (context) => {
    await waitFor(() => expect(renderDialog).toBeDefined())
    for (const [file, question] of Object.entries(renderers)) {
      const { promise, resolve } = Promise.withResolvers<SubmitResult>()
      const end = { onClose: fn(), onDone: fn() }
      renderDialog?.(question({ at: 0, act: () => promise, end }))
      await buttons()
      await enterReason(context)
      await context.userEvent.click((await buttons())[1]!)
      await waitFor(async () => expect((await buttons())[0], file).toBeDisabled())
      renderDialog?.(question({ at: 1, act: neverSettle(), end }))
      await waitFor(async () => expect((await buttons())[0], file).toBeEnabled())
      resolve(outcome)
      await promise
      await new Promise((onFrame) => requestAnimationFrame(onFrame))
      await expect(end.onClose, file).not.toHaveBeenCalled()
      await expect(end.onDone, file).not.toHaveBeenCalled()
      await expect(screen.queryByText('It is needed.'), file).toBeNull()
      renderDialog?.(null)
      await waitFor(() => expect(opened(), file).toBeNull())
    }
  }

export const AnotherIsDone: Story = {
  tags: ['axe'],
  play: async (context) => {
    const sources = import.meta.glob<string>(
      ['./**/*.tsx', '!./**/*.stories.tsx', '../components/ErasePersonDialog/*.tsx'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    )
    const dialogs = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/function (\w+Dialog)\b/g)].map(([, name = '']) => name),
    )
    await expect(dialogs.toSorted()).toEqual([...Object.keys(renderers), ...withoutRequest].toSorted())
    await resolvesForPreviousRecord(done)(context)
  },
}

export const AnotherIsRefused: Story = {
  tags: ['slow'],
  play: resolvesForPreviousRecord(submitError('It is needed.')),
}
