import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'
import {
  formatAges,
  formatGroupSizes,
  formatLanguages,
  formatLessonRange,
  summarizeCourses,
} from '#lib/school/courseFacts.ts'
import { isFree } from '#lib/money/currencyAmounts.ts'
import type { PublicCourse, PublicTeacher } from '#lib/school/PublicCourse.ts'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  font-weight: ${tokens.weight.semibold};

  > li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* A drawn dot, because screen readers would read a typed one. */
  > li:not(:last-child)::after {
    display: inline-block;
    inline-size: 4px;
    block-size: 4px;
    margin-inline-start: ${tokens.space[2]};
    border-radius: ${tokens.radius.full};
    background: currentcolor;
    vertical-align: middle;
    opacity: 0.5;
    content: '';
  }
`

const TaughtBy = styled.p`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  > span {
    display: flex;
    flex: none;
  }
  /* Initials stand out from the background of the page's header. */
  > span > * {
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
  }
  > span > * + * {
    margin-inline-start: calc(-1 * ${tokens.space[2]});
  }
  > a {
    min-inline-size: 0;
    padding-block: ${tokens.space[2]};
    color: inherit;
    overflow-wrap: anywhere;
    ${focusRing}
  }
`

/** Number of teachers named on the first screen. */
const NAMED_TEACHERS = 2

type SchoolFactsProps = { courses: readonly PublicCourse[]; teachers: readonly PublicTeacher[] }

/** What visitors ask first: from how much, in which groups, how long, in which languages, from which age and by whom. */
export function SchoolFacts({ courses, teachers }: SchoolFactsProps) {
  const { t, i18n } = useLingui()
  const { cheapest, groupSizes, lessonMinutes, languages, ages } = summarizeCourses(courses)
  const price = cheapest && <CoursePrice price={cheapest.price} pricing={cheapest.pricing} />
  const formatted = ages && formatAges(ages, i18n)
  const facts: { id: string; content: ReactNode }[] = [
    ...(cheapest ? [{ id: 'price', content: isFree(cheapest.price) ? price : <Trans>From {price}</Trans> }] : []),
    ...(groupSizes ? [{ id: 'group', content: formatGroupSizes(groupSizes, i18n) }] : []),
    ...(lessonMinutes ? [{ id: 'length', content: formatLessonRange(lessonMinutes, i18n) }] : []),
    ...(languages.length > 0 ? [{ id: 'languages', content: formatLanguages(languages, i18n) }] : []),
    ...(formatted ? [{ id: 'ages', content: t`Ages ${formatted}` }] : []),
  ]
  return (
    <>
      {facts.length > 0 && (
        <Facts role="list" aria-label={t`At a glance`}>
          {facts.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </Facts>
      )}
      {teachers.length > 0 && <TeachersLink teachers={teachers} />}
    </>
  )
}

/** Faces and names of the first teachers, linked to the section about all of them. */
function TeachersLink({ teachers }: { teachers: readonly PublicTeacher[] }) {
  const { i18n } = useLingui()
  const first = teachers.slice(0, NAMED_TEACHERS)
  const others = teachers.length - first.length
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' })
    .formatToParts(first.map(({ name }) => name))
    .map(({ type, value }) => (type === 'element' ? <Bdi key={value}>{value}</Bdi> : value))
  return (
    <TaughtBy>
      <span aria-hidden>
        {first.map(({ id, name, photo }) => (
          <Avatar key={id} name={name} url={photo ?? undefined} />
        ))}
      </span>
      <a href="#teachers">
        <Trans>Taught by {names}</Trans>
        {others > 0 && (
          <>
            {' '}
            <Plural value={others} one="and # other" other="and # others" />
          </>
        )}
      </a>
    </TaughtBy>
  )
}
