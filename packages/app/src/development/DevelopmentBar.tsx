import { useAtomValue } from 'jotai'
import { useState, useEffect } from 'react'
import { useLocation } from 'wouter'
import { readCookie, writeCookie, store } from '../browser/cookiesAndStore.ts'
import { sessionAtom, signInAtom } from '../session/sessionAtoms.ts'
import { DevelopmentBarBody, usePageRequests } from './DevelopmentBarBody.tsx'
import type { MockClient, MockState, MockCall, MockFinding } from './mockClient.ts'
import { api } from '../api/api.ts'
import { REFETCH_EVENT } from '../api/refetchEvent.ts'

const COOKIE = 'development-bar'

/** Developer toolbar: the signed-in user, flipped responses, the page’s requests and contract violations. */
export function DevelopmentBar({ line }: { line: MockClient }) {
  const { state, calls, findings } = useMockState(line)
  const requests = usePageRequests()
  const [page] = useLocation()
  const [isOpen, setOpen] = useState(readCookie(COOKIE) === 'open')
  const [message, setMessage] = useState<string>()
  if (!state) return null

  const requestedIds = new Set(requests.filter((request) => request.page === page).map(({ id }) => id))
  const broken = findings.reduce((sum, { count }) => sum + count, 0)
  const toggle = () => {
    writeCookie(COOKIE, isOpen ? 'folded' : 'open', 365)
    setOpen(!isOpen)
  }
  return (
    <section aria-label="Development" lang="en">
      <header>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          Mock
        </button>
        <Flips state={state} onClear={() => void line.reset()} />
        {broken > 0 && <span className="bad">{broken} × against the contract</span>}
        {state.fault !== null && <span className="bad">The contract is broken: {state.fault}</span>}
        {isOpen && <UserSwitcher state={state} onTold={setMessage} />}
        {isOpen && <a href="/__mock">All calls</a>}
        {isOpen && <a href="/__mock/docs">API reference</a>}
        <span role="status">{message}</span>
      </header>
      {isOpen && (
        <DevelopmentBarBody
          state={state}
          calls={calls.filter(({ id }) => requestedIds.has(id))}
          requests={requests}
          findings={findings}
          onFlip={(call, situation) => void line.change({ situations: { [call]: situation } }).then(setMessage)}
        />
      )}
    </section>
  )
}

function Flips({ state: { situations, delays, scenario }, onClear }: { state: MockState; onClear: () => void }) {
  const flips = [
    ...Object.entries(situations).map(([call, situation]) => `${call}=${situation}`),
    ...Object.entries(delays).map(([call, delay]) => `${call}=@${delay}`),
    ...(scenario === undefined ? [] : [`scenario=${scenario}`]),
    // Set in the cookie of this browser only.
    ...(readCookie('mock') === undefined ? [] : [`cookie: ${decodeURIComponent(readCookie('mock') ?? '')}`]),
  ]
  if (flips.length === 0) return null
  const clear = () => {
    writeCookie('mock', '', 0)
    onClear()
  }
  return (
    <>
      <code>{flips.join(', ')}</code>
      <button type="button" onClick={clear}>
        Clear flips
      </button>
    </>
  )
}

function UserSwitcher({ state, onTold }: { state: MockState; onTold: (words: string | undefined) => void }) {
  const session = useAtomValue(sessionAtom)
  const { password, people } = state
  if (password === null) return <span>{session?.role ?? 'Nobody'}</span>
  return people.map(({ name, email, role, isBlocked }) => {
    const isCurrent = session?.role === role && (session.status === 'blocked') === isBlocked
    return (
      <button
        key={name}
        type="button"
        aria-pressed={isCurrent}
        onClick={() => void signInAs(email, password).then(onTold)}
      >
        {name}
      </button>
    )
  })
}

/** Signs in as another user; returns the error message if it fails. */
async function signInAs(email: string, password: string): Promise<string | undefined> {
  try {
    const { token, status, user } = await api('signIn', { body: { email, password } })
    await store.set(signInAtom, { token, role: user.role, status, email })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

type MockData = { state?: MockState; calls: MockCall[]; findings: MockFinding[] }

/** The mock’s state, kept current; changed responses make the page refetch. */
function useMockState(client: MockClient): MockData {
  const [mockData, setMockData] = useState<MockData>({ calls: [], findings: [] })

  useEffect(() => {
    const read = async (...parts: ('state' | 'calls' | 'findings')[]) => {
      const read = await Promise.all(parts.map(async (part) => [part, await client[part]()] as const))
      setMockData((before) => ({ ...before, ...Object.fromEntries(read) }))
    }
    const parts = {
      open: ['state', 'calls', 'findings'],
      state: ['state'],
      contract: ['state', 'calls', 'findings'],
      findings: ['findings'],
    } as const
    return client.subscribe((event) => {
      // If the mock is restarting, its state is read when it reconnects.
      read(...parts[event]).catch(() => undefined)
      if (event === 'state' || event === 'contract') window.dispatchEvent(new Event(REFETCH_EVENT))
    })
  }, [client])

  return mockData
}
