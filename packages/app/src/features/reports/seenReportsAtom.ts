import { atom } from 'jotai'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'
import { readCookie, writeCookie } from '#browser/cookiesAndStore.ts'

/** Longer than a report counts as new. */
const DAYS = 30
/** How many opened reports are remembered per account. */
const MAX_REPORTS = 40

const getCookieName = (account: string) => `reports-${account}`

/** Reports opened since the page was loaded, by account. */
const openedAtom = atom<Readonly<Record<string, readonly string[]>>>({})

function getKeys(account: string, opened: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return opened[account] ?? readCookie(getCookieName(account))?.split('_') ?? []
}

/** Whether a report was opened by any account on this device, such as that of a sibling. */
export function isReportSeenOnDevice(key: string): boolean {
  return document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith('reports-') && (cookie.split('=')[1] ?? '').split('_').includes(key))
}

/** The reports that the signed-in user has opened on this device. Survives a sign-out, like the language. */
export const seenReportsAtom = atom(
  (get): ReadonlySet<string> => {
    const account = get(pageOwnerAtom)
    return new Set(account === undefined ? [] : getKeys(account, get(openedAtom)))
  },
  (get, set, key: string) => {
    const account = get(pageOwnerAtom)
    const before = account === undefined ? [] : getKeys(account, get(openedAtom))
    if (account === undefined || before.includes(key)) return
    const all = [...before, key].slice(-MAX_REPORTS)
    writeCookie(getCookieName(account), all.join('_'), DAYS)
    set(openedAtom, { ...get(openedAtom), [account]: all })
  },
)
