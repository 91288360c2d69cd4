/** The parts of an event’s page, as the address names them. */
const eventTabs = ['members', 'about', 'decided'] as const

export type EventTab = (typeof eventTabs)[number]

/** The part that an address asks for; one that isn’t there leads to the members, and without one it is none. */
export function parseEventTab(text: string | undefined): EventTab | undefined {
  if (text === undefined) return undefined
  return eventTabs.find((tab) => tab === text) ?? 'members'
}
