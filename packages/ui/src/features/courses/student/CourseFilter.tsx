import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { formatMoney, isFree } from '#lib/money/currencyAmounts.ts'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { tokens } from '#theme/tokens.ts'

/** What a student filters courses by. */
export type CourseFilterValue = {
  language?: string | undefined
  /** `free`, or the most that a course may cost, in whole units of the currency. */
  price?: string | undefined
}

/** Languages in which each course is taught, by course id. */
export type CourseLanguages = ReadonlyMap<number, readonly string[]>

const FREE = 'free'

/** Upper limits for the choice of a price: at most this many, without the highest price. */
const MAX_LIMITS = 3

/** Prices that tell courses apart, as upper limits, with the chosen one. */
function getPriceLimits(courses: readonly Course[], chosen: number): number[] {
  const prices = [...new Set(courses.flatMap(({ price }) => (isFree(price) ? [] : [Math.ceil(price)])))]
  const limits = prices.toSorted((one, other) => one - other).slice(0, -1)
  const step = Math.ceil(limits.length / MAX_LIMITS)
  const offered = limits.filter((limit, index) => limit === chosen || (limits.length - 1 - index) % step === 0)
  return chosen > 0 && !offered.includes(chosen) ? [...offered, chosen] : offered
}

/** The courses that match a filter. What none of them offers is ignored, such as a language in an old link. */
export function filterCourses(
  courses: readonly Course[],
  { language, price }: CourseFilterValue,
  languages: CourseLanguages | undefined,
): Course[] {
  const isPriceOffered = price === FREE ? courses.some((course) => isFree(course.price)) : Number(price) > 0
  const limit = price === FREE ? 0 : Number(price)
  const inLanguage = courses.filter(
    (course) => language !== undefined && getLanguages(course, languages).includes(language),
  )
  return (inLanguage.length > 0 ? inLanguage : courses).filter((course) => !isPriceOffered || course.price <= limit)
}

function getLanguages({ id }: Course, languages: CourseLanguages | undefined): string[] {
  return parseSpokenLanguages([...(languages?.get(id) ?? [])])
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[5]};
  align-items: center;

  > * {
    flex: 0 1 14rem;
  }
`

type CourseFilterProps = {
  courses: readonly Course[]
  languages: CourseLanguages | undefined
  value: CourseFilterValue
  onChange: (value: CourseFilterValue) => void
}

/** Filters courses by language and price; offers only what tells courses apart. */
export function CourseFilter({ courses, languages, value, onChange }: CourseFilterProps) {
  const { t, i18n } = useLingui()
  const taughtIn = new Set(courses.flatMap((course) => getLanguages(course, languages)))
  const { currency } = useSchoolSettings()
  const free = courses.filter(({ price }) => isFree(price)).length
  const limits = getPriceLimits(courses, Number(value.price))
  const hasLanguages = taughtIn.size > 1
  const hasPrices = limits.length > 0 || (free > 0 && free < courses.length)
  if (!hasLanguages && !hasPrices) return null
  return (
    <Bar role="group" aria-label={t`Filter courses`} data-off-paper>
      {hasLanguages && (
        <ComboBox
          label={t`Language`}
          isLabelHidden
          placeholder={t`All languages`}
          items={[...taughtIn].map((word) => ({ id: word, label: getLanguageName(word, i18n) }))}
          value={value.language ?? null}
          onChange={(language) => onChange({ ...value, language: language ?? undefined })}
        />
      )}
      {hasPrices && (
        <ComboBox
          label={t`Price`}
          isLabelHidden
          placeholder={t`All prices`}
          items={[
            ...(free > 0 ? [{ id: FREE, label: t`Free` }] : []),
            ...limits.map((limit) => {
              const amount = formatMoney(limit, currency)
              return { id: String(limit), label: t`Up to ${amount}` }
            }),
          ]}
          value={value.price ?? null}
          onChange={(price) => onChange({ ...value, price: price ?? undefined })}
        />
      )}
    </Bar>
  )
}
