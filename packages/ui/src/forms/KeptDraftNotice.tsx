import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { isSameValue } from './isSameValue.ts'
import { useTakeOutReceipts } from './useTakeOutReceipts.ts'

type KeptDraftNoticeProps<Values> = {
  /** The form without anything in it. */
  blank: Values
  /** What becomes another when the form is emptied. */
  renewed?: Partial<Values>
  onEmpty: () => void
  /** By what its receipts are kept on the device: they go with the rest. */
  receiptsOf?: (values: Values) => readonly string[]
  /** What was not kept, where something wasn’t. */
  children?: ReactNode
}

/**
 * Says of the form around it that it holds what was typed before, and empties it for whoever that wasn’t: the next
 * person at the same device.
 */
export function KeptDraftNotice<Values extends object>({
  blank,
  renewed,
  onEmpty,
  receiptsOf,
  children,
}: KeptDraftNoticeProps<Values>) {
  const { initialValues, values, resetForm } = useFormikContext<Values>()
  const takeOut = useTakeOutReceipts()
  const root = useRef<HTMLDivElement>(null)
  const [isEmptied, setIsEmptied] = useState(false)
  const isHidden = isEmptied || isSameValue(initialValues, blank)
  const empty = () => {
    onEmpty()
    if (receiptsOf) void takeOut(receiptsOf(values))
    resetForm({ values: { ...blank, ...renewed } })
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
