import { DateSegment, DateFieldStateContext } from 'react-aria-components/DateField'
import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, use, useEffect, useLayoutEffect, useRef } from 'react'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import { type SegmentType, parseSegments, formatSegments } from './dateTimeSegments.ts'
import { Button } from 'react-aria-components/Button'
import { focusRing } from '#theme/mixins.ts'

/** Container of segments: inline text rather than boxes, so that each language keeps its order. */
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

/** A segment or a separator. */
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
  /** The field's text and its change handler, because react-aria reports only complete values. */
  text: string
  onTextChange: (text: string) => void
}

/** An editable date or time segment; the first one of a field also synchronizes incomplete input. */
export function DateTimeSegment({ segment, text, onTextChange }: SegmentProps) {
  const { t } = useLingui()
  const day = use(DateFieldStateContext)
  const state = day ?? use(TimeFieldStateContext)
  const hints: Record<string, string> = { day: t`dd`, month: t`mm`, year: t`yyyy` }
  return (
    <>
      {state?.segments[0] === segment && <PartialInputSync state={state} text={text} onTextChange={onTextChange} />}
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

type FieldState = {
  segments: Parameters<typeof formatSegments>[0]
  setSegment: (type: SegmentType, value: number) => void
  setValue: (value: null) => void
}

function PartialInputSync({ state, text, onTextChange }: Omit<SegmentProps, 'segment'> & { state: FieldState }) {
  const shown = formatSegments(state.segments)
  const previous = useRef({ shown, text })
  // react-aria treats incomplete values as empty, so the parts of a restored draft are set one by one.
  const pendingParts = useRef(parseSegments(text).filter(({ type }) => isMissing(type, state)))
  const isInitialized = useRef(false)
  useLayoutEffect(() => {
    const part = pendingParts.current.shift()
    isInitialized.current = part === undefined
    if (part) state.setSegment(part.type, part.value)
  }, [state])
  useEffect(() => {
    const before = previous.current
    previous.current = { shown, text }
    if (!isInitialized.current || shown === text) return
    if (shown !== before.shown) onTextChange(shown)
    // Cleared from outside while incomplete: react-aria sees no change of its value.
    else if (text === '' && before.text !== '') state.setValue(null)
  }, [shown, text, onTextChange, state])
  return null
}

const isMissing = (type: SegmentType, { segments }: FieldState) =>
  segments.some((one) => one.type === type && one.isPlaceholder)

/** Button at the end of a field that opens a picker. */
export const PickerButton = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  min-inline-size: ${tokens.size.control};
  /* Overlaps the field's border to fill its height. */
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
