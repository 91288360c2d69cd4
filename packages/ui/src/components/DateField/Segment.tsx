import { DateSegment, DateFieldStateContext } from 'react-aria-components/DateField'
import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, use, useEffect, useLayoutEffect, useRef } from 'react'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import { type SegmentType, parseSegments, formatSegments } from './dateValue.ts'
import { Button } from 'react-aria-components/Button'
import { focusRing } from '#theme/mixins.ts'

/** Around segments: in one line of text, not in boxes, so that each language keeps its own order of them. */
export const segmentsStyles = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-focus-within] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -1px;
  }
  &[data-invalid][data-focus-within] {
    outline-color: ${tokens.color.danger};
  }
`

/** One of them, or what stands between two. */
const SegmentRoot = styled(DateSegment)`
  padding: 2px;
  border-radius: ${tokens.radius.sm};
  outline: none;

  &[data-type='literal'] {
    padding: 0;
  }
  &[data-placeholder] {
    color: ${tokens.color.textMuted};
  }
  &[data-focused] {
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
  }
`

type SegmentProps = Pick<ComponentProps<typeof DateSegment>, 'segment'> & {
  /** The field's text, and what changes it: react-aria tells of whole values only. */
  text: string
  onText: (text: string) => void
}

/** A day, month, year, hour or minute that is typed into; the first of a field watches over all of them. */
export function Segment({ segment, text, onText }: SegmentProps) {
  const { t } = useLingui()
  const day = use(DateFieldStateContext)
  const state = day ?? use(TimeFieldStateContext)
  const hints: Record<string, string> = { day: t`dd`, month: t`mm`, year: t`yyyy` }
  return (
    <>
      {state?.segments[0] === segment && <Watch state={state} text={text} onText={onText} />}
      <SegmentRoot
        segment={segment}
        render={(props, { isPlaceholder }) => (
          <span {...props} {...(isPlaceholder && { 'aria-valuetext': t`Empty` })} />
        )}
      >
        {({ isPlaceholder, type, text: shown }) => (isPlaceholder ? (hints[type] ?? shown) : shown)}
      </SegmentRoot>
    </>
  )
}

type Typed = {
  segments: Parameters<typeof formatSegments>[0]
  setSegment: (type: SegmentType, value: number) => void
  setValue: (value: null) => void
}

function Watch({ state, text, onText }: Omit<SegmentProps, 'segment'> & { state: Typed }) {
  const shown = formatSegments(state.segments)
  const seen = useRef({ shown, text })
  // Half a value, of a kept draft, is none for react-aria: its parts are set one by one before anything else.
  const halves = useRef(parseSegments(text).filter(({ type }) => isMissing(type, state)))
  const isWhole = useRef(false)
  useLayoutEffect(() => {
    const half = halves.current.shift()
    isWhole.current = half === undefined
    if (half) state.setSegment(half.type, half.value)
  }, [state])
  useEffect(() => {
    const before = seen.current
    seen.current = { shown, text }
    if (!isWhole.current || shown === text) return
    if (shown !== before.shown) onText(shown)
    // Emptied from outside while half was typed: react-aria sees no change of its value.
    else if (text === '' && before.text !== '') state.setValue(null)
  }, [shown, text, onText, state])
  return null
}

const isMissing = (type: SegmentType, { segments }: Typed) =>
  segments.some((one) => one.type === type && one.isPlaceholder)

/** At the end of a field: opens what can be chosen instead of typed. */
export const PickerButton = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  min-inline-size: ${tokens.size.control};
  /* As high as what it stands in, whose edge it lies over. */
  margin-block: -1px;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  ${focusRing}

  &[data-focus-visible] {
    outline-offset: -2px;
  }
  &[data-hovered],
  &[data-pressed] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  svg {
    inline-size: ${tokens.size.icon};
  }
`
