import { useLocale } from 'react-aria-components/I18nProvider'
import { formatCount } from '#lib/text/formatCount.ts'

const MOST = 99

/** A number that has little room. */
export function useCountFormatter(): (count: number) => string {
  const { locale } = useLocale()
  return (count) => (count > MOST ? `${formatCount(MOST, locale)}+` : formatCount(count, locale))
}
