import { MORE_MEMORY, ORDINARY } from './goals.ts'
import type { School } from './measureSchool.ts'

/** The memory of a larger school is that of an ordinary one, and little more. */
export function faultsOfMemory(schools: readonly School[]): string[] {
  const ordinary = schools.find(({ students }) => students === ORDINARY)
  return schools.flatMap(({ name, students, memory }) => {
    const more = memory - (ordinary?.memory ?? memory)
    return more > MORE_MEMORY ? [`${name}: ${students} students take ${(more / 1e6).toFixed(0)} MB more`] : []
  })
}
