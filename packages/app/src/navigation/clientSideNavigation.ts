import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Normalizes a typed path segment: lower case, without trailing slashes. */
export function normalizeSegment(segment: string): string {
  return segment.replace(/\/+$/, '').toLowerCase()
}

/** Navigates plain links without reloading the page: those of pages that work without JavaScript. */
export function useClientSideLinks(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])')
      if (!link) return
      event.preventDefault()
      navigate(link.getAttribute('href') ?? '/')
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

/**
 * Navigates with a cross-fade if the browser supports it and the user hasn’t asked for reduced motion; the theme sets
 * its duration. A second navigation cuts the first one short.
 */
export function withViewTransition(move: () => void): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!('startViewTransition' in document) || prefersReducedMotion || document.hidden) {
    move()
    return
  }
  const transition = document.startViewTransition(move)
  // An interrupted transition is no error. Errors of the navigation itself reject `updateCallbackDone`.
  for (const segment of [transition.ready, transition.finished]) segment.catch(() => undefined)
}
