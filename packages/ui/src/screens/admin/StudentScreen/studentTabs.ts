/** The views of one student (2§2), as the address names them. */
const studentTabs = ['details', 'timings', 'billing', 'code'] as const

export type StudentTab = (typeof studentTabs)[number]

/** The view that an address asks for; without one, or with one that isn’t there, the first. */
export function studentTabOf(text: string | undefined): StudentTab {
  return studentTabs.find((tab) => tab === text) ?? 'details'
}
