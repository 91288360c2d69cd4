import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, use, useEffect, useLayoutEffect, useRef } from 'react'
import { DateSegment, DateFieldStateContext } from 'react-aria-components/DateField'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { type Kind, type PartName, wireParts } from '../StandIn/wireParts.ts'
import { usePartHints } from '../StandIn/usePartHints.ts'
import { segmentLook } from './Segment.styles.ts'
import { typedText } from './typedText.ts'

const SegmentRoot = styled(DateSegment)`
  ${segmentLook}
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
  const hints: Record<string, string> = usePartHints()
  return (
    <>
      {state?.segments[0] === segment && (
        <Watch kind={day ? 'day' : 'time'} state={state} text={text} onText={onText} />
      )}
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

type Shown = Parameters<typeof typedText>[0]
type Typed = {
  segments: Shown
  setSegment: (type: PartName, value: number) => void
  setValue: (value: null) => void
}

function Watch({ kind, state, text, onText }: Omit<SegmentProps, 'segment'> & { kind: Kind; state: Typed }) {
  const shown = typedText(state.segments)
  const seen = useRef({ shown, text })
  // Half a value is none for react-aria: what was typed before it came is put in part by part, before anything else.
  const halves = useRef(halvesOf(text, kind, state.segments))
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

function halvesOf(text: string, kind: Kind, segments: Shown): { type: PartName; value: number }[] {
  return wireParts(text, kind).flatMap(({ type, value }) => {
    const isMissing = segments.some((one) => one.type === type && one.isPlaceholder)
    return value !== null && isMissing ? [{ type, value }] : []
  })
}
