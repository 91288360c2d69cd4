import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatWallTime, isOvernight } from '#model/wallTime.ts'
import { Clock, Note } from './TimesTable.styles.ts'

type WallTimeProps = {
  time: string
  /** When it began: an earlier time than that is the next day’s. */
  after?: string
}

export function WallTime({ time, after }: WallTimeProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <>
      <Clock>{formatWallTime(time, locale)}</Clock>
      {after !== undefined && isOvernight({ from: after, to: time }) && <Note> {t`+1 day`}</Note>}
    </>
  )
}
