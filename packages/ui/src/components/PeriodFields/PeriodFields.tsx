import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useToday } from '#providers/ClockProvider.tsx'
import { isWireDay } from '#lib/time/wireDay.ts'
import { tokens } from '#theme/tokens.ts'
import { DatePicker } from '../DatePicker/DatePicker.tsx'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 16rem));
  gap: ${tokens.space[4]};
  align-items: start;
`

/** Days of the school’s calendar, both of which belong to it. */
export type Period = { from: string; until: string }

/** Of a year whose last digits aren’t typed yet the calendar has the days too. */
const isWhole = ({ from, until }: Period) => [from, until].every((day) => isWireDay(day) && day >= '1000')

type PeriodFieldsProps = { period: Period; onPeriod: (period: Period) => void }

/** From which day until which; one that is half typed, or ends before it begins, changes nothing yet. */
export function PeriodFields({ period, onPeriod }: PeriodFieldsProps) {
  const { t } = useLingui()
  const today = useToday()
  const [draft, setDraft] = useState({ of: period, typed: period })
  // Another period than what was typed began with takes its place: the school’s today may be known only later.
  const isCurrent = draft.of.from === period.from && draft.of.until === period.until
  const typed = isCurrent ? draft.typed : period
  const change = (next: Period) => {
    setDraft({ of: period, typed: next })
    if (isWhole(next) && next.from <= next.until) onPeriod(next)
  }
  const isTurned = isWhole(typed) && typed.until < typed.from
  return (
    <Fields role="group" aria-label={t`Period`} data-off-paper>
      <DatePicker label={t`From`} value={typed.from} today={today} onChange={(from) => change({ ...typed, from })} />
      <DatePicker
        label={t`Until`}
        value={typed.until}
        today={today}
        onChange={(until) => change({ ...typed, until })}
        errorMessage={isTurned ? t`The period ends before it begins.` : undefined}
      />
    </Fields>
  )
}
