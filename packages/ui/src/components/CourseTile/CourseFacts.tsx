import type { Course } from '@maktab/contract/schema'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  formatAges,
  formatGroupSize,
  formatLanguages,
  formatLessonMinutes,
  formatLevel,
} from '#lib/school/courseFacts.ts'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { CoursePrice } from '../Money/Money.tsx'
import { Text } from '../Text/Text.tsx'

/** Returns a function that formats the languages a course is taught in. */
export function useTeachingLanguagesFormatter(): (languages: readonly string[]) => string {
  const { t, i18n } = useLingui()
  return (languages) => {
    const list = formatLanguages(languages, i18n)
    return t`In ${list}`
  }
}

/** Number of teachers named in a tile. */
const MAX_NAMES = 2

function TaughtBy({ teachers }: { teachers: readonly string[] }) {
  const { t, i18n } = useLingui()
  const others = teachers.length - MAX_NAMES
  const more = others > 0 ? [t`${plural(others, { one: '# more', other: '# more' })}`] : []
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format([
    ...teachers.slice(0, MAX_NAMES),
    ...more,
  ])
  return (
    <li>
      <Trans>
        With <Bdi>{names}</Bdi>
      </Trans>
    </li>
  )
}

/** The known facts of a course for a choice at a glance: ages, level, length of a lesson and size of the group. */
function useCourseFacts({ ages, level, lessonMinutes, groupSize }: CourseFactsProps['course']): string[] {
  const { t, i18n } = useLingui()
  const formatted = ages && formatAges(ages, i18n)
  return [
    ...(formatted ? [t`Ages ${formatted}`] : []),
    ...(level ? [formatLevel(level, i18n)] : []),
    ...(lessonMinutes ? [formatLessonMinutes(lessonMinutes, i18n)] : []),
    ...(groupSize ? [formatGroupSize(groupSize, i18n)] : []),
  ]
}

type CourseFactsProps = {
  /** Without a price, none is shown. */
  course: Omit<Course, 'price'> & { price?: number }
  /** The viewer's price, if discounted. */
  discountedPrice?: DiscountedPrice | undefined
  /** Languages of its teachers, as the school publishes them. */
  languages?: readonly string[] | undefined
  /** Names of its teachers, as the school publishes them. */
  teachers?: readonly string[] | undefined
  /** Number of published outlines. */
  outlines?: number
}

const none: readonly string[] = []

/** Price, duration and the other known facts of a course, on one wrapping line. */
export function CourseFacts({
  course,
  discountedPrice,
  languages = none,
  teachers = none,
  outlines = 0,
}: CourseFactsProps) {
  const formatTeachingLanguages = useTeachingLanguagesFormatter()
  const facts = useCourseFacts(course)
  const { price, pricing, course_duration: duration } = course
  return (
    <Inline as="ul" gap="medium" rowGap="x-small" align="baseline" tone="muted" size="sm" breaksWords role="list">
      {price !== undefined && (
        <li>
          <Text as="strong" tone="text" size="md" weight="semibold" isTabular>
            <CoursePrice price={price} pricing={pricing} discountedPrice={discountedPrice} />
          </Text>
        </li>
      )}
      {duration && (
        <li>
          <Bdi>{duration}</Bdi>
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {outlines > 0 && (
        <li>
          <Plural value={outlines} one="# topic" other="# topics" />
        </li>
      )}
      {languages.length > 0 && <li>{formatTeachingLanguages(languages)}</li>}
      {teachers.length > 0 && <TaughtBy teachers={teachers} />}
    </Inline>
  )
}
