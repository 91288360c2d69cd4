import type { ComponentType, ReactNode } from 'react'
import type { Weekday } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import type { DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { ErasePersonDialog } from '#components/ErasePersonDialog/ErasePersonDialog.tsx'
import { ready } from '#remote.ts'
import { DeleteAllotmentDialog } from './allotments/admin/AllotmentsScreen.tsx'
import { DeleteClassDialog } from './classes/admin/ClassesScreen.tsx'
import { DeleteCourseDialog } from './courses/admin/CoursesScreen.tsx'
import { EndDiscountDialog } from './discounts/admin/EndDiscountDialog.tsx'
import { DeleteEventDialog } from './events/admin/EventsScreen.tsx'
import { ApproveApplicationDialog } from './inbox/admin/ApproveApplicationDialog.tsx'
import { CloseRequestDialog } from './inbox/admin/CourseRequestDetail.tsx'
import { RejectApplicationDialog } from './inbox/admin/RejectApplicationDialog.tsx'
import { DeleteOutlineDialog } from './courses/admin/OutlinesScreen.tsx'
import { CorrectDecisionDialog } from './payments/admin/CorrectDecisionDialog.tsx'
import { DeletePolicyDialog } from './policies/admin/PoliciesScreen.tsx'
import { DeleteReportDialog } from './reports/admin/ReportsScreen.tsx'
import { DeleteStudentDialog } from './students/admin/StudentScreen.tsx'
import { EndFeesDialog, WaiveFeeDialog } from './payments/admin/FeeDialogs.tsx'
import { RecordPaymentDialog } from './payments/admin/RecordPaymentDialog.tsx'
import { RecordRefundDialog } from './payments/admin/RecordRefundDialog.tsx'
import { VoidEntryDialog } from './payments/admin/VoidEntryDialog.tsx'
import { BlockStaffDialog, NewLinkDialog, RemoveStaffDialog } from './staff/admin/StaffDialogs.tsx'
import { RemoveTimeDialog } from './students/admin/StudentDetails.tsx'
import { BlockTeacherDialog, DeleteTeacherDialog } from './teachers/admin/TeacherDialogs.tsx'
import { HideProfileDialog } from './teachers/admin/TeacherProfileSection.tsx'
import { RevokeFeedDialog, ReplaceFeedDialog } from './reminders/shared/CalendarFeedDialogs.tsx'
import { ArrangeTrialDialog } from './trial/admin/ArrangeTrialDialog.tsx'
import { DeclineTrialDialog } from './trial/admin/DeclineTrialDialog.tsx'
import { TrialOutcomeDialog } from './trial/shared/TrialOutcomeDialog.tsx'
import { ExcuseDialog } from './excuses/student/ExcuseDialog.tsx'
import { LeaveEventDialog } from './events/student/EventsScreen.tsx'
import { RemoveStudentDialog } from './classes/teacher/AssignStudentsScreen.tsx'
import { DeleteAttendanceDialog } from './attendance/teacher/SingleAttendanceTab.tsx'
import { DeleteOwnClassDialog } from './classes/teacher/ClassesScreen.tsx'
import { DeleteOwnReportDialog } from './reports/teacher/ReportsScreen.tsx'
import type { SubmitResult } from '#submitResult.ts'

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
const { trials } = examples.listTrials[200].typical
const trialMessage = { getAddress: (path: string) => path, copyText: async () => true }
const student = { id: 1, code: 'STD-001', name: 'Zaynab Malik', label: 'STD-001 · Zaynab Malik' }
const assigned = examples.listClassAssignments[200].typical.students.map((assignment) => ({ assignment, student }))
const marked = examples.listAttendance[200].typical.attendences.map((record) => ({ record, student }))
const requests = examples.listWaiting[200].requests.items
const { feed } = examples.getCalendarFeed[200].typical
const feeds = [feed, { ...feed, readAt: null }] as const
const { events } = examples.listStudentEvents[200].typical
const { lessons } = examples.getTimetable[200].typical
const { staff } = examples.listStaff[200].typical
const { items } = examples.listPayableItems[200].typical
const recordedEntry = examples.getPayment[200].partlyPaid.payment.payments.entries[0]!
const refundable = { kind: 'fee', id: 1, title: 'Tajweed', month: '2026-11', held: 25, currency: 'USD' } as const

const deleteDialog =
  <T,>(Dialog: ComponentType<DeleteRecordProps<T>>, records: readonly NoInfer<T>[]) =>
  ({ at, act, end }: DialogCase) => <Dialog {...end} subject={records[at]} onDelete={act} />

/** Every dialog that sends a request, by component name. */
export const dialogRenderers: Record<string, (dialogCase: DialogCase) => ReactNode> = {
  ErasePersonDialog: ({ at, act, end }) => (
    <ErasePersonDialog {...end} kind="teacher" person={people[at]} onErase={act} />
  ),
  HideProfileDialog: ({ at, act, end: { onClose } }) => (
    <HideProfileDialog teacher={teachers[at]!} onHideProfile={act} onClose={onClose} />
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
      hrefs={{
        teacher: String,
        courses: String,
        student: String,
        billing: String,
        allot: String,
        propose: String,
        decided: () => undefined,
      }}
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
  CloseRequestDialog: ({ at, act, end }) => <CloseRequestDialog {...end} subject={requests[at]} onDelete={act} />,
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
  BlockStaffDialog: deleteDialog(BlockStaffDialog, staff),
  NewLinkDialog: deleteDialog(NewLinkDialog, staff),
  RemoveStaffDialog: deleteDialog(RemoveStaffDialog, staff),
  // These have a form, which is new for each record.
  ArrangeTrialDialog: ({ at, act, end: { onClose } }) => (
    <ArrangeTrialDialog
      key={at}
      {...trialMessage}
      trial={trials[at]!}
      suggestions={ready(examples.suggestTrialTeachers[200].typical)}
      onArrange={act}
      onClose={onClose}
    />
  ),
  DeclineTrialDialog: ({ at, act, end: { onClose } }) => (
    <DeclineTrialDialog key={at} {...trialMessage} trial={trials[at]!} onDecline={act} onClose={onClose} />
  ),
  TrialOutcomeDialog: ({ at, act, end: { onClose } }) => (
    <TrialOutcomeDialog trial={trials[at]!} isHeld onNoteOutcome={act} onClose={onClose} />
  ),
  ExcuseDialog: ({ at, act, end: { onClose } }) => (
    <ExcuseDialog key={at} lesson={lessons[at]!} onExcuse={act} onClose={onClose} />
  ),
  RecordPaymentDialog: ({ at, act, end: { onClose } }) => (
    <RecordPaymentDialog
      key={at}
      student={{ id: at, ...people[at] }}
      items={ready(items)}
      initialKey={undefined}
      onRecordPayment={act}
      onClose={onClose}
    />
  ),
  RecordRefundDialog: ({ at, act, end: { onClose } }) => (
    <RecordRefundDialog key={at} student={people[at].name} item={refundable} onRecordRefund={act} onClose={onClose} />
  ),
  VoidEntryDialog: ({ at, act, end: { onClose } }) => (
    <VoidEntryDialog key={at} entry={{ ...recordedEntry, id: at }} currency="USD" onVoidEntry={act} onClose={onClose} />
  ),
}
