/** What people call the time of a zone in a language: “Pakistan Time”, “توقيت باكستان”. */
export function formatTimeZoneName(timeZone: string, locale: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
