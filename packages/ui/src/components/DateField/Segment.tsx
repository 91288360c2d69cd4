import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, use, useEffect, useLayoutEffect, useRef } from 'react'
import { type DateSegment, DateFieldStateContext } from 'react-aria-components/DateField'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import { SegmentRoot } from './Segment.styles.ts'
import { type SegmentType, parseSegments, formatSegments } from './segmentsText.ts'

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
