import { mapRemote, withDoubtOf } from '@maktab/ui/remote'
import { classesOfStudent } from '@maktab/ui/model/classesOfStudent'
import { StudentScreen } from '@maktab/ui/screens/admin/StudentScreen/StudentScreen'
import { admin } from '#addresses/admin.ts'
import { useActs } from '#data/acts.ts'
import { useAllClasses } from '#data/allClasses.ts'
import { useDiscountActions, useDiscounts } from '#data/discounts.ts'
import { useEraseStudent } from '#data/erasing.ts'
import { useMemberships } from '#data/memberships.ts'
import { useStudentActions } from '#data/studentActions.ts'
import { useSaveNotes } from '#data/studentNotes.ts'
import { useFeeActions, useStudentFees } from '#data/studentFees.ts'
import { useDecidePurchase, useStudentBillingDetails } from '#data/studentBillingDetails.ts'
import { useAwaitsEmails } from '#data/settings.ts'
import { useStudentProgress } from '#data/studentProgress.ts'
import { useNarrowed } from '#lists/useNarrowed.ts'
import { usePeople } from '#lists/useRecords.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { fileOf } from './fileOf.tsx'
import { useNearParts } from './useNearParts.ts'

type StudentContainerProps = { id: number; tab: string | undefined }

/** One student. Their billing and their teachers are asked for at once: what the head of the page says depends on them. */
export function StudentContainer({ id, tab }: StudentContainerProps) {
  const { go, hrefTo } = useMoves(admin.students)
  const { deleteStudent, deleteTime, assignId, confirmEmail } = useStudentActions()
  const awaitsEmails = useAwaitsEmails()
  const { isNear, onNear } = useNearParts()
  const isOwn = ({ student }: { student: { id: number } }) => student.id === id
  const own = { query: { studentId: id }, isOwn }
  const allotments = useNarrowed('listAllotments', own)
  const progress = useStudentProgress(id, isNear('classes', 'attendance'))
  const isUntold = progress === undefined
  const classes = useAllClasses({}, isUntold && isNear('classes'))
  const discounts = useDiscounts(isNear('discounts'))
  const { endDiscount } = useDiscountActions()
  const { waiveFee, endFees } = useFeeActions()
  const isReported = isNear('reports') || (isUntold && isNear('attendance'))
  const reports = useNarrowed('listReports', { ...own, isNeeded: isReported })
  return (
    <StudentScreen
      students={usePeople('listStudents', [id])}
      id={id}
      tab={tab}
      onTab={(next) => go({ student: id, tab: next })}
      onNear={onNear}
      studentsHref={hrefTo({})}
      links={{
        tab: (part) => hrefTo({ student: id, tab: part }),
        statement: admin.students.href({ statement: id }),
        allot: admin.allotTeachers.href({ form: 'new', student: id }),
        teacher: (teacher) => admin.teachers.href({ teacher }),
        class: (one) => admin.classes.href({ class: one }),
        report: (report) => admin.reports.href({ edit: report }),
        event: (event) => admin.events.href({ members: event }),
        papers: hrefTo({ student: id, papers: 'all' }),
        discount: (discount) => admin.discounts.href({ discount, student: id }),
      }}
      onClose={() => go({})}
      acts={useActs({ kind: 'student', id }, isNear('billing', 'decided'))}
      billing={useStudentBillingDetails(id)}
      fees={useStudentFees(id, isNear('billing'))}
      onWaiveFee={waiveFee}
      onEndFees={endFees}
      allotments={allotments}
      progress={progress}
      classes={
        allotments.state === 'ready'
          ? withDoubtOf(
              mapRemote(classes, (all) => classesOfStudent(all, allotments.data)),
              allotments,
            )
          : allotments
      }
      reports={reports}
      discounts={discounts && mapRemote(discounts, (all) => all.filter(({ student }) => student?.id === id))}
      onEndDiscount={endDiscount}
      memberships={useMemberships(id, isNear('events'))}
      onDeleteStudent={deleteStudent}
      onEraseStudent={useEraseStudent()}
      onDeleteTime={deleteTime}
      onAssignId={assignId}
      onConfirmEmail={awaitsEmails ? confirmEmail : undefined}
      onSaveNotes={useSaveNotes()}
      onDecidePurchase={useDecidePurchase(id)}
      fileOf={fileOf}
    />
  )
}
