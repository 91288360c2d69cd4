import type { Act, Fee, Student, Teacher, WaitingItem, WaitingOrder } from '@maktab/contract/schema'
import type { DecisionHistory, InboxView, PendingItems, InboxDecision } from '#lib/inbox/inboxTypes.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { CredentialsDraft } from '#features/teachers/admin/credentials.schema.ts'
import type { PasswordTools } from '#features/teachers/admin/PasswordGeneratorField.tsx'
import type { StudentIdDraft } from '#features/students/admin/AssignStudentIdForm.tsx'
import type { OpenTrialTask } from '#features/trial/admin/TrialPanel.tsx'
import type { RenderPaymentDetails } from '#lib/money/paymentStates.ts'

type InboxHrefs = {
  teacher: (id: number) => string
  /** The page on which courses are assigned to the teacher. */
  courses: (teacherId: number) => string
  student: (id: number) => string
  /** The page on which a student’s payments are seen and recorded. */
  billing: (studentId: number) => string
  /** The page on which a student gets a teacher for a course. */
  allot: (studentId: number, courseId: number | undefined) => string
  /** The same page for a course that isn’t paid yet. */
  propose: (studentId: number, courseId: number | undefined) => string
  /** The page of the record that was decided on; undefined if it was deleted. */
  decided: (act: Act) => string | undefined
}

/** Data and actions of the open item. */
export type InboxDetailActions = Pick<PasswordTools, 'copyText'> & {
  /** All teachers, for details that the item lacks. */
  teachers: Remote<Teacher[]>
  students: Remote<Student[]>
  /** All teachers with missing attendance, for their group. */
  missingAttendance: Remote<PendingItems>
  hrefs: InboxHrefs
  /** Absolute URL at which a student sends the receipt of a fee; included in the reminder. */
  getPayAddress: (feeId: number) => string
  onDecide: (decision: InboxDecision) => void
  onAssignId: (draft: StudentIdDraft) => Promise<SubmitResult>
  onWaiveFee: (fee: Fee, reason: string | undefined) => Promise<SubmitResult>
  /** Closes a course request. */
  onCloseRequest: (id: number) => Promise<SubmitResult>
  /** Emails all teachers with missing attendance; undefined if the backend can’t. */
  onRemindAll: (() => Promise<SubmitResult>) | undefined
  /** Opens a dialog of a trial lesson, which the page shows. */
  onOpenTrialTask: OpenTrialTask
  /** Renders all payment details; without it, only those in the queue are shown. */
  renderPaymentDetails?: RenderPaymentDetails
}

/** Data and callbacks for approving a teacher. */
export type ApproveTeacherProps = PasswordTools & {
  hrefs: InboxHrefs
  /** Displayed URL of the sign-in page. */
  signInAddress: string
  onAssignCredentials: (draft: CredentialsDraft) => Promise<SubmitResult>
}

export type InboxScreenProps = InboxDetailActions &
  ApproveTeacherProps & {
    onReject: (teacher: Teacher, reason: string | undefined) => Promise<SubmitResult>
    /** Excludes decisions that can still be undone. */
    waiting: Remote<PendingItems>
    /** Past decisions, loaded when that tab opens; undefined if the backend has none. */
    decisionHistory: Remote<DecisionHistory> | undefined
    /** The selected tab. */
    kind: InboxView | undefined
    onKindChange: (kind: InboxView | undefined) => void
    order: WaitingOrder
    /** Undefined if the backend has only one order. */
    onOrderChange: ((order: WaitingOrder) => void) | undefined
    /** Key of the open item. */
    open: string | undefined
    onOpen: (key: string | undefined) => void
    /** Decisions that can still be undone, newest last. */
    undoable: readonly InboxDecision[]
    onUndo: (key: string) => void
    /** Delays sending undoable decisions while the user points at them. */
    onPause: () => void
    onResume: () => void
  }

/** Moves through the lines of the list. */
export type InboxSteps = {
  /** Position of the open line, from 1. */
  position: number
  /** Number of loaded lines. */
  of: number
  hasMore: boolean
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

export type InboxDetailProps = InboxDetailActions & {
  item: WaitingItem
  steps: InboxSteps
  /** Whether the reject dialog is open. */
  isRejecting: boolean
  onEndRejecting: () => void
  /** Another user decided while the dialog was open. */
  isDecidedElsewhere: boolean
  onApprove: () => void
  onReject: () => void
  /** Decides on several items at once, such as payments with one receipt. */
  onDecideAll: (decisions: readonly InboxDecision[]) => void
  /** Called when an action here removes the item from the list. */
  onHandled: () => void
}
