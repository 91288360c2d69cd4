import { createStore } from 'jotai'

/** The one store: components read it through hooks, the client through this. */
export const store = createStore()
