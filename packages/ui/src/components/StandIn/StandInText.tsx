import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { partAt } from './partAt.ts'
import { Part, Stop } from './StandInText.styles.ts'
import { usePartHints } from './usePartHints.ts'
import type { StandIn } from './useStandIn.ts'
import { useTyping } from './useTyping.ts'
import { type Kind, type PartName, wireParts } from './wireParts.ts'
import { writtenOrder } from './writtenOrder.ts'

/** The parts of a day or a time as they are going to stand there, and one place for the focus over them. */
export function StandInText({ kind, standIn, autoFocus }: { kind: Kind; standIn: StandIn; autoFocus: boolean }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const hints = usePartHints()
  const stop = useRef<HTMLInputElement>(null)
  const isPressed = useRef(false)
  const { input, setTyping, comeNear } = standIn
  const { isReadOnly, isDisabled } = input
  const written = writtenOrder(kind, locale)
  const order = written.flatMap((one) => ('type' in one ? [one.type] : []))
  const first = order[0] ?? 'day'
  const typing = standIn.typing ?? { at: first, entered: '' }
  const parts = wireParts(input.value, kind)
  const isEmpty = parts.every(({ isPlaceholder }) => isPlaceholder)
  const shown = (name: PartName) => {
    const value = parts.find(({ type }) => type === name)?.value
    if (typeof value !== 'number') return hints[name]
    return name === 'year' ? String(value) : String(value).padStart(2, '0')
  }
  const { type, pressKey } = useTyping({
    stop,
    kind,
    order,
    text: input.value,
    typing,
    isFixed: isReadOnly || isDisabled,
    onTyped: (next) => {
      setTyping(next.typing)
      if (next.text !== input.value) input.onChange(next.text)
    },
  })
  const focus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Where the page puts it by itself, that alone is no reason to fetch the rest.
    if (!autoFocus) comeNear()
    if (isPressed.current) return
    const from = relatedTarget ? currentTarget.compareDocumentPosition(relatedTarget) : 0
    const comesFromBehind = (from & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    setTyping({ at: (comesFromBehind ? order.at(-1) : undefined) ?? first, entered: '' })
  }
  return (
    <>
      <Stop
        ref={stop}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        data-type={typing.at}
        aria-labelledby={input['aria-labelledby']}
        aria-describedby={input['aria-describedby']}
        aria-valuetext={
          isEmpty ? t`Empty` : written.map((one) => ('type' in one ? shown(one.type) : one.literal)).join('')
        }
        aria-invalid={input.isInvalid || undefined}
        aria-required={input.isRequired || undefined}
        readOnly={isReadOnly}
        disabled={isDisabled}
        autoFocus={autoFocus}
        value=""
        onChange={({ target }) => type(target.value)}
        onPointerDown={(event) => {
          comeNear()
          isPressed.current = true
          setTyping({ at: partAt(event, parts, order) ?? first, entered: '' })
        }}
        onPointerUp={() => {
          isPressed.current = false
        }}
        onFocus={focus}
        onKeyDown={(event) => {
          comeNear()
          pressKey(event)
        }}
      />
      {written.map((one) =>
        'type' in one ? (
          <Part
            key={one.key}
            aria-hidden
            data-part={one.type}
            {...(one.type === typing.at && { 'data-current': true })}
            {...(parts.some(({ type: name, isPlaceholder }) => name === one.type && isPlaceholder) && {
              'data-placeholder': true,
            })}
          >
            {shown(one.type)}
          </Part>
        ) : (
          <Part key={one.key} aria-hidden data-type="literal">
            {one.literal}
          </Part>
        ),
      )}
    </>
  )
}
