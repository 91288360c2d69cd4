import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { ViewerHours } from '#model/classMeeting.ts'
import { weekdaysText } from '#model/weekdaysText.ts'
import { formatWallTime, isOvernight } from '#model/wallTime.ts'
import { Clock, Note } from './TimesTable.styles.ts'

/** Hours by the viewer’s clocks, with the days between theirs and the school’s. */
export function OwnHours({ from, to, days, startShift }: ViewerHours) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  return (
    <>
      {startShift !== 0 && days.length > 0 && `${weekdaysText(days, i18n, locale)} `}
      <Clock>{`${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`}</Clock>
      {isOvernight({ from, to }) && <Note> {t`+1 day`}</Note>}
      {startShift !== 0 && days.length === 0 && <Note> {startShift > 0 ? t`next day` : t`previous day`}</Note>}
    </>
  )
}
