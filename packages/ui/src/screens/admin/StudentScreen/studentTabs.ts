/** The parts of a student’s page, as the address names them; four of them the specification has (2§2). */
const studentTabs = [
  'teachers',
  'classes',
  'billing',
  'discounts',
  'attendance',
  'reports',
  'events',
  'notes',
  'details',
  'timings',
  'code',
  'decided',
] as const

export type StudentTab = (typeof studentTabs)[number]

/** The part that an address asks for; one that isn’t there leads to the details, and without one it is none. */
export function studentTabOf(text: string | undefined): StudentTab | undefined {
  if (text === undefined) return undefined
  return studentTabs.find((tab) => tab === text) ?? 'details'
}
