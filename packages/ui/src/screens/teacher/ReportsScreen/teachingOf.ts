import { type Remote, ready, withDoubtOf } from '#remote.ts'
import type { Teaching } from './reportChoices.ts'

export type RemoteTeaching = { [Part in keyof Teaching]: Remote<Teaching[Part]> }

/** One thing to wait for: without classes and who is in them nothing can be chosen, without the rest it can. */
export function teachingOf({ courses, classes, assignments, allotments }: RemoteTeaching): Remote<Teaching> {
  if (classes.state !== 'ready') return classes
  if (assignments.state !== 'ready') return assignments
  const teaching = ready({
    courses: courses.state === 'ready' ? courses.data : [],
    classes: classes.data,
    assignments: assignments.data,
    allotments: allotments.state === 'ready' ? allotments.data : [],
  })
  return withDoubtOf(teaching, courses, classes, assignments, allotments)
}
