import type { Act, WaitingKind } from '@maktab/contract/schema'
import { mapRemote } from '@maktab/ui/remote'
import { InboxScreen } from '@maktab/ui/features/inbox/admin/InboxScreen'
import { TrialDialogs } from '@maktab/ui/features/trial/admin/TrialDialogs'
import { generatePassword } from '@maktab/ui/lib/people/generateSecrets'
import { admin } from '#addresses/admin.ts'
import { useDecisionHistory } from '#features/audit/auditLogQueryHooks.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useTeacherActions } from '#features/teachers/teacherQueryHooks.ts'
import { useRemindTeachers } from '#features/inbox/useRemindTeachers.ts'
import { useMissingAttendance, usePendingItems } from '#features/inbox/pendingItemQueryHooks.ts'
import { useShareInboxCount } from '#features/inbox/usePendingCount.ts'
import { getPayAddress, useFeeActions } from '#features/payments/feeQueryHooks.ts'
import { copyText } from '#browser/sharePrintouts.ts'
import { useUndoableDecisions } from '#features/inbox/useUndoableDecisions.ts'
import { usePeopleById } from '#lists/useRecordsById.ts'
import { useNavigateTo, useRemoveInvalidParams, useRouteView } from '#navigation/routeViews.ts'
import { useTrialTasks } from '#features/trial/trialHooks.ts'
import { renderPaymentDetails } from '#features/payments/admin/PaymentDetailsContainer.tsx'
import { countPending } from '@maktab/ui/lib/inbox/inboxTypes'
import { excludeDecided } from '@maktab/ui/lib/inbox/pendingItems'

/** Records that are decided on in the student’s billing. */
const isBilled: ReadonlySet<Act['record']['kind']> = new Set(['coursePayment', 'feePayment'])

/** The page of the person a decision was about; for an event payment, the payment in the event. */
function decidedHref({ record, ...act }: Act): string | undefined {
  const [student, teacher, members] = [act.studentId ?? undefined, act.teacherId ?? undefined, act.eventId ?? undefined]
  if (record.kind === 'trial') return admin.trials.href({ trial: record.id })
  if (record.kind === 'eventPayment') return members && student ? admin.events.href({ members, student }) : undefined
  if (teacher !== undefined) return admin.teachers.href({ teacher })
  if (student === undefined) return undefined
  return admin.students.href({ student, ...(isBilled.has(record.kind) && { tab: 'billing' }) })
}

const hrefs = {
  teacher: (id: number) => admin.teachers.href({ teacher: id }),
  courses: (id: number) => admin.teachers.href({ teacher: id, tab: 'courses' }),
  student: (id: number) => admin.students.href({ student: id }),
  billing: (id: number) => admin.students.href({ student: id, tab: 'billing' }),
  allot: (student: number, course: number | undefined) => admin.allotTeachers.href({ form: 'new', student, course }),
  propose: (student: number, course: number | undefined) =>
    admin.allotTeachers.href({ form: 'new', student, course, requested: 'yes' }),
  decided: decidedHref,
}

/** `/admin/inbox`: pending items, decisions that can be undone, and past decisions. */
export function InboxContainer() {
  const { kind, item, order = 'important' } = useRouteView(admin.inbox)
  useRemoveInvalidParams(admin.inbox)
  const { go } = useNavigateTo(admin.inbox)
  const isDecided = kind === 'decided'
  const decided = useDecisionHistory(isDecided)
  const { pending, hidden, schedule, undo, pause, resume } = useUndoableDecisions()
  const { assignCredentials, deleteTeacher } = useTeacherActions()
  const mutate = useApiMutation()
  const { waiting: all, hasOrders } = usePendingItems({ kind: isDecided ? undefined : kind, order })
  const waiting = mapRemote(all, (found) => excludeDecided(found, hidden))
  useShareInboxCount(waiting.state === 'ready' ? countPending(waiting.data) : undefined)
  const missingAttendance = useMissingAttendance(waiting, item)
  const items = [waiting, missingAttendance].flatMap((one) => (one.state === 'ready' ? one.data.items : []))
  const getIds = (...kinds: WaitingKind[]) => [
    ...new Set(items.flatMap((one) => (kinds.includes(one.kind) ? [one.id] : []))),
  ]
  const trialTasks = useTrialTasks()
  return (
    <>
      <InboxScreen
        waiting={waiting}
        missingAttendance={missingAttendance}
        decisionHistory={decided}
        kind={isDecided && !decided ? undefined : kind}
        onKindChange={(next) => go({ kind: next, item: undefined }, { replace: true })}
        order={order}
        onOrderChange={
          hasOrders
            ? (next) => go({ order: next === 'oldest' ? next : undefined, item: undefined }, { replace: true })
            : undefined
        }
        open={item}
        onOpen={(key) => go({ item: key, ...(isDecided && { kind: undefined }) }, { replace: item !== undefined })}
        undoable={pending}
        onUndo={undo}
        onPause={pause}
        onResume={resume}
        teachers={usePeopleById('listTeachers', getIds('application', 'owedRegister'))}
        students={usePeopleById('listStudents', getIds('studentWithoutId'))}
        hrefs={hrefs}
        signInAddress={window.location.host}
        onDecide={schedule}
        onReject={({ id, version }, reason) => deleteTeacher(id, version, reason)}
        onAssignCredentials={assignCredentials}
        onAssignId={(body) => mutate('assignStudentId', { body })}
        onWaiveFee={useFeeActions().waiveFee}
        onCloseRequest={(id) => mutate('closeCourseRequest', { params: { id } })}
        onRemindAll={useRemindTeachers()}
        getPayAddress={getPayAddress}
        generatePassword={generatePassword}
        copyText={copyText}
        renderPaymentDetails={renderPaymentDetails}
        onOpenTrialTask={trialTasks.onOpenTask}
      />
      <TrialDialogs {...trialTasks.dialogs} />
    </>
  )
}
