import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { styled } from 'styled-components'
import { getLanguageName, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { courseLevels, formatLevel } from '#lib/school/courseFacts.ts'
import type { CourseFilter, PublicCourse } from '#lib/school/PublicCourse.ts'
import { focusRing, labelPadding } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[8]};
`

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  min-inline-size: 0;

  > span {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
  }
`

/** A link, so that a filtered list has an address and works without JavaScript. */
const Choice = styled.a`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${tokens.size.control};
  min-block-size: ${tokens.size.control};
  padding-inline: ${tokens.space[4]};
  ${labelPadding(tokens.space[1])}
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  text-decoration: none;
  ${focusRing}

  &:hover {
    background: ${tokens.color.surfaceHover};
  }
  &[aria-current] {
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-weight: ${tokens.weight.semibold};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`

type CourseFiltersProps = {
  courses: readonly PublicCourse[]
  filter: CourseFilter
  filterHref: (filter: CourseFilter) => string
}

/** Links that filter courses by language and level; each kind only if there is a choice. */
export function CourseFilters({ courses, filter, filterHref }: CourseFiltersProps) {
  const { t, i18n } = useLingui()
  const languages = schoolLanguages.filter((language) => courses.some((course) => course.languages.includes(language)))
  const levels = courseLevels.filter((level) => level !== 'any' && courses.some((course) => course.level === level))
  if (languages.length < 2 && levels.length < 2) return null
  return (
    <Root>
      {languages.length > 1 && (
        <FilterGroup
          title={t`Language`}
          chosen={filter.language}
          choices={languages.map((id) => ({ id, label: getLanguageName(id, i18n) }))}
          getHref={(language) => filterHref({ ...filter, language })}
        />
      )}
      {levels.length > 1 && (
        <FilterGroup
          title={t`Level`}
          chosen={filter.level}
          choices={levels.map((id) => ({ id, label: formatLevel(id, i18n) }))}
          getHref={(level) => filterHref({ ...filter, level })}
        />
      )}
    </Root>
  )
}

type FilterGroupProps = {
  title: string
  chosen: string | undefined
  choices: readonly { id: string; label: string }[]
  /** Undefined removes the filter. */
  getHref: (id: string | undefined) => string
}

function FilterGroup({ title, chosen, choices, getHref }: FilterGroupProps) {
  const titleId = useId()
  return (
    <Group role="group" aria-labelledby={titleId}>
      <span id={titleId}>{title}</span>
      <ul role="list">
        <li>
          <Choice href={getHref(undefined)} {...(chosen === undefined && { 'aria-current': true })}>
            <Trans>All</Trans>
          </Choice>
        </li>
        {choices.map(({ id, label }) => (
          <li key={id}>
            <Choice href={getHref(id)} {...(chosen === id && { 'aria-current': true })}>
              {label}
            </Choice>
          </li>
        ))}
      </ul>
    </Group>
  )
}
