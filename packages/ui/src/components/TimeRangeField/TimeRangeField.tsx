import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, type RefObject, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isOvernight } from '#lib/time/wallTime.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { type TimeFieldProps, TimeField } from '../TimeField/TimeField.tsx'
import { createEndTimes } from '../TimeField/SuggestedTimesMenu.tsx'
import { Text } from '../Text/Text.tsx'
import { Stack } from '../Stack/Stack.tsx'

/** Largest first digit of minutes; a larger digit is complete on its own. */
const MAX_FIRST_MINUTE_DIGIT = 5

/**
 * Moves the focus to the end field once the start is completely typed, as react-aria does from hours to minutes, unless
 * there is an end already. The element with the ref must contain the two fields.
 */
function useFocusEndTime({ from, to }: { from: string; to: string }): RefObject<HTMLDivElement | null> {
  const ends = useRef<HTMLDivElement>(null)
  const values = useRef({ from, to })
  useEffect(() => {
    values.current = { from, to }
  })
  useEffect(() => {
    const [startField, endField] = ends.current?.children ?? []
    let typed = ''
    const resetTyped = () => (typed = '')
    const onBeforeInput = ({ target, data }: Event & { data?: string | null }) => {
      const isMinute = target instanceof Element && target.closest('[data-type=minute]') !== null
      if (!isMinute || !/^\p{Nd}$/u.test(data ?? '')) return void resetTyped()
      typed += data ?? ''
      if (typed.length < 2 && getDigit(typed) <= MAX_FIRST_MINUTE_DIGIT) return
      resetTyped()
      const hasHour = /^\d+:/.test(values.current.from)
      if (hasHour && values.current.to === '') endField?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    }
    startField?.addEventListener('beforeinput', onBeforeInput)
    startField?.addEventListener('focusin', resetTyped)
    return () => {
      startField?.removeEventListener('beforeinput', onBeforeInput)
      startField?.removeEventListener('focusin', resetTyped)
    }
  }, [])
  return ends
}

/** The value of a digit in any script: each script's zero is at a multiple of 16. */
function getDigit(text: string): number {
  return (text.codePointAt(0) ?? 0) % 16
}

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 12rem));
  gap: ${tokens.space[3]};
  align-items: start;

  /* Stacks the fields where one with its button would be cut. */
  ${mediaDown('sm')} {
    grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  }
  ${mediaDown('xs')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Title = styled.span<{ $isHidden: boolean }>`
  font-weight: ${tokens.weight.semibold};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

type End = Pick<TimeFieldProps, 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'name'>

export type TimeRangeFieldProps = {
  /** Label of the range, announced before each field. */
  label: string
  /** Hides the label visually, if a legend above already says it. */
  isLabelHidden?: boolean
  description?: string
  from: End
  to: End
  isRequired?: boolean
  isReadOnly?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  /** Related fields, such as weekdays. */
  children?: ReactNode
}

/** Start and end time in the school's time zone. An end before the start is on the next day, and marked as such. */
export function TimeRangeField({
  label,
  isLabelHidden = false,
  description,
  from,
  to,
  autoFocus = false,
  children,
  ...props
}: TimeRangeFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const hintId = `${id}-hint`
  const ends = useFocusEndTime({ from: from.value, to: to.value })
  const overnight = isOvernight({ from: from.value, to: to.value })
  return (
    <Stack
      gap="small"
      role="group"
      aria-labelledby={id}
      aria-describedby={description === undefined ? undefined : hintId}
    >
      <Title id={id} $isHidden={isLabelHidden}>
        {label}
      </Title>
      {description !== undefined && (
        <Text as="span" tone="muted" size="sm" id={hintId}>
          {description}
        </Text>
      )}
      <Ends ref={ends}>
        {/* Always rendered, even if empty, because react-aria doesn't associate descriptions added later. */}
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
    </Stack>
  )
}
