import type { ResponseOf } from '@maktab/client/createApi'
import type { ClassDraft } from '@maktab/ui/features/classes/admin/class.schema'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { messagesOf } from '#api/toastMessages.ts'
import { invalidations } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useInvalidateQueries } from '#api/useInvalidateQueries.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useRemote } from '#api/useRemote.ts'

type ClassFilter = { teacherId?: number | undefined; courseId?: number | undefined }

/**
 * The classes of all teachers; of one teacher and one course where both are chosen, and of one course (decision 10). A
 * teacher alone is left to the screen: the list says whose each class is. Asked for while it `isNeeded`.
 */
export function useAllClasses({ teacherId, courseId }: ClassFilter = {}, isNeeded = true) {
  const all = useApiQuery('listAllClasses', { select: ({ data }) => data, enabled: isNeeded && courseId === undefined })
  const filtered = useQuery({
    queryKey: ['filterClasses', { teacherId, courseId }],
    queryFn:
      !isNeeded || courseId === undefined ? skipToken : ({ signal }) => readFiltered(courseId, teacherId, signal),
    select: ({ data }) => data,
  })
  const ofCourse = useRemote(filtered, messagesOf('filterClasses'))
  return courseId === undefined ? all : ofCourse
}

/** What can be done with a class. */
export function useClassActions() {
  const act = useApiMutation()
  const reload = useInvalidateQueries()
  return {
    reload: () => reload(invalidations.editClass),
    editClass: (body: ClassDraft) => act('editClass', { params: { id: body.id }, body }),
    deleteClass: (id: number) => act('deleteClass', { params: { id } }),
  }
}

async function readFiltered(courseId: number, teacherId: number | undefined, signal: AbortSignal) {
  if (teacherId === undefined) return readOfCourse(courseId, signal)
  return api('filterClasses', { params: { teacherId, courseId } }, { signal })
}

/**
 * A school that doesn’t say what its classes teach is asked teacher by teacher, of whom there are few; what several
 * answers have is one class.
 */
async function readOfCourse(courseId: number, signal: AbortSignal): Promise<ResponseOf<'filterClasses'>> {
  const { data } = await api('listAllClasses', {}, { signal })
  if (data.every(({ courses }) => courses !== undefined)) {
    return { data: data.filter(({ courses = [] }) => courses.some(({ id }) => id === courseId)) }
  }
  const teacherIds = new Set(data.map(({ teacherID }) => Number(teacherID)).filter((id) => id > 0))
  const found = await Promise.all([...teacherIds].map((teacherId) => readFiltered(courseId, teacherId, signal)))
  return { data: [...new Map(found.flatMap(({ data: own }) => own).map((one) => [one.id, one])).values()] }
}
