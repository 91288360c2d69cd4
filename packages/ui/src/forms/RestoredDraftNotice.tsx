import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { isDeepEqual } from './isDeepEqual.ts'
import { useDiscardReceipts } from './useDiscardReceipts.ts'

type RestoredDraftNoticeProps<Values> = {
  /** The form without anything in it. */
  blank: Values
  /** What becomes another when the form is emptied. */
  freshValues?: Partial<Values>
  onReset: () => void
  /** By what its receipts are kept on the device: they go with the rest. */
  getReceiptKeys?: (values: Values) => readonly string[]
  /** What was not kept, where something wasn’t. */
  children?: ReactNode
}

/**
 * Says of the form around it that it holds what was typed before, and empties it for whoever that wasn’t: the next
 * person at the same device.
 */
export function RestoredDraftNotice<Values extends object>({
  blank,
  freshValues,
  onReset,
  getReceiptKeys,
  children,
}: RestoredDraftNoticeProps<Values>) {
  const { initialValues, values, resetForm } = useFormikContext<Values>()
  const takeOut = useDiscardReceipts()
  const root = useRef<HTMLDivElement>(null)
  const [isEmptied, setIsEmptied] = useState(false)
  const isHidden = isEmptied || isDeepEqual(initialValues, blank)
  const empty = () => {
    onReset()
    if (getReceiptKeys) void takeOut(getReceiptKeys(values))
    resetForm({ values: { ...blank, ...freshValues } })
    setIsEmptied(true)
    root.current?.closest('form')?.querySelector('input')?.focus()
  }
  return (
    <div ref={root} hidden={isHidden}>
      {!isHidden && (
        <Notice
          tone="info"
          title={<Trans>We kept what you typed.</Trans>}
          action={
            <Button size="sm" onPress={empty}>
              <Trans>Empty the form</Trans>
            </Button>
          }
        >
          {children}
        </Notice>
      )}
    </div>
  )
}
