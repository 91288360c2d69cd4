import { memoizeByKey } from '../memoizeByKey.ts'

/** “Time” around the place in the zone names of each language. */
const TIME_WORDS = /^توقيت | وقت$| Time$/

const getFormatter = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
})

/** Short name of a time zone by its place, for headers: “Pakistan”, “New York”; an offset for zones without a place. */
export function formatZoneName(timeZone: string, locale: string): string {
  const parts = getFormatter(`${locale} ${timeZone}`).formatToParts(0)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.replace(TIME_WORDS, '')
}

/** Cities whose zone has an older spelling in some browsers. */
const RENAMED_CITIES: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
}

/** Cities in Urdu and Arabic; browsers translate only the country of zones that are the only one of it. */
const CITIES: Record<string, readonly [ur: string, ar: string]> = {
  Amsterdam: ['ایمسٹرڈیم', 'أمستردام'],
  Baghdad: ['بغداد', 'بغداد'],
  Berlin: ['برلن', 'برلين'],
  Cairo: ['قاہرہ', 'القاهرة'],
  Casablanca: ['کاسابلانکا', 'الدار البيضاء'],
  Dhaka: ['ڈھاکہ', 'دكا'],
  Dubai: ['دبئی', 'دبي'],
  Istanbul: ['استنبول', 'إسطنبول'],
  Johannesburg: ['جوہانسبرگ', 'جوهانسبرغ'],
  Kabul: ['کابل', 'كابل'],
  Karachi: ['کراچی', 'كراتشي'],
  Kolkata: ['کولکاتا', 'كولكاتا'],
  Kuwait: ['کویت', 'الكويت'],
  London: ['لندن', 'لندن'],
  Oslo: ['اوسلو', 'أوسلو'],
  Paris: ['پیرس', 'باريس'],
  Qatar: ['قطر', 'قطر'],
  Riyadh: ['ریاض', 'الرياض'],
  Stockholm: ['اسٹاک ہوم', 'ستوكهولم'],
}

/**
 * Place of a time zone within a sentence: its city, “Karachi”; in Urdu and Arabic, other cities are named as the
 * browser translates their zone, such as by country; “UTC” or an offset for zones without a place.
 */
export function formatPlaceName(timeZone: string, locale: string): string {
  const [area = '', ...rest] = timeZone.split('/')
  const name = rest.at(-1)?.replaceAll('_', ' ')
  if (name === undefined) return timeZone
  if (area === 'Etc') return formatZoneName(timeZone, locale)
  const city = RENAMED_CITIES[name] ?? name
  if (locale.startsWith('en')) return city
  return CITIES[city]?.[locale.startsWith('ur') ? 0 : 1] ?? formatZoneName(timeZone, locale)
}
