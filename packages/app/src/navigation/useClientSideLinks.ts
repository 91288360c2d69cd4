import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Follows plain links within the school without loading it anew: those of pages that need no script to be pressed. */
export function useClientSideLinks(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])')
      if (!link) return
      event.preventDefault()
      navigate(link.getAttribute('href') ?? '/')
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
