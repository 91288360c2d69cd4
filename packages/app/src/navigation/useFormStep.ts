import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

type FormHistoryState = { step?: unknown; opened?: unknown } | null

/**
 * The open step of a form, starting at 1. Each step is a history entry with the same URL, so that the browser’s back
 * button goes back one step. `isKept` says whether a reload restores the step; not if it needs data that isn’t stored.
 */
export function useFormStep({ isKept }: { isKept: boolean }) {
  const state = useHistoryState<FormHistoryState>()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const isRestored = typeof state?.step === 'number' && (isKept || state.opened === performance.timeOrigin)
  const step = isRestored ? Number(state.step) : 1
  const onStep = (nextStep: number) => {
    // Steps are entered one after the other, so going back leaves no entries ahead.
    if (nextStep < step) window.history.go(nextStep - step)
    else navigate(search ? `${path}?${search}` : path, { state: { step: nextStep, opened: performance.timeOrigin } })
  }
  return { step, onStep }
}
