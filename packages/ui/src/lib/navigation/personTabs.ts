/** The tabs of a student’s page, as the address names them. The first four are in the specification (2§2). */
const studentTabs = [
  'details',
  'timings',
  'billing',
  'code',
  'teachers',
  'classes',
  'attendance',
  'reports',
  'events',
  'discounts',
  'notes',
  'decided',
] as const

export type StudentTab = (typeof studentTabs)[number]

/** The tab that an address opens. Without one, or with an unknown one, it is the first. */
export function parseStudentTab(text: string | undefined): StudentTab {
  return studentTabs.find((tab) => tab === text) ?? 'details'
}

/** The tabs of a teacher’s page, as the address names them. The first four are in the specification (1§2). */
const teacherTabs = ['details', 'timings', 'courses', 'credentials', 'week', 'students', 'reports', 'decided'] as const

export type TeacherTab = (typeof teacherTabs)[number]

/** The tab that an address opens. Without one, or with an unknown one, it is the first. */
export function parseTeacherTab(text: string | undefined): TeacherTab {
  return teacherTabs.find((tab) => tab === text) ?? 'details'
}
