/** What the mock tells of itself at `/__mock/state`. */
export type MockState = {
  situations: Record<string, string>
  delays: Record<string, number>
  scenario?: string
  /** Where the contract is broken. */
  fault: string | null
  upstream: string | null
  people: { name: string; email: string; role: string; isBlocked: boolean }[]
  password: string | null
}

export type MockCall = {
  id: string
  method: string
  path: string
  summary: string
  examples: { name: string; status: number; summary: string }[]
}

export type MockFinding = { of: string; call: string; path: string; message: string; count: number; schema?: string }

export type MockClient = {
  state: () => Promise<MockState>
  calls: () => Promise<MockCall[]>
  findings: () => Promise<MockFinding[]>
  /** Changes some flips; null takes one back. The sentence that says why not is given where it can't. */
  change: (changes: { situations?: Record<string, string | null>; flip?: string }) => Promise<string | undefined>
  reset: () => Promise<unknown>
  /** Tells of each change until the function that it gives is called; `open` is said when the line is there again. */
  subscribe: (listener: (event: 'open' | 'state' | 'contract' | 'findings') => void) => () => void
}

/** The mock behind the page, by the calls of its own page. */
export const mockClient: MockClient = {
  state: () => read<MockState>('/__mock/state'),
  calls: async () => (await read<{ calls: MockCall[] }>('/__mock/calls')).calls,
  findings: async () => (await read<{ findings: MockFinding[] }>('/__mock/findings')).findings,
  change: async (changes) => {
    const answer = await fetch('/__mock/state', { method: 'PATCH', body: JSON.stringify(changes) })
    return answer.ok ? undefined : ((await answer.json()) as { error: string }).error
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

async function read<Answer>(address: string): Promise<Answer> {
  return (await (await fetch(address)).json()) as Answer
}
