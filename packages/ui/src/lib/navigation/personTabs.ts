/** The tabs of a student’s page, as named in the URL. The first four are in the specification (2§2). */
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

/** Parses the tab in a URL; defaults to the first one. */
export function parseStudentTab(text: string | undefined): StudentTab {
  return studentTabs.find((tab) => tab === text) ?? 'details'
}

/** The tabs of a teacher’s page, as named in the URL. The first four are in the specification (1§2). */
const teacherTabs = [
  'details',
  'timings',
  'courses',
  'credentials',
  'week',
  'students',
  'reports',
  'profile',
  'decided',
] as const

export type TeacherTab = (typeof teacherTabs)[number]

/** Parses the tab in a URL; defaults to the first one. */
export function parseTeacherTab(text: string | undefined): TeacherTab {
  return teacherTabs.find((tab) => tab === text) ?? 'details'
}
