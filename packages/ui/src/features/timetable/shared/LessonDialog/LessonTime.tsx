import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatWallTime, isOvernight } from '#lib/time/wallTime.ts'
import { formatDayName } from '#lib/time/formatDayName.ts'
import { getLocalTime } from '#lib/time/getLocalTime.ts'
import { formatTimeZoneName } from './formatTimeZoneName.ts'

/** When a lesson is: by the school’s clocks and, where the viewer’s show another time, by theirs with their weekday. */
export function LessonTime({ lesson, timeZone }: { lesson: Lesson; timeZone: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { heldOn, from, to, starts } = lesson
  const own = getLocalTime(lesson)
  const hours = (time: { from: string; to: string }) =>
    `${formatWallTime(time.from, locale)} – ${formatWallTime(time.to, locale)}`
  const weekday = own && weekdayOf(own.day, locale)
  const ownHours = own && hours(own)
  return (
    <Stack as="span" gap="none" isTabular>
      <Bdi>{formatDayName(heldOn, locale)}</Bdi>
      <span>
        <Bdi>{hours({ from, to })}</Bdi>
        {isOvernight({ from, to }) && (
          <Text as="span" tone="muted" weight="regular" size="sm">
            {' '}
            {t`+1 day`}
          </Text>
        )}
        {own && (
          <Text as="span" tone="muted" weight="regular" size="sm">
            {' '}
            {formatTimeZoneName(timeZone, locale, new Date(starts.at))}
          </Text>
        )}
      </span>
      {own && (
        <span>
          <Trans>
            <Bdi>{ownHours}</Bdi> for you, {weekday}
          </Trans>
        </span>
      )}
    </Stack>
  )
}

function weekdayOf(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}
