/** The mock’s state at `/__mock/state`. */
export type MockState = {
  situations: Record<string, string>
  delays: Record<string, number>
  scenario?: string
  /** The error in the contract, if it is broken. */
  fault: string | null
  upstream: string | null
  people: { name: string; email: string; role: string; isBlocked: boolean }[]
  password: string | null
}

export type MockCall = {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  examples: { name: string; status: number; summary: string }[]
}

export type MockFinding = {
  /** What violates the contract: a request, an answer or an example. */
  of: string
  call: string
  path: string
  message: string
  count: number
  /** The line of the contract, and of the example. */
  schema?: string
  file?: string
}

export type MockClient = {
  state: () => Promise<MockState>
  calls: () => Promise<MockCall[]>
  findings: () => Promise<MockFinding[]>
  /** Changes situations; null resets one. Returns an error message if it fails. */
  change: (changes: { situations?: Record<string, string | null>; flip?: string }) => Promise<string | undefined>
  reset: () => Promise<unknown>
  /** Calls the listener for each change until the returned function is called; `open` means reconnected. */
  subscribe: (listener: (event: 'open' | 'state' | 'contract' | 'findings') => void) => () => void
}

/** Client of the mock’s own HTTP API. */
export const mockClient: MockClient = {
  state: () => fetchJson<MockState>('/__mock/state'),
  calls: async () => (await fetchJson<{ calls: MockCall[] }>('/__mock/calls')).calls,
  findings: async () => (await fetchJson<{ findings: MockFinding[] }>('/__mock/findings')).findings,
  change: async (changes) => {
    const response = await fetch('/__mock/state', { method: 'PATCH', body: JSON.stringify(changes) })
    return response.ok ? undefined : ((await response.json()) as { error: string }).error
  },
  reset: () => fetch('/__mock/state', { method: 'DELETE' }),
  subscribe: (listener) => {
    const events = new EventSource('/__mock/events')
    for (const event of ['open', 'state', 'contract', 'findings'] as const) {
      events.addEventListener(event, () => listener(event))
    }
    return () => events.close()
  },
}

async function fetchJson<Answer>(address: string): Promise<Answer> {
  return (await (await fetch(address)).json()) as Answer
}
