import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Text } from '#components/Text/Text.tsx'
import { LocalHours } from '#components/CourseTimesTable/LocalHours.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { getViewerHours } from '#lib/lessons/classHours.ts'
import { formatWallTime, isOvernight } from '#lib/time/wallTime.ts'
import { formatWeekdays } from '#lib/time/formatWeekdays.ts'
import { type SlotHours, getSlotKey } from './slots.ts'
import { SlotItems } from './TeacherSuggestions.styles.ts'

type SlotListProps = {
  slots: readonly SlotHours[]
  /** Where somebody else’s clocks are to be told beside the school’s. */
  zones?: { school: string; student: string } | undefined
}

/** Times with their days, by the school’s clocks and by the student’s where these show others. */
export function SlotList({ slots, zones }: SlotListProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  return (
    <SlotItems>
      {slots.map((slot) => {
        const own = zones && getViewerHours(slot, zones.school, zones.student, now)
        return (
          <li key={getSlotKey(slot)}>
            {slot.days.length > 0 && <Bdi>{formatWeekdays(slot.days, i18n, locale)}</Bdi>}{' '}
            <Bdi>{`${formatWallTime(slot.from, locale)} – ${formatWallTime(slot.to, locale)}`}</Bdi>
            {isOvernight(slot) && <Bdi> {t`+1 day`}</Bdi>}
            {own && (
              <Text as="div" tone="muted" size="sm">
                {t`for the student:`} <LocalHours {...own} />
              </Text>
            )}
          </li>
        )
      })}
    </SlotItems>
  )
}
