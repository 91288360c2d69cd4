import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatWallTime, isOvernight } from '#model/wallTime.ts'
import { Clock, Note } from './TimesTable.styles.ts'

type OwnHoursProps = { from: string; to: string; startShift: number }

/** Hours by the viewer’s clocks, with the days between theirs and the school’s. */
export function OwnHours({ from, to, startShift }: OwnHoursProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <>
      <Clock>{`${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`}</Clock>
      {isOvernight({ from, to }) && <Note> {t`+1 day`}</Note>}
      {startShift !== 0 && <Note> {startShift > 0 ? t`next day` : t`previous day`}</Note>}
    </>
  )
}
