import type { AttendanceDraft } from '@maktab/ui/features/attendance/teacher/attendance.schema'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import type { OwnAttendance } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalCalls.ts'

export const attendanceQueryOptions = (classId: number) => queryOptionsFor('listAttendance', { params: { classId } })

/** Every mark of one of the teacher's classes; as long as it isn't known of which, none is asked for. */
export function useAttendance(classId: number | undefined) {
  return useApiQuery('listAttendance', {
    params: { classId: classId ?? 0 },
    select: ({ attendences }) => attendences,
    enabled: classId !== undefined,
  })
}

/** Reads the marks of a class again; throws when they can't be had. */
export async function refetchAttendance(queries: QueryClient, classId: number): Promise<void> {
  await queries.refetchQueries({ queryKey: attendanceQueryOptions(classId).queryKey }, { throwOnError: true })
}

const markOf = (classId: number, { recordId, ...mark }: AttendanceDraft) => ({
  params: { recordId },
  body: { classId, ...mark },
})

/** Sends a mark of the register, of which many go out side by side: each has a key of its own. */
export async function postAttendance(classId: number, draft: AttendanceDraft, key: string) {
  return api('saveAttendance', markOf(classId, draft), { headers: { 'Idempotency-Key': key } })
}

/** What can be done with single marks of a class. */
export function useAttendanceActions(classId: number) {
  const act = useApiMutation()
  return {
    saveAttendance: (draft: AttendanceDraft) => act('saveAttendance', markOf(classId, draft)),
    deleteAttendance: (id: number) => act('deleteAttendance', { params: { id } }),
  }
}

/**
 * The teacher’s lessons that want their marks, the newest first: an extension, which a backend may not know (decision 16).
 */
export function useLessonsMissingAttendance() {
  return useApiQuery('listOwedLessons', { select: ({ lessons }) => lessons })
}

/** The attendance of the student who is signed in; undefined where the backend doesn’t have the call (decision 16). */
export function useOwnAttendance(enabled = true): Remote<OwnAttendance> | undefined {
  return useOptionalQuery('listOwnAttendance', { enabled })
}
