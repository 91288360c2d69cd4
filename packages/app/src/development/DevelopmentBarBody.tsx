import { useEffect, useState, type ReactNode } from 'react'
import type { MockCall, MockFinding, MockState } from './mockClient.ts'

type PageRequest = {
  /** Milliseconds since the page was loaded. */
  at: number
  /** The operation ID in the contract. */
  id: string
  status: number
  milliseconds: number
  /** Where the response came from: an example, `examples` or `backend`. */
  from: string
  /** The path that was open when the response arrived. */
  page: string
}

const MAX_REQUESTS = 200

/** The browser’s recent requests to the mock, newest first, from its resource timings. */
export function usePageRequests(): PageRequest[] {
  const [requests, setRequests] = useState<PageRequest[]>([])

  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const page = window.location.pathname
      const newRequests = list
        .getEntries()
        .flatMap((entry) => requestOf(entry as PerformanceResourceTiming, page) ?? [])
      if (newRequests.length > 0)
        setRequests((before) => [...newRequests.toReversed(), ...before].slice(0, MAX_REQUESTS))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])

  return requests
}

function requestOf(entry: PerformanceResourceTiming, page: string): PageRequest | undefined {
  const readTiming = (name: string) => entry.serverTiming.find((timing) => timing.name === name)?.description
  const id = readTiming('call')
  if (id === undefined) return undefined
  return {
    at: entry.startTime,
    id,
    status: entry.responseStatus,
    milliseconds: Math.round(entry.duration),
    from: readTiming('from') ?? '',
    page,
  }
}

type BarBodyProps = {
  state: MockState
  /** The operations that this page has requested. */
  calls: readonly MockCall[]
  requests: readonly PageRequest[]
  findings: readonly MockFinding[]
  onFlip: (call: string, situation: string | null) => void
}

const SHOWN_REQUESTS = 12

export function DevelopmentBarBody({ state, calls, requests, findings, onFlip }: BarBodyProps) {
  return (
    <div className="body">
      <Section title="Calls of this page" isEmpty={calls.length === 0}>
        {calls.map((call) => (
          <li key={call.id}>
            <label>
              {call.id}
              <select
                value={state.situations[call.id] ?? ''}
                onChange={(event) => onFlip(call.id, event.target.value || null)}
              >
                <option value="">{state.upstream ? 'as the backend answers' : 'as usual'}</option>
                {getChoices(call, state).map(({ name, title }) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
            <a href={`/__mock/docs#/${call.tag}/${call.id}`} aria-label={`API reference of ${call.id}`}>
              Docs
            </a>
          </li>
        ))}
      </Section>
      <Section title="Last requests" isEmpty={requests.length === 0}>
        {requests.slice(0, SHOWN_REQUESTS).map(({ at, id, status, milliseconds, from }) => (
          <li key={`${at} ${id}`}>
            <span className={status >= 400 ? 'bad' : undefined}>{status}</span> {id} <span>{milliseconds} ms</span>
            <span>{from}</span>
          </li>
        ))}
      </Section>
      <Section title="What broke the contract" isEmpty={findings.length === 0}>
        {findings.map(({ of, call, path, message, count, schema, file }) => (
          <li key={`${of} ${call} ${path} ${message}`} className="bad">
            {of} of {call} {path} ×{count}: {message} {file} {schema}
          </li>
        ))}
      </Section>
    </div>
  )
}

function Section({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {isEmpty ? <p>None so far.</p> : <ul>{children}</ul>}
    </div>
  )
}

/** The examples, the mock itself if there is a backend, and a sequence that was set elsewhere. */
function getChoices(
  { id, examples }: MockCall,
  { situations, upstream }: MockState,
): { name: string; title: string }[] {
  const choices = [
    ...examples.map(({ name, status, summary }) => ({ name, title: `${name} · ${status} · ${summary}` })),
    ...(upstream ? [{ name: 'mock', title: 'mock · from the examples' }] : []),
  ]
  const chosen = situations[id]
  const isOther = chosen !== undefined && !choices.some(({ name }) => name === chosen)
  return isOther ? [...choices, { name: chosen, title: chosen }] : choices
}
