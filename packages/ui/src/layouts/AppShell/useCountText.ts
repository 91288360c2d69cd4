import { useLocale } from 'react-aria-components/I18nProvider'

const MOST = 99

/** A number that has little room. */
export function useCountText(): (count: number) => string {
  const { locale } = useLocale()
  const format = new Intl.NumberFormat(locale)
  return (count) => (count > MOST ? `${format.format(MOST)}+` : format.format(count))
}
