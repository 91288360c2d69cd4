import { useEffect, useState } from 'react'

export type PageRequest = {
  /** Milliseconds since the page was loaded. */
  at: number
  /** The call of the contract. */
  id: string
  status: number
  milliseconds: number
  /** The example, `examples` or `backend`. */
  from: string
  /** The page that was open when it was answered. */
  page: string
}

const MAX_REQUESTS = 200

/** What the browser asked the mock for, the newest first, as it measures its requests anyway. */
export function usePageRequests(): PageRequest[] {
  const [requests, setRequests] = useState<PageRequest[]>([])

  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const page = window.location.pathname
      const seen = list.getEntries().flatMap((entry) => requestOf(entry as PerformanceResourceTiming, page) ?? [])
      if (seen.length > 0) setRequests((before) => [...seen.toReversed(), ...before].slice(0, MAX_REQUESTS))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])

  return requests
}

function requestOf(entry: PerformanceResourceTiming, page: string): PageRequest | undefined {
  const said = (name: string) => entry.serverTiming.find((timing) => timing.name === name)?.description
  const id = said('call')
  if (id === undefined) return undefined
  return {
    at: entry.startTime,
    id,
    status: entry.responseStatus,
    milliseconds: Math.round(entry.duration),
    from: said('from') ?? '',
    page,
  }
}
