import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'

type Change = (before: URLSearchParams) => URLSearchParams

/**
 * What the address says after `?`, and how to change it. A page can outlive its address, while the code of the next one
 * is on its way: what it changes then would lead back to it, so it changes nothing.
 */
export function usePageSearchParams() {
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const change = useCallback(
    (how: Change, options?: { replace: boolean }) => {
      if (window.location.pathname !== path) return
      const before = new URLSearchParams(window.location.search)
      const query = how(before).toString()
      if (query !== before.toString()) navigate(query ? `${path}?${query}` : path, options)
    },
    [path, navigate],
  )
  return [search, change] as const
}
