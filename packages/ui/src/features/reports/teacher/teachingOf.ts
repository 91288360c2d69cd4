import { type Remote, ready, mergeStaleState } from '#remote.ts'
import type { ReportFormOptions } from './getReportChoices.ts'

export type RemoteReportFormOptions = { [Part in keyof ReportFormOptions]: Remote<ReportFormOptions[Part]> }

/** One thing to wait for: without classes and who is in them nothing can be chosen, without the rest it can. */
export function combineReportFormOptions({
  courses,
  classes,
  assignments,
  allotments,
}: RemoteReportFormOptions): Remote<ReportFormOptions> {
  if (classes.state !== 'ready') return classes
  if (assignments.state !== 'ready') return assignments
  const teaching = ready({
    courses: courses.state === 'ready' ? courses.data : [],
    classes: classes.data,
    assignments: assignments.data,
    allotments: allotments.state === 'ready' ? allotments.data : [],
  })
  return mergeStaleState(teaching, courses, classes, assignments, allotments)
}
