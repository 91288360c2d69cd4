import {
  type ComponentType,
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Late } from '#late/late.ts'
import { useLate } from '#late/useLate.ts'
import type { InputProps } from './InputProps.ts'
import type { Typing } from './typeDigit.ts'

/**
 * What is typed into comes when it is near, and what stands for it in this place until then. It takes over the focus,
 * in the part that has it, and what was typed into that part so far.
 */
export function useStandIn<Props>(
  late: Late<ComponentType<Props>>,
  place: RefObject<HTMLElement | null>,
  input: InputProps,
) {
  const [isNear, setIsNear] = useState(false)
  const Input = useLate(late, isNear)
  // Where it comes late, the focus has been there already.
  const [autoFocus] = useState(input.autoFocus && Input !== undefined)
  const [isFocused, setIsFocused] = useState(false)
  const [typing, setTyping] = useState<Typing>()
  const unfinished = useRef('')

  // On a page that came whole it has the focus before anything here could hear of it: it is told once more.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (place.current?.contains(focused)) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }, [place])

  useLayoutEffect(() => {
    if (!Input || !isFocused) return
    unfinished.current = typing?.entered ?? ''
    const part = document.activeElement?.getAttribute('data-type')
    place.current?.querySelector<HTMLElement>(part ? `[data-type=${part}]` : 'button')?.focus()
  }, [Input, isFocused, typing, place])

  useEffect(() => {
    const digits = unfinished.current
    unfinished.current = ''
    if (Input && digits !== '') queueMicrotask(() => typeInto(document.activeElement, digits))
  }, [Input])

  return {
    /** Undefined until it has come; to be drawn before what stands for it. */
    Input,
    /** Both are there until the focus has gone from one to the other: nothing else hears that it has left. */
    isStoodFor: !Input || isFocused,
    input: { ...input, autoFocus },
    comeNear: () => setIsNear(true),
    focusFirst: () => place.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
    typing,
    setTyping,
    /** Of the box that stands for it. */
    boxProps: {
      role: 'group',
      'aria-labelledby': input['aria-labelledby'],
      'aria-describedby': input['aria-describedby'],
      'aria-disabled': input.isDisabled || undefined,
      ...(input.isInvalid && { 'data-invalid': true }),
      ...(input.isDisabled && { 'data-disabled': true }),
      ...(isFocused && { 'data-focus-within': true }),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setIsFocused(false)
        // Else it has gone to what has come, which tells by itself when it leaves.
        if (!Input) input.onBlur?.(event)
      },
    },
  }
}

/** What the text that stands there needs of it. */
export type StandIn = Pick<ReturnType<typeof useStandIn>, 'input' | 'typing' | 'setTyping' | 'comeNear'>

/** Types as a person does: each digit is seen before the next. */
function typeInto(part: Element | null, digits: string): void {
  for (const data of digits) {
    const event = new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true })
    flushSync(() => part?.dispatchEvent(event))
  }
}
