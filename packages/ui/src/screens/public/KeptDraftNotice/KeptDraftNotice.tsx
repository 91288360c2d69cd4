import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { isSameValue } from '#forms/isSameValue.ts'

type KeptDraftNoticeProps<Values> = {
  /** The form without anything in it. */
  blank: Values
  /** What becomes another when the form is emptied. */
  renewed?: Partial<Values>
  onEmpty: () => void
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
  children,
}: KeptDraftNoticeProps<Values>) {
  const { initialValues, resetForm } = useFormikContext<Values>()
  const root = useRef<HTMLDivElement>(null)
  const [isEmptied, setIsEmptied] = useState(() => isSameValue(initialValues, blank))
  const empty = () => {
    onEmpty()
    resetForm({ values: { ...blank, ...renewed } })
    setIsEmptied(true)
    root.current?.closest('form')?.querySelector('input')?.focus()
  }
  return (
    <div ref={root} hidden={isEmptied}>
      {!isEmptied && (
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
