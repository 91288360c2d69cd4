import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import type { ClassHours } from '#lib/lessons/classHours.ts'
import { Text } from '../Text/Text.tsx'
import { type ClassTimeZones, ClassTime } from './ClassTime.tsx'

const List = styled.ul`
  display: grid;
  gap: 2px;
`

type ClassTimesProps = ClassTimeZones & { timings: readonly ClassHours[] }

/** All times of a class; one alone is no list. */
export function ClassTimes({ timings, ...zones }: ClassTimesProps) {
  const told = timings.filter(({ from, to }) => `${from}${to}`.trim() !== '')
  // The same time twice is one time.
  const [first, ...others] = new Map(
    told.map((hours) => [`${hours.from} ${hours.to} ${hours.days?.join('') ?? ''}`, hours]),
  )
  if (!first) {
    return (
      <Text as="span" tone="muted">
        <Trans>No timings</Trans>
      </Text>
    )
  }
  if (others.length === 0) return <ClassTime {...zones} {...first[1]} />
  return (
    <List>
      {[first, ...others].map(([key, hours]) => (
        <li key={key}>
          <ClassTime {...zones} {...hours} />
        </li>
      ))}
    </List>
  )
}
