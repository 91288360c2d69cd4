import type { OperationId } from '@maktab/contract/calls'
import { useAtomValue } from 'jotai'
import { backendAtom, hasOperation } from '#session/backendCapabilities.ts'

/** The extension that a page can’t do without, by the page’s name in the addresses of each role. */
const neededCalls: Readonly<Record<string, OperationId>> = {
  timetable: 'getTimetable',
  income: 'getIncome',
  fees: 'listFees',
  discounts: 'listDiscounts',
  settings: 'getSettings',
  reminders: 'getReminders',
}

/** Tells which pages the menu leads to: those of an extension only where the backend has it. */
export function useAvailablePages(): (page: string) => boolean {
  const backend = useAtomValue(backendAtom)
  return (page) => {
    const call = neededCalls[page]
    return call === undefined || hasOperation(call, backend)
  }
}
