/** The parts of a teacher’s page, as the address names them; four of them the specification has (1§2). */
const teacherTabs = ['week', 'courses', 'students', 'reports', 'credentials', 'details', 'timings', 'decided'] as const

export type TeacherTab = (typeof teacherTabs)[number]

/** The part that an address asks for; one that isn’t there leads to the details, and without one it is none. */
export function teacherTabOf(text: string | undefined): TeacherTab | undefined {
  if (text === undefined) return undefined
  return teacherTabs.find((tab) => tab === text) ?? 'details'
}
