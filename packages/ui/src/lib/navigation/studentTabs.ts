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
