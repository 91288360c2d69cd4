import { type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * Enter opens the first that is found where no other row was gone to, also for whoever pastes what they seek, and for
 * whoever types so fast that it isn’t there yet: then it opens when it is, never what was found before.
 */
export function useEnterAhead(search: string, isThere: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!isThere || !isAwaited.current) return
    isAwaited.current = false
    openFirst(list.current)
  }, [isThere])
  return {
    list,
    onKeyDownCapture: (event: KeyboardEvent) => {
      isAwaited.current = false
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || search === '') return
      if (!(event.target instanceof HTMLInputElement)) return
      const row = event.target.getAttribute('aria-activedescendant')
      if (isThere && row !== null && document.getElementById(row)) return
      event.preventDefault()
      event.stopPropagation()
      isAwaited.current = !isThere
      if (isThere) openFirst(list.current)
    },
  }
}

function openFirst(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[role=option]')?.click()
}
