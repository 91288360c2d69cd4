import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useCallback,
  useRef,
  useState,
} from 'react'
import type { PressEvent } from 'react-aria/usePress'
import { late } from '#late/late.ts'
import { useLate } from '#late/useLate.ts'
import type { ListControls, ListState, Opening } from './ListControls.ts'

const part = late(async () => (await import('./FoundList.tsx')).FoundList)
const closed: ListState = { 'aria-expanded': false }

type LateListOptions = {
  inputRef: RefObject<HTMLInputElement | null>
  buttonRef: RefObject<HTMLButtonElement | null>
  isFixed: boolean
  onDropSearch: () => void
  onFocus: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/**
 * The list of a field that searches, which comes when it is near, and how the field works it. What opens it is kept
 * until it has come; from then on it hears all of it itself.
 */
export function useLateList({ inputRef, buttonRef, isFixed, onDropSearch, onFocus, onBlur }: LateListOptions) {
  // A page may put the focus here by itself: that alone is no reason to fetch it.
  const [isNear, setIsNear] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [opening, setOpening] = useState<Opening>()
  const [state, onState] = useState(closed)
  const controlsRef = useRef<ListControls>(null)
  const FoundList = useLate(part, wasOpened)
  const forget = useCallback(() => setOpening(undefined), [])
  const open = (at: Opening) => {
    if (isFixed) return
    setWasOpened(true)
    if (controlsRef.current) controlsRef.current.open(at)
    else setOpening(at)
  }
  const press = (at: Opening) => {
    inputRef.current?.focus()
    open(at)
  }
  const keyBefore = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    const isEnd = key === 'ArrowDown' || key === 'ArrowUp'
    if (isEnd) open(key === 'ArrowDown' ? 'first' : 'last')
    if (isEnd || (key === 'Enter' && opening !== undefined)) event.preventDefault()
    if (key === 'Escape' && opening !== undefined) {
      // It takes back what was asked for here, not the window around it.
      event.stopPropagation()
      forget()
      onDropSearch()
    }
  }
  const blurBefore = (event: FocusEvent<HTMLInputElement>) => {
    // Who goes on to the button has not left the field.
    if (buttonRef.current?.contains(event.relatedTarget)) return
    forget()
    onBlur?.(event)
  }
  return {
    /** Undefined until it has come and is near. */
    FoundList: isNear || wasOpened ? FoundList : undefined,
    listProps: { controlsRef, opening, onOpened: forget, onState },
    isAwaited: opening !== undefined && !FoundList,
    open,
    inputProps: {
      ...state,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setIsNear(true)
        const hear = controlsRef.current?.inputProps.onFocus ?? onFocus
        hear?.(event)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        const hear = controlsRef.current ? controlsRef.current.inputProps.onBlur : blurBefore
        hear?.(event)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const hear = controlsRef.current ? controlsRef.current.inputProps.onKeyDown : keyBefore
        hear?.(event)
      },
      onTouchEnd: (event: TouchEvent<HTMLInputElement>) => controlsRef.current?.inputProps.onTouchEnd?.(event),
    },
    buttonProps: {
      'aria-expanded': state['aria-expanded'] === true,
      onPressStart: (event: PressEvent) => {
        if (controlsRef.current) controlsRef.current.buttonProps.onPressStart?.(event)
        else if (event.pointerType !== 'touch')
          press(event.pointerType === 'mouse' || event.pointerType === 'pen' ? null : 'first')
      },
      onPress: (event: PressEvent) => {
        if (controlsRef.current) controlsRef.current.buttonProps.onPress?.(event)
        else if (event.pointerType === 'touch') press(null)
      },
    },
  }
}
