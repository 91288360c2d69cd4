import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { DatePicker } from '#components/DatePicker/DatePicker.tsx'
import { findAdjacentDays } from '#lib/lessons/attendanceDay.ts'
import { formatDayName, isIsoDay } from '#lib/time/isoDay.ts'
import { tokens } from '#theme/tokens.ts'

const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: end;
`

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  > * {
    white-space: nowrap;
  }
`

/** The first of two typed digits is a valid day as well, so wait until typing pauses. */
const PAUSE_MILLISECONDS = 800

type RegisterDayProps = {
  day: string
  today: string
  /** Days with a lesson or with marks, none in the future. */
  lessonDays: readonly string[]
  onDayChange: (day: string) => void
}

/**
 * The day of the register, with buttons for the lessons before and after it. Changes the day after a pause or when the
 * field is left, so that nothing is marked on the previous day. Incomplete and future days are ignored.
 */
export function RegisterDay({ day, today, lessonDays, onDayChange }: RegisterDayProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState({ of: day, typed: day })
  const typed = draft.of === day ? draft.typed : day
  const isInFuture = isIsoDay(typed) && typed > today
  const isNew = typed !== day && isIsoDay(typed) && typed <= today && typed >= '1000'
  const changeDay = useEffectEvent((to: string) => onDayChange(to))
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => changeDay(typed), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isNew, typed])
  return (
    <Day>
      <DatePicker
        label={t`Day`}
        value={typed}
        onChange={(next) => setDraft({ of: day, typed: next })}
        onBlur={() => isNew && onDayChange(typed)}
        today={today}
        maxValue={today}
        isRequired
        errorMessage={isInFuture ? t`This day is in the future.` : undefined}
      />
      <LessonSteps day={day} lessonDays={lessonDays} onDayChange={onDayChange} />
    </Day>
  )
}

/** Buttons for the lessons before and after a day; one without a lesson is disabled, so that it keeps the focus. */
function LessonSteps({ day, lessonDays, onDayChange }: Omit<RegisterDayProps, 'today'>) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { previous, next } = findAdjacentDays(lessonDays, day)
  const [before, after] = [previous, next].map((one) => one && formatDayName(one, locale, 'short'))
  if (!previous && !next) return null
  return (
    <Steps>
      <Button
        icon={<ChevronLeft aria-hidden />}
        aria-label={before ? t`Previous lesson: ${before}` : t`Previous lesson`}
        isDisabled={!previous}
        onPress={() => previous && onDayChange(previous)}
      >
        {before}
      </Button>
      <Button
        aria-label={after ? t`Next lesson: ${after}` : t`Next lesson`}
        isDisabled={!next}
        onPress={() => next && onDayChange(next)}
      >
        {after}
        <ChevronRight aria-hidden />
      </Button>
    </Steps>
  )
}
