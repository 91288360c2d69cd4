import type { AttendanceDraft } from '@maktab/ui/screens/teacher/AttendanceScreen/attendance.schema'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { readOptions } from '../calls/readOptions.ts'
import { useAct } from '../calls/useAct.ts'
import { useRead } from '../calls/useRead.ts'

export const attendanceQuery = (classId: number) => readOptions('listAttendance', { params: { classId } })

/** Every mark of one of the teacher's classes; as long as it isn't known of which, none is asked for. */
export function useAttendance(classId: number | undefined) {
  return useRead('listAttendance', {
    params: { classId: classId ?? 0 },
    select: ({ attendences }) => attendences,
    enabled: classId !== undefined,
  })
}

/** Reads the marks of a class again; throws when they can't be had. */
export async function rereadAttendance(queries: QueryClient, classId: number): Promise<void> {
  await queries.refetchQueries({ queryKey: attendanceQuery(classId).queryKey }, { throwOnError: true })
}

const markOf = (classId: number, { recordId, ...mark }: AttendanceDraft) => ({
  params: { recordId },
  body: { classId, ...mark },
})

/** Sends a mark of the register, of which many go out side by side: each has a key of its own. */
export async function postAttendance(classId: number, draft: AttendanceDraft, key: string) {
  return ask('saveAttendance', markOf(classId, draft), { headers: { 'Idempotency-Key': key } })
}

/** What can be done with single marks of a class. */
export function useAttendanceActions(classId: number) {
  const act = useAct()
  return {
    saveAttendance: (draft: AttendanceDraft) => act('saveAttendance', markOf(classId, draft)),
    deleteAttendance: (id: number) => act('deleteAttendance', { params: { id } }),
  }
}
