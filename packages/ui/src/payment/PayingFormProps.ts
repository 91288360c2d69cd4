import type { RememberedOrigin } from './useOrigin.ts'

/** What a form that pays has of the app, whatever it pays for. */
export type PayingFormProps<Values> = RememberedOrigin & {
  /** What was typed before the page was left or loaded anew, of whatever shape. */
  draft: unknown
  onKeepDraft: (values: Values) => void
  onEmptyDraft: () => void
  /** How much has been sent, from 0 to 1. */
  sentShare: number | undefined
  onStopSending: () => void
  onClose: () => void
}
