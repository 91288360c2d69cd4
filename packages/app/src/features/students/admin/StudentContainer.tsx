import { mapRemote, mergeStaleState, type Remote } from '@maktab/ui/remote'
import { filterClassesOfStudent } from '@maktab/ui/lib/lessons/classTimes'
import { StudentScreen } from '@maktab/ui/features/students/admin/StudentScreen'
import { type StudentTab, parseStudentTab } from '@maktab/ui/lib/navigation/personTabs'
import { admin } from '#addresses/admin.ts'
import { useHasOperation, useOptionalQuery, useOptionalMutation } from '#api/optionalCalls.ts'
import { useAuditLog } from '#features/audit/auditLog.ts'
import { useAllClasses } from '#features/classes/classes.ts'
import { useDiscountActions, useDiscounts } from '#features/discounts/discounts.ts'
import { useEraseStudent } from '#features/erasure/erasure.ts'
import { useStudentMemberships } from '#features/events/events.ts'
import { useStudentActions } from '#features/students/studentActions.ts'
import { useFeeActions, useStudentFees } from '#features/payments/fees.ts'
import { useDecidePurchase, useStudentBillingDetails } from '#features/payments/billing.ts'
import { useRequiresEmailConfirmation } from '#features/settings/settings.ts'
import { useFilteredList } from '#lists/useListQuery.ts'
import { usePeopleById } from '#lists/useRecordsById.ts'
import { useNavigateTo } from '#navigation/views.ts'
import { renderPaymentDetails } from '#features/payments/admin/PaymentDetailsContainer.tsx'
import type { StudentProgress } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { NotesDraft } from '@maktab/ui/features/students/admin/StudentNotes'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/queryOptionsFor.ts'

type StudentContainerProps = { id: number; tab: string | undefined }

/**
 * One student. The page header needs the allotments, and an empty billing tab is disabled, so both are requested at
 * once. Everything else is requested with its tab.
 */
export function StudentContainer({ id, tab }: StudentContainerProps) {
  const { go, hrefTo } = useNavigateTo(admin.students)
  const { deleteStudent, deleteTime, assignId, confirmEmail } = useStudentActions()
  const awaitsEmails = useRequiresEmailConfirmation()
  const open = parseStudentTab(tab)
  const isOpen = (...tabs: readonly StudentTab[]) => tabs.includes(open)
  const has = useStudentExtensions()
  const isOwn = ({ student }: { student: { id: number } }) => student.id === id
  const own = { query: { studentId: id }, isOwn }
  const allotments = useFilteredList('listAllotments', own)
  const studentProgress = useStudentProgress(id, has.progress && isOpen('classes', 'attendance'))
  const progress = has.progress ? studentProgress : undefined
  const classes = useAllClasses({}, progress === undefined && isOpen('classes'))
  const acts = useAuditLog({ kind: 'student', id }, has.acts && isOpen('billing', 'decided'))
  const discounts = useDiscounts(has.discounts && isOpen('discounts'))
  const { endDiscount } = useDiscountActions()
  const { waiveFee, endFees } = useFeeActions()
  const reports = useFilteredList('listReports', { ...own, isNeeded: isOpen('reports') })
  return (
    <StudentScreen
      students={usePeopleById('listStudents', [id])}
      id={id}
      tab={tab}
      onTab={(next) => go({ student: id, tab: next })}
      studentsHref={hrefTo({})}
      links={{
        statement: has.statement ? admin.students.href({ statement: id }) : undefined,
        allot: admin.allotTeachers.href({ form: 'new', student: id }),
        teacher: (teacher) => admin.teachers.href({ teacher }),
        class: (one) => admin.classes.href({ class: one }),
        report: (report) => admin.reports.href({ edit: report }),
        event: (event) => admin.events.href({ members: event }),
        receipts: hrefTo({ student: id, papers: 'all' }),
        discount: (discount) => admin.discounts.href({ discount, student: id }),
      }}
      onClose={() => go({})}
      auditLog={has.acts ? acts : undefined}
      billing={useStudentBillingDetails(id)}
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
      onEndDiscount={endDiscount}
      memberships={useStudentMemberships(id, isOpen('events'))}
      onDeleteStudent={deleteStudent}
      onEraseStudent={useEraseStudent()}
      onDeleteTime={deleteTime}
      onAssignId={assignId}
      onConfirmEmail={awaitsEmails ? confirmEmail : undefined}
      onSaveNotes={useSaveNotes()}
      onDecidePurchase={useDecidePurchase(id)}
      renderPaymentDetails={renderPaymentDetails}
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
  const queryClient = useQueryClient()
  const save = useOptionalMutation('saveStudentNotes', t`Notes can’t be kept here. Nothing was changed.`)
  const isThere = async (id: number) =>
    (await fetchFresh(queryClient, 'listStudents')).students.some((student) => student.id === id)
  return save && ((id: number, body: NotesDraft) => save({ params: { id }, body }, () => isThere(id)))
}
