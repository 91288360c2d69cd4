import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { DatePicker } from '#components/DatePicker/DatePicker.tsx'
import { isWireDay } from '#lib/time/wireDay.ts'

/** Of a day of two digits the first is a day, too: the register waits until nothing more is typed. */
const PAUSE_MILLISECONDS = 800

type RegisterDayProps = { day: string; today: string; onDayChange: (day: string) => void }

/**
 * The day of the register. It turns the page once it is whole: after a pause, or as soon as the field is left, so that
 * nothing is marked on the day before. What is half typed or still to come doesn't turn it.
 */
export function RegisterDay({ day, today, onDayChange }: RegisterDayProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState({ of: day, typed: day })
  const typed = draft.of === day ? draft.typed : day
  const isToCome = isWireDay(typed) && typed > today
  const isNew = typed !== day && isWireDay(typed) && typed <= today && typed >= '1000'
  const turn = useEffectEvent((to: string) => onDayChange(to))
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => turn(typed), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isNew, typed])
  return (
    <DatePicker
      label={t`Day`}
      value={typed}
      onChange={(next) => setDraft({ of: day, typed: next })}
      onBlur={() => isNew && onDayChange(typed)}
      today={today}
      maxValue={today}
      isRequired
      errorMessage={isToCome ? t`This day is still to come.` : undefined}
    />
  )
}
