import type { Timetable } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

type Week = { from: string; days: number; zone: string; teacherId?: number | undefined; courseId?: number | undefined }

/**
 * The lessons of some days, of those whom whoever asks may see: an extension of the specification, undefined where the
 * backend doesn’t know it (decision 16). Asked for while they are `isNeeded`.
 */
export function useTimetable(
  { from, days, zone, teacherId, courseId }: Week,
  isNeeded = true,
): Remote<Timetable> | undefined {
  const query = {
    from,
    days,
    zone,
    ...(teacherId !== undefined && { teacherId }),
    ...(courseId !== undefined && { courseId }),
  }
  return useOptionalQuery('getTimetable', { query, enabled: isNeeded })
}
