import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfirmLeave } from './UnsavedChangesProvider.tsx'

/** A form in a dialog: Cancel and Close ask about unsaved changes, and nothing closes it while it is saved. */
export function useFormDialog(onClose: () => void) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const [isPending, setIsPending] = useState(false)
  const close = () => confirmLeave(onClose, { isWithinPage: true })
  const lockDuring = <Outcome>(saving: Promise<Outcome>): Promise<Outcome> => {
    setIsPending(true)
    return saving.finally(() => setIsPending(false))
  }
  return {
    lockDuring,
    /** Props of the dialog. */
    dialog: { isOpen: true, isLocked: isPending, onOpenChange: (isOpen: boolean) => !isOpen && close() },
    /** Value of `FormCancelContext`. */
    cancel: { label: t`Cancel`, onCancel: close },
  }
}
