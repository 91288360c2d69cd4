import type { ReportDraft } from '@maktab/ui/features/reports/admin/ReportView'
import { useApiMutation } from '#api/useApiMutation.ts'
import { atom } from 'jotai'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'
import { readCookie, writeCookie } from '#browser/environment.ts'

/** What can be done with any teacher’s report. */
export function useReportActions() {
  const mutate = useApiMutation()
  return {
    editReport: (body: ReportDraft) => mutate('editReport', { body }),
    deleteReport: (id: number) => mutate('deleteReport', { params: { id } }),
  }
}

/** Longer than a report counts as new. */
const DAYS = 30
/** Of so many it is known; who has more has opened the first of them long ago. */
const MAX_REPORTS = 40

const nameOf = (account: string) => `reports-${account}`

/** What was opened since the page began, of every account. */
const openedAtom = atom<Readonly<Record<string, readonly string[]>>>({})

function keysOf(account: string, opened: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return opened[account] ?? readCookie(nameOf(account))?.split('_') ?? []
}

/** Which reports whoever is signed in has opened on this device; it outlives a sign-out, as the language does. */
export const seenReportsAtom = atom(
  (get): ReadonlySet<string> => {
    const account = get(pageOwnerAtom)
    return new Set(account === undefined ? [] : keysOf(account, get(openedAtom)))
  },
  (get, set, key: string) => {
    const account = get(pageOwnerAtom)
    const before = account === undefined ? [] : keysOf(account, get(openedAtom))
    if (account === undefined || before.includes(key)) return
    const all = [...before, key].slice(-MAX_REPORTS)
    writeCookie(nameOf(account), all.join('_'), DAYS)
    set(openedAtom, { ...get(openedAtom), [account]: all })
  },
)
