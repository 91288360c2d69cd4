import { useEffect, useState } from 'react'
import { REFETCH_EVENT } from '../api/refetchEvent.ts'
import type { MockCall, MockFinding, MockClient, MockState } from './mockClient.ts'

type Known = { state?: MockState; calls: MockCall[]; findings: MockFinding[] }

/** What the mock says of itself, as it stands now; the page asks again whenever other answers are to be had. */
export function useMockState(line: MockClient): Known {
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
