import { useAtomValue } from 'jotai'
import { useState, useEffect } from 'react'
import { useLocation } from 'wouter'
import { readCookie, writeCookie, store } from '../browser/environment.ts'
import { sessionAtom, signInAtom } from '../session/sessionAtoms.ts'
import { DevelopmentBarBody, usePageRequests } from './DevelopmentBarBody.tsx'
import type { MockClient, MockState, MockCall, MockFinding } from './mockClient.ts'
import { api } from '../api/api.ts'
import { REFETCH_EVENT } from '../api/refetchEvent.ts'

const COOKIE = 'development-bar'

/** Who one is, what is flipped, what this page asks for and what was wrong with it: for those who develop. */
export function DevelopmentBar({ line }: { line: MockClient }) {
  const { state, calls, findings } = useMockState(line)
  const requests = usePageRequests()
  const [page] = useLocation()
  const [isOpen, setOpen] = useState(readCookie(COOKIE) === 'open')
  const [told, setTold] = useState<string>()
  if (!state) return null

  const asked = new Set(requests.filter((request) => request.page === page).map(({ id }) => id))
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
        {isOpen && <People state={state} onTold={setTold} />}
        {isOpen && <a href="/__mock">All calls</a>}
        <span role="status">{told}</span>
      </header>
      {isOpen && (
        <DevelopmentBarBody
          state={state}
          calls={calls.filter(({ id }) => asked.has(id))}
          requests={requests}
          findings={findings}
          onFlip={(call, situation) => void line.change({ situations: { [call]: situation } }).then(setTold)}
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
    // Of this browser alone; it is its own to take back.
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

function People({ state, onTold }: { state: MockState; onTold: (words: string | undefined) => void }) {
  const session = useAtomValue(sessionAtom)
  const { password, people } = state
  if (password === null) return <span>{session?.role ?? 'Nobody'}</span>
  return people.map(({ name, email, role, isBlocked }) => {
    const isIt = session?.role === role && (session.status === 'blocked') === isBlocked
    return (
      <button key={name} type="button" aria-pressed={isIt} onClick={() => void signInAs(email, password).then(onTold)}>
        {name}
      </button>
    )
  })
}

/** Becomes somebody else, as if they had signed in; the sentence that says why not is given where it can't be. */
async function signInAs(email: string, password: string): Promise<string | undefined> {
  try {
    const { token, status, user } = await api('signIn', { body: { email, password } })
    await store.set(signInAtom, { token, role: user.role, status, email })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

type Known = { state?: MockState; calls: MockCall[]; findings: MockFinding[] }

/** What the mock says of itself, as it stands now; the page asks again whenever other answers are to be had. */
function useMockState(line: MockClient): Known {
  const [known, setKnown] = useState<Known>({ calls: [], findings: [] })

  useEffect(() => {
    const read = async (...parts: ('state' | 'calls' | 'findings')[]) => {
      const read = await Promise.all(parts.map(async (part) => [part, await line[part]()] as const))
      setKnown((before) => ({ ...before, ...Object.fromEntries(read) }))
    }
    const parts = {
      open: ['state', 'calls', 'findings'],
      state: ['state'],
      contract: ['state', 'calls', 'findings'],
      findings: ['findings'],
    } as const
    return line.subscribe((event) => {
      // A mock that is being started anew is read when its line is there again.
      read(...parts[event]).catch(() => undefined)
      if (event === 'state' || event === 'contract') window.dispatchEvent(new Event(REFETCH_EVENT))
    })
  }, [line])

  return known
}
