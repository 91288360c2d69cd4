import { unwrap } from '@maktab/client/unwrap'
import type { AttendanceDraft } from '@maktab/ui/screens/teacher/AttendanceScreen/attendance.schema'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

export const attendanceQuery = (classId: number) =>
  queryOptions({
    queryKey: ['attendance', classId],
    queryFn: ({ signal }) => unwrap(client.GET('/attendence/get/{classId}', { params: { path: { classId } }, signal })),
  })

/** Every mark of one of the teacher's classes; as long as it isn't known of which, none is asked for. */
export function useAttendance(classId: number | undefined) {
  return useRemote(
    useQuery({
      ...attendanceQuery(classId ?? 0),
      select: ({ attendences }) => attendences,
      enabled: classId !== undefined,
    }),
  )
}

/** Reads the marks of a class again; throws when they can't be had. */
export async function rereadAttendance(queries: QueryClient, classId: number): Promise<void> {
  await queries.refetchQueries({ queryKey: attendanceQuery(classId).queryKey }, { throwOnError: true })
}

/** Sends a mark; the register’s, of which many go out side by side, have a key each. */
export async function postAttendance(classId: number, { recordId, ...mark }: AttendanceDraft, key?: string) {
  const params = { path: { recordId }, header: { 'Idempotency-Key': key } }
  return unwrap(client.POST('/attendence/add-edit/{recordId}', { params, body: { classId, ...mark } }))
}

/** What can be done with single marks of a class; the list is read again before an action counts as done. */
export function useAttendanceActions(classId: number) {
  const attempt = useAttempt([attendanceQuery(classId).queryKey])
  return {
    saveAttendance: (draft: AttendanceDraft) => attempt(() => postAttendance(classId, draft)),
    deleteAttendance: (id: number) =>
      attempt(() => unwrap(client.DELETE('/attendence/delete/{id}', { params: { path: { id } } })), {
        hasPayload: false,
      }),
  }
}
