import { useAtom } from 'jotai'
import { useDraft } from '#session/useDraft.ts'
import { useRedirectAfterSubmit } from '#features/payments/student/useRedirectAfterSubmit.ts'
import { paymentOriginAtom } from '#preferences/paymentOriginAtom.ts'

/**
 * What the forms that pay have in common, by what is paid for (`course-5`): from where one pays, what was typed before, and
 * the page that follows once it is sent, or the list when it is closed.
 */
export function usePaymentForm<Values extends object>(item: string, back: () => void) {
  const [savedOrigin, onSaveOrigin] = useAtom(paymentOriginAtom)
  const { noteSent, leave } = useRedirectAfterSubmit(item)
  const { draft, saveDraft, resetDraft, clearDraft } = useDraft<Values>(item, { exclude: [] })
  const onClose = () => {
    clearDraft()
    leave(back)
  }
  return {
    note: noteSent,
    form: { savedOrigin, onSaveOrigin, draft, onSaveDraft: saveDraft, onResetDraft: resetDraft, onClose },
  }
}
