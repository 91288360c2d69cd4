import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

type Place = { step?: unknown; opened?: unknown } | null

type FormStepOptions = {
  /** Whether a page that is loaded anew comes back to its step; not where one needs what wasn’t kept. */
  isKept: boolean
}

/**
 * Which step of a form is open, the first is 1. Each is an entry of the browser’s history under the same address, so
 * that its Back goes one step back.
 */
export function useFormStep({ isKept }: FormStepOptions) {
  const state = useHistoryState<Place>()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const isKnown = typeof state?.step === 'number' && (isKept || state.opened === performance.timeOrigin)
  const step = isKnown ? Number(state.step) : 1
  const onStep = (next: number) => {
    // One step came after the other, so that going back leaves none of them ahead.
    if (next < step) window.history.go(next - step)
    else navigate(search ? `${path}?${search}` : path, { state: { step: next, opened: performance.timeOrigin } })
  }
  return { step, onStep }
}
