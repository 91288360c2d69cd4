import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { formatDayName, formatHijriDay } from '#lib/time/isoDay.ts'
import { getDayInZone } from '#lib/time/schoolTime.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

/** Greets the student by name, in the words that the school chose for its emails. */
export function StudentGreeting({ name: userName }: { name: string }) {
  const { emailGreeting } = useSchoolSettings()
  const name = <Bdi>{userName}</Bdi>
  return emailGreeting === 'salam' ? <Trans>As-salamu alaykum, {name}</Trans> : <Trans>Hello, {name}</Trans>
}

/** Today where the student is, in both calendars. */
export function TodayInBothCalendars() {
  const { locale } = useLocale()
  const { viewerZone } = useSchoolSettings()
  const today = getDayInZone(viewerZone, useNow())
  return (
    <>
      <Bdi>{formatDayName(today, locale)}</Bdi> · <Bdi>{formatHijriDay(today, locale)}</Bdi>
    </>
  )
}
