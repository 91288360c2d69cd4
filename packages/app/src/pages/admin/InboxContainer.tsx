import { mapRemote } from '@maktab/ui/remote'
import { InboxScreen } from '@maktab/ui/screens/admin/InboxScreen/InboxScreen'
import { makePassword } from '#account/makePassword.ts'
import { admin } from '#addresses/admin.ts'
import { useStudentActions } from '#data/studentActions.ts'
import { useStudents } from '#data/students.ts'
import { useTeacherActions } from '#data/teacherActions.ts'
import { useTeachers } from '#data/teachers.ts'
import { useWaiting } from '#data/waiting.ts'
import { copyText } from '#environment/copyText.ts'
import { useDecisions } from '#inbox/useDecisions.ts'
import { withoutHidden } from '#inbox/withoutHidden.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useView } from '#navigation/useView.ts'

const hrefs = {
  teacher: (id: number) => admin.teachers.href({ teacher: id }),
  courses: (id: number) => admin.teachers.href({ teacher: id, tab: 'courses' }),
  student: (id: number) => admin.students.href({ student: id }),
  allot: (student: number, course: number | undefined) => admin.allotTeachers.href({ form: 'new', student, course }),
}

/** `/admin/inbox`: all that waits, and the decisions that can still be taken back. */
export function InboxContainer() {
  const { kind, item } = useView(admin.inbox)
  const { go } = useMoves(admin.inbox)
  const { held, hidden, hold, undo, pause, resume } = useDecisions()
  const { assignCredentials } = useTeacherActions()
  const { assignId } = useStudentActions()
  return (
    <InboxScreen
      waiting={mapRemote(useWaiting(kind), (all) => withoutHidden(all, hidden))}
      kind={kind}
      onKind={(next) => go({ kind: next, item: undefined }, { replace: true })}
      open={item}
      onOpen={(key) => go({ item: key }, { replace: item !== undefined })}
      held={held}
      onUndo={undo}
      onPause={pause}
      onResume={resume}
      teachers={useTeachers()}
      students={useStudents()}
      hrefs={hrefs}
      entrance={window.location.host}
      onDecide={hold}
      onAssignCredentials={assignCredentials}
      onAssignId={assignId}
      makePassword={makePassword}
      copyText={copyText}
    />
  )
}
