import type { StudentIdDraft } from '@maktab/ui/screens/admin/StudentScreen/studentId.schema'
import { touches } from '../calls/touches.ts'
import { useAct } from '../calls/useAct.ts'
import { useReload } from '../calls/useReload.ts'

/** What can be done with a student. */
export function useStudentActions() {
  const act = useAct()
  const reload = useReload()
  return {
    reload: () => reload(touches.deleteStudent),
    deleteStudent: (id: number) => act('deleteStudent', { params: { id } }),
    /** By the number that the timing carries (decision 14). */
    deleteTime: (timingId: number) => act('deleteStudentTiming', { params: { timingId } }),
    confirmEmail: (id: number) => act('confirmStudentEmail', { params: { id } }),
    assignId: (body: StudentIdDraft) => act('assignStudentId', { body }),
  }
}
