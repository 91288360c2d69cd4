import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** When a teacher prefers to teach what; asked for while it `isNeeded`. */
export function useTeacherTimes(teacherId: number, isNeeded: boolean) {
  return useRemote(
    useQuery({
      queryKey: ['teacherTimes', teacherId],
      queryFn: ({ signal }) =>
        unwrap(client.GET('/class-time/get_class_time/{teacherId}', { params: { path: { teacherId } }, signal })),
      select: ({ data }) => data,
      enabled: isNeeded,
    }),
  )
}
