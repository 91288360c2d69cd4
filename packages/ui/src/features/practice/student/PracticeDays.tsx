import type { OwnPractice } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Check, Circle } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useLocale } from 'react-aria-components/I18nProvider'
import { weekdayOf, type WallDay } from '@maktab/calendar/WallDay'
import { styled } from 'styled-components'
import { formatDayName } from '#lib/time/isoDay.ts'
import { formatWeekday } from '#lib/time/weekdays.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** Seven days fit one line of a card at 390 px. */
const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
`

/** The mark and the fill tell a done day without colour. */
const Day = styled(ToggleButton)`
  display: grid;
  gap: ${tokens.space[1]};
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 56px;
  padding: ${tokens.space[1]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.text.sm};
  line-height: ${tokens.leading.tight};
  cursor: pointer;
  ${focusRing}

  svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &[data-today] {
    border-width: 2px;
    border-color: ${tokens.color.brand};
    font-weight: ${tokens.weight.semibold};
  }
  &[data-selected] {
    border-color: ${tokens.color.success};
    background: ${tokens.color.successSoft};
    color: ${tokens.color.onSuccessSoft};
  }
  &[data-disabled] {
    border-style: dashed;
    color: ${tokens.color.textMuted};
    cursor: default;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`

const WEEK = 7

type PracticeDaysProps = {
  practice: OwnPractice
  onMark: (id: number, day: string, isDone: boolean) => void
}

/** A toggle for each day until the next lesson; those ahead can’t be pressed yet. */
export function PracticeDays({ practice: { id, title, days }, onMark }: PracticeDaysProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  return (
    <Days role="group" aria-label={t`Days of practice: ${title}`}>
      {days.map(({ day, isDone }) => {
        const date = formatDayName(day, locale, 'short')
        const weekday = formatWeekday(weekdayOf(day as WallDay), locale, 'short')
        return (
          <Day
            key={day}
            isSelected={isDone}
            isDisabled={day > today}
            onChange={(isNowDone) => onMark(id, day, isNowDone)}
            aria-label={t`Practice done on ${date}`}
            {...(day === today && { 'data-today': true })}
          >
            {isDone ? <Check aria-hidden /> : <Circle aria-hidden />}
            <span aria-hidden>{days.length > WEEK ? `${weekday} ${Number(day.slice(-2))}` : weekday}</span>
          </Day>
        )
      })}
    </Days>
  )
}
