import type { SavedPaymentOrigin } from './usePaymentOrigin.ts'

/** What a form that pays has of the app, whatever it pays for. */
export type PaymentFormProps<Values> = SavedPaymentOrigin & {
  /** What was typed before the page was left or loaded anew, of whatever shape. */
  draft: unknown
  onSaveDraft: (values: Values) => void
  onResetDraft: () => void
  /** How much has been sent, from 0 to 1. */
  uploadProgress: number | undefined
  onStopSending: () => void
  onClose: () => void
}
