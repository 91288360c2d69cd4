/** The views of one teacher (1§2), as the address names them. */
const teacherTabs = ['details', 'timings', 'courses', 'credentials'] as const

export type TeacherTab = (typeof teacherTabs)[number]

/** The view that an address asks for; without one, or with one that isn’t there, the first. */
export function teacherTabOf(text: string | undefined): TeacherTab {
  return teacherTabs.find((tab) => tab === text) ?? 'details'
}
