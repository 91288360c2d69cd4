import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hears which sections are in sight or nearly so. */
export function useVisibleSections(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onNear: ((id: string) => void) | undefined,
): void {
  const hear = useEffectEvent((id: string) => onNear?.(id))
  const all = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (isIntersecting && target instanceof HTMLElement) hear(target.dataset['section'] ?? '')
        }
      },
      { rootMargin: '50% 0px' },
    )
    for (const id of all.split(' ')) {
      const section = root.current?.querySelector(`section[data-section="${CSS.escape(id)}"]`)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [root, all])
}
