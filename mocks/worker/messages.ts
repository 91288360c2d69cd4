/** The overrides of a page in the demo. */
export type PageOverrides = {
  /** From the page’s address. */
  address: string
  /** From the cookie `mock`. */
  cookie: string
  /** Changes when overrides are set in the address, so that their sequences restart. */
  id: string
}

/** A page’s message to the service worker. `connect` comes with a port for a `ConnectReply`. */
export type MessageToWorker = { type: 'connect'; overrides: PageOverrides } | { type: 'claim' }

/** The first reply of the worker to a page. */
export type ConnectReply = {
  /** Why the overrides are invalid. */
  error?: string | undefined
  accounts: { email: string; role: string; isBlocked: boolean; isUnconfirmed: boolean }[]
}

/** The worker asks a page for its `PageOverrides`, which it sends to the port of the message. */
export type MessageToPage = { type: 'overrides' }
