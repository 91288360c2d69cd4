import type {
  Allotment,
  Discount,
  Fee,
  Report,
  ScheduledClass,
  StudentBilling,
  StudentProgress,
} from '@maktab/contract/schema'
import type { FeeActions } from '#features/payments/admin/FeeDialogs.tsx'
import type { RenderEntryDialog } from '#features/payments/admin/useEntryDialog.tsx'
import type { AuditLog } from '#lib/inbox/inboxTypes.ts'
import type { RenderPaymentDetails } from '#lib/money/paymentStates.ts'
import type { StudentTab } from '#lib/navigation/personTabs.ts'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { StudentIdDraft } from './AssignStudentIdForm.tsx'
import type { PurchaseStatus } from './PurchaseReview.tsx'
import type { NotesDraft } from './StudentNotes.tsx'
import type { StudentMembership } from './StudentRelatedLists.tsx'

type StudentLinks = {
  /** Link to edit the student. Undefined if the backend can’t (decision 16). */
  edit: string | undefined
  /** Link to allot a teacher. */
  allot: string
  /** Link to the student’s statement. Undefined if the backend has none (decision 16). */
  statement: string | undefined
  teacher: (id: number) => string
  class: (id: number) => string
  report: (id: number) => string
  event: (id: number) => string
  /** Link to the printable receipts. */
  receipts: string
  /** Link to create or edit a discount of the student. */
  discount: (open: 'new' | number) => string
}

/** Props of the tabs, passed through by `StudentScreen`. */
export type StudentSectionProps = FeeActions & {
  /** Raw value from the URL. */
  tab: string | undefined
  /** Undefined opens the first tab. */
  onTab: (tab: StudentTab | undefined) => void
  links: StudentLinks
  billing: Remote<StudentBilling[]>
  fees?: Remote<Fee[]> | undefined
  /** Audit log of the student. Undefined if the backend has none (decision 16). */
  auditLog?: AuditLog | undefined
  /** Allotments of this student. */
  allotments: Remote<readonly Allotment[]>
  /** The student’s classes and attendance. Undefined if the backend has none (decision 16). */
  progress?: Remote<StudentProgress> | undefined
  /** Classes of the student’s teachers in the student’s courses; shown without `progress`. */
  classes: Remote<readonly ScheduledClass[]>
  reports: Remote<readonly Report[]>
  /** The student’s own discounts. Undefined if the backend has none (decision 16). */
  discounts?: Remote<readonly Discount[]> | undefined
  onEndDiscount: (id: number) => Promise<SubmitResult>
  memberships: Remote<readonly StudentMembership[]>
  onAssignId: (draft: StudentIdDraft) => Promise<SubmitResult>
  /** Undefined if the backend can’t decide purchases (decision 16). */
  onDecidePurchase: ((id: number, status: PurchaseStatus, reason?: string) => Promise<SubmitResult>) | undefined
  /** Renders full payment details; without it only the data of the list is shown. */
  renderPaymentDetails?: RenderPaymentDetails
  /** Dialogs of recorded payments; undefined if the backend can’t record them (decision 16). */
  renderEntryDialog?: RenderEntryDialog | undefined
  /** Undefined if the backend has no notes (decision 16). */
  onSaveNotes: ((id: number, draft: NotesDraft) => Promise<SubmitResult>) | undefined
}
