import type { PageOverrides } from '@maktab/mocks/workerMessages'
import { readCookie } from '../src/browser/cookiesAndStore.ts'

const KEY = 'mock'

type StoredOverrides = Pick<PageOverrides, 'address' | 'id'>

/** Stores the overrides of the address (`?mock=listCourses=empty`) for this tab; without a value, clears them. */
export function storeAddressOverrides(): void {
  const address = new URLSearchParams(window.location.search).get(KEY)
  if (address === '') sessionStorage.removeItem(KEY)
  else if (address !== null) sessionStorage.setItem(KEY, JSON.stringify({ address, id: crypto.randomUUID() }))
}

/** The current overrides of this tab. */
export function readPageOverrides(): PageOverrides {
  const stored = sessionStorage.getItem(KEY)
  const { address, id } = stored === null ? { address: '', id: '' } : (JSON.parse(stored) as StoredOverrides)
  return { address, id, cookie: decode(readCookie(KEY) ?? '') }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
