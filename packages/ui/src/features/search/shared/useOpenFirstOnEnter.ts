import { type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * Enter opens the first that is found where no other row was gone to, also for whoever pastes what they seek, and for
 * whoever types so fast that it isn’t there yet: then it opens when it is, never what was found before. Each row says
 * for which words it was found.
 */
export function useOpenFirstOnEnter(search: string) {
  const list = useRef<HTMLDivElement>(null)
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (awaited.current !== undefined && openFirst(list.current, awaited.current)) awaited.current = undefined
    })
    observer.observe(list.current!, { subtree: true, childList: true, attributeFilter: ['data-sought'] })
    return () => observer.disconnect()
  }, [])
  return {
    list,
    onKeyDownCapture: (event: KeyboardEvent) => {
      awaited.current = undefined
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || search === '') return
      if (!(event.target instanceof HTMLInputElement)) return
      const row = event.target.getAttribute('aria-activedescendant')
      if (row !== null && document.getElementById(row)?.dataset['sought'] === search) return
      event.preventDefault()
      event.stopPropagation()
      if (!openFirst(list.current, search)) awaited.current = search
    },
  }
}

/** Whether something was found for these words, which is opened then. */
function openFirst(list: HTMLElement | null, sought: string): boolean {
  const first = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find(
    ({ dataset }) => dataset['sought'] === sought,
  )
  first?.click()
  return first !== undefined
}
