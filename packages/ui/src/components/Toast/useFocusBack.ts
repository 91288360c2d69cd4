import { type FocusEvent, useRef } from 'react'

/** Where the focus goes when the toast goes that has it: to the next one’s button, else back to where it came from. */
export function useToastFocus() {
  const root = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  return {
    root,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    moveFocus: () => {
      const own = document.activeElement
      if (!root.current?.contains(own)) return
      const next = [...root.current.querySelectorAll('button')].find((button) => button !== own)
      const before = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
      const target = next ?? before
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}
