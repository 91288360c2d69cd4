import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** A part of an address as people write it by heart: in whatever capitals, with or without a stroke at its end. */
export function normalizeSegment(part: string): string {
  return part.replace(/\/+$/, '').toLowerCase()
}

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

/**
 * Goes to another place so that the old one fades into it, where the browser can and nobody asked for stillness; how
 * long it takes is the theme’s. A move that comes while another is on its way cuts that one short.
 */
export function withViewTransition(move: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!('startViewTransition' in document) || isStill || document.hidden) {
    move()
    return
  }
  const passage = document.startViewTransition(move)
  // One that was cut short is no failure; what the move itself throws is told by `updateCallbackDone`.
  for (const part of [passage.ready, passage.finished]) part.catch(() => undefined)
}
