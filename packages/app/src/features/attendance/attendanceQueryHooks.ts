import type { AttendanceDraft } from '@maktab/ui/features/attendance/teacher/attendance.schema'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import type { AttendanceList, ExcusedDay, OwnAttendance } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalOperations.ts'

export const attendanceQueryOptions = (classId: number) => queryOptionsFor('listAttendance', { params: { classId } })

/** All marks of one of the teacher’s classes; nothing is requested without a class. */
export function useAttendance(classId: number | undefined) {
  return useApiQuery('listAttendance', {
    params: { classId: classId ?? 0 },
    select: ({ attendences }) => attendences,
    enabled: classId !== undefined,
  })
}

/** The students of a class who can’t come, by day (an extension); undefined if the backend doesn’t send them. */
export function useExcusedDays(classId: number): readonly ExcusedDay[] | undefined {
  const excuses = useApiQuery('listAttendance', { params: { classId }, select: selectExcuses })
  return excuses.state === 'ready' ? excuses.data : undefined
}

/** Stable, so that the selected data keeps its identity. */
const selectExcuses = ({ excuses }: AttendanceList) => excuses

/**
 * Refetches the marks of a class; throws if that fails. Numbers of marks elsewhere are refetched when they are shown
 * next.
 */
export async function refetchAttendance(queryClient: QueryClient, classId: number): Promise<void> {
  for (const operation of ['getTimetable', 'listOwedLessons']) {
    void queryClient.invalidateQueries({ queryKey: [operation], refetchType: 'none' })
  }
  await queryClient.refetchQueries({ queryKey: attendanceQueryOptions(classId).queryKey }, { throwOnError: true })
}

const toRequest = (classId: number, { recordId, ...mark }: AttendanceDraft) => ({
  params: { recordId },
  body: { classId, ...mark },
})

/** Sends one mark. Marks are sent in parallel, so each has its own idempotency key. */
export async function postAttendance(classId: number, draft: AttendanceDraft, key: string) {
  return api('saveAttendance', toRequest(classId, draft), { headers: { 'Idempotency-Key': key } })
}

/** Requests the marks of a class, without the cache. */
export const readAttendance = async (classId: number) => api('listAttendance', { params: { classId } })

/** Deletes one mark. */
export const deleteMark = async (id: number) => api('deleteAttendance', { params: { id } })

/** Mutations of single marks of a class. */
export function useAttendanceActions(classId: number) {
  const mutate = useApiMutation()
  return {
    saveAttendance: (draft: AttendanceDraft) => mutate('saveAttendance', toRequest(classId, draft)),
    deleteAttendance: (id: number) => mutate('deleteAttendance', { params: { id } }),
  }
}

/** The teacher’s lessons with missing attendance, newest first (an extension, decision 16). */
export function useLessonsMissingAttendance() {
  return useApiQuery('listOwedLessons', { select: ({ lessons }) => lessons })
}

/** The attendance of the signed-in student; undefined if the backend doesn’t have the operation (decision 16). */
export function useOwnAttendance(enabled = true): Remote<OwnAttendance> | undefined {
  return useOptionalQuery('listOwnAttendance', { enabled })
}
