import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, type RefObject, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isOvernight } from '#lib/time/wallTime.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { type TimeFieldProps, TimeField } from '../TimeField/TimeField.tsx'
import { createEndTimes } from '../TimeField/SuggestedTimesMenu.tsx'

/** Minutes have two digits; one that is larger than this can’t be the first of them. */
const LAST_FIRST_DIGIT = 5

/**
 * Moves the focus to the end of a range once its beginning is typed whole, as react-aria moves it from the hour to the
 * minute; not where there is an end already. The element with the ref has the two fields as its children.
 */
function useFocusEndTime({ from, to }: { from: string; to: string }): RefObject<HTMLDivElement | null> {
  const ends = useRef<HTMLDivElement>(null)
  const values = useRef({ from, to })
  useEffect(() => {
    values.current = { from, to }
  })
  useEffect(() => {
    const [start, end] = ends.current?.children ?? []
    let typed = ''
    const forget = () => (typed = '')
    const type = ({ target, data }: Event & { data?: string | null }) => {
      const isMinute = target instanceof Element && target.closest('[data-type=minute]') !== null
      if (!isMinute || !/^\p{Nd}$/u.test(data ?? '')) return void forget()
      typed += data ?? ''
      if (typed.length < 2 && digitOf(typed) <= LAST_FIRST_DIGIT) return
      forget()
      const hasHour = /^\d+:/.test(values.current.from)
      if (hasHour && values.current.to === '') end?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    }
    start?.addEventListener('beforeinput', type)
    start?.addEventListener('focusin', forget)
    return () => {
      start?.removeEventListener('beforeinput', type)
      start?.removeEventListener('focusin', forget)
    }
  }, [])
  return ends
}

/** The number of a digit of any script: zero is at a code point that 16 divides. */
function digitOf(text: string): number {
  return (text.codePointAt(0) ?? 0) % 16
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 12rem));
  gap: ${tokens.space[3]};
  align-items: start;

  ${mediaDown('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* A time and what opens the usual ones stand in one line. */
  ${mediaDown('xs')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Title = styled.span<{ $isHidden: boolean }>`
  font-weight: ${tokens.weight.semibold};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const Hint = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

type End = Pick<TimeFieldProps, 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'name'>

export type TimeRangeProps = {
  /** What the two times are of; read before each of them. */
  label: string
  /** Where a legend above says it already. */
  isLabelHidden?: boolean
  description?: string
  from: End
  to: End
  isRequired?: boolean
  isReadOnly?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  /** What else belongs to the two times, such as their days of the week. */
  children?: ReactNode
}

/** When something begins and ends, by the school's clocks. An end before the beginning is on the next day, and says so. */
export function TimeRange({
  label,
  isLabelHidden = false,
  description,
  from,
  to,
  autoFocus = false,
  children,
  ...props
}: TimeRangeProps) {
  const { t } = useLingui()
  const id = useId()
  const hintId = `${id}-hint`
  const ends = useFocusEndTime({ from: from.value, to: to.value })
  const overnight = isOvernight({ from: from.value, to: to.value })
  return (
    <Root role="group" aria-labelledby={id} aria-describedby={description === undefined ? undefined : hintId}>
      <Title id={id} $isHidden={isLabelHidden}>
        {label}
      </Title>
      {description !== undefined && <Hint id={hintId}>{description}</Hint>}
      <Ends ref={ends}>
        {/* The hints are always there, though empty: one that came later wouldn't be tied to its field. */}
        <TimeField {...props} {...from} label={t`From`} autoFocus={autoFocus} description={<Bdi />} />
        <TimeField
          {...props}
          {...to}
          label={t`To`}
          suggestedTimes={createEndTimes(from.value)}
          description={<Bdi>{overnight && t`+1 day`}</Bdi>}
        />
      </Ends>
      {children}
    </Root>
  )
}
