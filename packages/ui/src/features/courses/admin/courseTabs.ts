/** The parts of a course’s page, as the address names them. */
const courseTabs = ['outlines', 'students', 'teachers', 'details', 'decided'] as const

export type CourseTab = (typeof courseTabs)[number]

/** The part that an address asks for; one that isn’t there leads to the outlines, and without one it is none. */
export function parseCourseTab(text: string | undefined): CourseTab | undefined {
  if (text === undefined) return undefined
  return courseTabs.find((tab) => tab === text) ?? 'outlines'
}
