import { checkScheduleConflicts } from '../timetable/checkScheduleConflicts.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { readSeriesByTiming } from './readSeriesByTiming.ts'
import { readClassStudentIds } from './readClassStudentIds.ts'

type Context = Pick<OperationRequest<'assignStudents'>, 'database' | 'services' | 'now'>
type JoinRequest = { classId: number; teacherId: number; studentIds: readonly number[]; goOn: boolean | undefined }

/** Refuses students who have something else while the class meets, one by one, so that each is named at their field. */
export async function checkJoiningConflicts(
  place: Context,
  { classId, teacherId, studentIds, goOn }: JoinRequest,
): Promise<void> {
  const { database } = place
  const times = [...(await readSeriesByTiming(database, classId)).values()]
  const there = new Set(await readClassStudentIds(database, classId))
  for (const [index, studentId] of studentIds.entries()) {
    if (there.has(studentId)) continue
    await checkScheduleConflicts(
      place,
      { kind: 'class', teacherId, studentIds: [studentId], own: { id: classId }, times, isHeld: true },
      { goOn, isAdmin: false, fieldOf: () => `students[${index}].studentId` },
    )
  }
}
