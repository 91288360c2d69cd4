import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { ViewerHours } from '#lib/lessons/classHours.ts'
import { formatWeekdays } from '#lib/time/formatWeekdays.ts'
import { formatWallTime, isOvernight } from '#lib/time/wallTime.ts'
import { NowrapBdi } from '../Bdi/NowrapBdi.ts'
import { Text } from '../Text/Text.tsx'

/** Hours by the viewer’s clocks, with the days between theirs and the school’s. */
export function LocalHours({ from, to, days, startShift }: ViewerHours) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  return (
    <>
      {startShift !== 0 && days.length > 0 && `${formatWeekdays(days, i18n, locale)} `}
      <NowrapBdi>{`${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`}</NowrapBdi>
      {isOvernight({ from, to }) && (
        <Text as="small" tone="muted" size="sm" isOneLine>
          {' '}
          {t`+1 day`}
        </Text>
      )}
      {startShift !== 0 && days.length === 0 && (
        <Text as="small" tone="muted" size="sm" isOneLine>
          {' '}
          {startShift > 0 ? t`next day` : t`previous day`}
        </Text>
      )}
    </>
  )
}
