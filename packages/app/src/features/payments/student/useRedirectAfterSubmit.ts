import type { SubmitResult } from '@maktab/ui/submitResult'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { student } from '#addresses/student.ts'

/** What was sent just now, in this tab: a receipt, or nothing for what is free. Stays when the page is loaded anew. */
export type JustSent = 'receipt' | 'free'

/** What this entry of the tab’s history says to have been sent. */
export function readJustSent(): JustSent | undefined {
  const { sent } = Object(window.history.state) as { sent?: unknown }
  return sent === 'receipt' || sent === 'free' ? sent : undefined
}

/** After a form was sent, its page is followed by the one of what was sent, instead of the list that it came from. */
export function useRedirectAfterSubmit(item: string) {
  const [, navigate] = useLocation()
  const sent = useRef<JustSent>(undefined)
  return {
    /** Notes that it was sent. */
    noteSent: (outcome: SubmitResult, what: JustSent): SubmitResult => {
      if (outcome.state === 'done') sent.current = what
      return outcome
    },
    /** Leaves the form. */
    leave: (back: () => void) => {
      const what = sent.current
      if (what === undefined) back()
      // The way back leads to the list, not into a form that was sent.
      else navigate(student.billing.href({ sent: item }), { replace: true, state: { sent: what } })
    },
  }
}
