import type { Act, Student, Teacher, WaitingItem } from '@maktab/contract/schema'
import type { DecisionHistory, InboxView, PendingItems, InboxDecision } from '#lib/inbox/inbox.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { CredentialsDraft } from '#features/teachers/admin/credentials.schema.ts'
import type { PasswordTools } from '#features/teachers/admin/PasswordFormField.tsx'
import type { StudentIdDraft } from '#features/students/admin/AssignId.tsx'
import type { RenderPaymentDetails } from '#lib/money/payments.ts'

type InboxHrefs = {
  teacher: (id: number) => string
  /** Where the teacher is assigned courses. */
  courses: (teacherId: number) => string
  student: (id: number) => string
  /** Where a student gets a teacher for a course. */
  allot: (studentId: number, courseId: number | undefined) => string
  /** Where one sees whom a decision was about; nowhere where they are gone. */
  decided: (act: Act) => string | undefined
}

/** What is known of what is open, and what can be done with it. */
export type InboxDetailActions = Pick<PasswordTools, 'copyText'> & {
  /** All there are, for what an item alone doesn’t tell. */
  teachers: Remote<Teacher[]>
  students: Remote<Student[]>
  hrefs: InboxHrefs
  onDecide: (decision: InboxDecision) => void
  onAssignId: (draft: StudentIdDraft) => Promise<SubmitResult>
  /** All of a payment; without it what the queue tells. */
  renderPaymentDetails?: RenderPaymentDetails
}

/** What approving a teacher needs. */
export type ApproveTeacherProps = PasswordTools & {
  hrefs: InboxHrefs
  /** Where people sign in, as they read it. */
  entrance: string
  onAssignCredentials: (draft: CredentialsDraft) => Promise<SubmitResult>
}

export type InboxScreenProps = InboxDetailActions &
  ApproveTeacherProps & {
    onRefuse: (teacher: Teacher, reason: string | undefined) => Promise<SubmitResult>
    /** Without what was decided and can still be taken back. */
    waiting: Remote<PendingItems>
    /** What was decided of it, once somebody looks; undefined where nobody can say. */
    decisionHistory: Remote<DecisionHistory> | undefined
    /** What alone is shown. */
    kind: InboxView | undefined
    onKind: (kind: InboxView | undefined) => void
    /** The item that is open, by its key. */
    open: string | undefined
    onOpen: (key: string | undefined) => void
    /** What was decided and can still be taken back, the newest last. */
    undoable: readonly InboxDecision[]
    onUndo: (key: string) => void
    /** While somebody points at what is held, nothing of it is sent. */
    onPause: () => void
    onResume: () => void
  }

export type InboxDetailProps = InboxDetailActions & {
  item: WaitingItem
  /** Whether it is asked why it is rejected. */
  isRejecting: boolean
  onEndRejecting: () => void
  /** Somebody else was ahead while it was asked. */
  isGone: boolean
  onApprove: () => void
  onReject: () => void
}
