import type { Act, Student, Teacher } from '@maktab/contract/schema'
import type { Decided } from '#model/Decided.ts'
import type { InboxView } from '#model/InboxView.ts'
import type { Waiting } from '#model/Waiting.ts'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import type { CredentialsDraft } from '../TeacherScreen/credentials.schema.ts'
import type { PasswordTools } from '../TeacherScreen/PasswordPart.tsx'
import type { StudentIdDraft } from '../StudentScreen/studentId.schema.ts'
import type { FileOf } from '#model/FileOf.ts'
import type { InboxDecision } from '#model/InboxDecision.ts'

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
export type DetailActions = Pick<PasswordTools, 'copyText'> & {
  /** All there are, for what an item alone doesn’t tell. */
  teachers: Remote<Teacher[]>
  students: Remote<Student[]>
  hrefs: InboxHrefs
  onDecide: (decision: InboxDecision) => void
  onAssignId: (draft: StudentIdDraft) => Promise<Outcome>
  /** All of a payment; without it what the queue tells. */
  fileOf?: FileOf
}

/** What approving a teacher needs. */
export type Approving = PasswordTools & {
  hrefs: InboxHrefs
  /** Where people sign in, as they read it. */
  entrance: string
  onAssignCredentials: (draft: CredentialsDraft) => Promise<Outcome>
}

export type InboxScreenProps = DetailActions &
  Approving & {
    onRefuse: (teacher: Teacher, reason: string | undefined) => Promise<Outcome>
    /** Without what was decided and can still be taken back. */
    waiting: Remote<Waiting>
    /** What was decided of it, once somebody looks; undefined where nobody can say. */
    decided: Remote<Decided> | undefined
    /** What alone is shown. */
    kind: InboxView | undefined
    onKind: (kind: InboxView | undefined) => void
    /** The item that is open, by its key. */
    open: string | undefined
    onOpen: (key: string | undefined) => void
    /** What was decided and can still be taken back, the newest last. */
    held: readonly InboxDecision[]
    onUndo: (key: string) => void
    /** While somebody points at what is held, nothing of it is sent. */
    onPause: () => void
    onResume: () => void
  }
