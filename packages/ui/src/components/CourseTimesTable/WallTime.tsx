import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatWallTime, isOvernight } from '#lib/time/wallTime.ts'
import { NowrapBdi } from '../Bdi/NowrapBdi.ts'
import { Text } from '../Text/Text.tsx'

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
      <NowrapBdi>{formatWallTime(time, locale)}</NowrapBdi>
      {after !== undefined && isOvernight({ from: after, to: time }) && (
        <Text as="small" tone="muted" size="sm" isOneLine>
          {' '}
          {t`+1 day`}
        </Text>
      )}
    </>
  )
}
