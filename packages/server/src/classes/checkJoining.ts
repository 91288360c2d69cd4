import { checkClashes } from '../clashes/checkClashes.ts'
import type { Call } from '../contract/Handler.ts'
import { seriesOfClass } from './seriesOfClass.ts'
import { studentsOfClass } from './studentsOfClass.ts'

type Place = Pick<Call<'assignStudents'>, 'database' | 'services' | 'now'>
type Joining = { classId: number; teacherId: number; studentIds: readonly number[]; goOn: boolean | undefined }

/** Refuses students who have something else while the class meets, one by one, so that each is named at their field. */
export async function checkJoining(place: Place, { classId, teacherId, studentIds, goOn }: Joining): Promise<void> {
  const { database } = place
  const times = [...(await seriesOfClass(database, classId)).values()]
  const there = new Set(await studentsOfClass(database, classId))
  for (const [index, studentId] of studentIds.entries()) {
    if (there.has(studentId)) continue
    await checkClashes(
      place,
      { kind: 'class', teacherId, studentIds: [studentId], own: { id: classId }, times, isHeld: true },
      { goOn, isAdmin: false, fieldOf: () => `students[${index}].studentId` },
    )
  }
}
