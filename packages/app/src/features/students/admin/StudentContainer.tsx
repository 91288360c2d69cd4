import { mapRemote, mergeStaleState, type Remote } from '@maktab/ui/remote'
import { filterClassesOfStudent } from '@maktab/ui/lib/lessons/readClassTimes'
import { StudentScreen } from '@maktab/ui/features/students/admin/StudentScreen'
import { type StudentTab, parseStudentTab } from '@maktab/ui/lib/navigation/personTabs'
import { admin } from '#addresses/admin.ts'
import { useMayCall } from '#api/officePart.ts'
import { useHasOperation, useOptionalQuery, useOptionalMutation } from '#api/optionalOperations.ts'
import { useAuditLog } from '#features/audit/auditLogQueryHooks.ts'
import { useAllClasses } from '#features/classes/classQueryHooks.ts'
import { useDiscounts } from '#features/discounts/discountQueryHooks.ts'
import { useInvite } from '#features/auth/useInvite.ts'
import { useErasePerson, useIsListed } from '#features/erasure/useErasePerson.ts'
import { useStudentMemberships } from '#features/events/eventQueryHooks.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useFeeActions, useStudentFees } from '#features/payments/feeQueryHooks.ts'
import { useDecidePurchase, useStudentBillingDetails } from '#features/payments/billingQueryHooks.ts'
import { useRequiresEmailConfirmation } from '#features/settings/settingsQueryHooks.ts'
import { useFilteredList } from '#lists/useListQuery.ts'
import { usePeopleById } from '#lists/useRecordsById.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useRenderEntryDialog } from '#features/payments/admin/EntryDialogContainer.tsx'
import { renderPaymentDetails } from '#features/payments/admin/PaymentDetailsContainer.tsx'
import type { StudentProgress } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { NotesDraft } from '@maktab/ui/features/students/admin/StudentNotes'

/**
 * One student. The page header needs the allotments, and an empty billing tab is disabled, so both are requested at
 * once. Everything else is requested with its tab.
 */
export function StudentContainer({ view, go, hrefTo }: ViewProps<typeof admin.students, 'student'>) {
  const { student: id, tab } = view
  const mutate = useApiMutation()
  const awaitsEmails = useRequiresEmailConfirmation()
  const open = parseStudentTab(tab)
  const isOpen = (...tabs: readonly StudentTab[]) => tabs.includes(open)
  const has = useStudentExtensions()
  const mayCall = useMayCall()
  const isOwn = ({ student }: { student: { id: number } }) => student.id === id
  const own = { query: { studentId: id }, isOwn }
  const allotments = useFilteredList('listAllotments', { ...own, isNeeded: mayCall('listAllotments') })
  const studentProgress = useStudentProgress(id, has.progress && isOpen('classes', 'attendance'))
  const progress = has.progress ? studentProgress : undefined
  const classes = useAllClasses({}, progress === undefined && isOpen('classes') && mayCall('listAllClasses'))
  const acts = useAuditLog({ kind: 'student', id }, has.acts && isOpen('billing', 'decided'))
  const discounts = useDiscounts(has.discounts && isOpen('discounts'))
  const { waiveFee, endFees } = useFeeActions()
  const reports = useFilteredList('listReports', { ...own, isNeeded: isOpen('reports') && mayCall('listReports') })
  return (
    <StudentScreen
      students={usePeopleById('listStudents', [id])}
      id={id}
      tab={tab}
      onTab={(next) => go({ student: id, tab: next })}
      studentsHref={hrefTo({})}
      links={{
        edit: useHasOperation('editStudent') ? hrefTo({ form: id }) : undefined,
        statement: has.statement ? admin.students.href({ statement: id }) : undefined,
        allot: admin.allotTeachers.href({ form: 'new', student: id }),
        teacher: (teacher) => admin.teachers.href({ teacher }),
        class: (one) => admin.classes.href({ class: one }),
        report: (report) => admin.reports.href({ report }),
        event: (event) => admin.events.href({ members: event }),
        receipts: hrefTo({ student: id, papers: 'all' }),
        discount: (discount) => admin.discounts.href({ discount, student: id }),
      }}
      onClose={() => go({})}
      auditLog={has.acts ? acts : undefined}
      billing={useStudentBillingDetails(id, mayCall('listStudentBillingDetails'))}
      fees={useStudentFees(id, isOpen('billing'))}
      onWaiveFee={waiveFee}
      onEndFees={endFees}
      allotments={allotments}
      progress={progress}
      classes={
        allotments.state === 'ready'
          ? mergeStaleState(
              mapRemote(classes, (all) => filterClassesOfStudent(all, allotments.data)),
              allotments,
            )
          : allotments
      }
      reports={reports}
      discounts={
        has.discounts && discounts
          ? mapRemote(discounts, (all) => all.filter(({ student }) => student?.id === id))
          : undefined
      }
      onEndDiscount={(discount) => mutate('endDiscount', { params: { id: discount } })}
      memberships={useStudentMemberships(id, isOpen('events'))}
      onDeleteStudent={(student) => mutate('deleteStudent', { params: { id: student } })}
      onEraseStudent={useErasePerson('eraseStudent')}
      // Deletes by the ID of the timing (decision 14).
      onDeleteTime={(timingId) => mutate('deleteStudentTiming', { params: { timingId } })}
      onAssignId={(body) => mutate('assignStudentId', { body })}
      onConfirmEmail={
        awaitsEmails && mayCall('confirmStudentEmail')
          ? (student) => mutate('confirmStudentEmail', { params: { id: student } })
          : undefined
      }
      onInvite={useInvite('student')}
      onSaveNotes={useSaveNotes()}
      onDecidePurchase={useDecidePurchase(id)}
      renderPaymentDetails={renderPaymentDetails}
      renderEntryDialog={useRenderEntryDialog()}
    />
  )
}

/** The extensions used by the student’s page that the backend has. */
function useStudentExtensions() {
  return {
    progress: useHasOperation('getStudentProgress'),
    discounts: useHasOperation('listDiscounts'),
    acts: useHasOperation('listActs'),
    statement: useHasOperation('getStatement'),
  }
}

/** The student’s classes and attendance; undefined if the backend doesn’t support it (decision 16). */
function useStudentProgress(id: number, isNeeded: boolean): Remote<StudentProgress> | undefined {
  return useOptionalQuery('getStudentProgress', { params: { id }, enabled: isNeeded })
}

/** Saves the office’s notes on a student; undefined if the backend doesn’t have the operation. */
function useSaveNotes() {
  const { t } = useLingui()
  const isListed = useIsListed('listStudents')
  const save = useOptionalMutation('saveStudentNotes', t`Notes aren’t supported on this server. Nothing changed.`)
  return save && ((id: number, body: NotesDraft) => save({ params: { id }, body }, () => isListed(id)))
}
