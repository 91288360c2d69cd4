import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { useTakeOutReceipts } from '#forms/useTakeOutReceipts.ts'
import { type RegistrationValues, isTouched, newCourse } from './registration.schema.ts'

type SkipButtonProps = {
  variant: 'primary' | 'secondary'
  /** Whether the form is being sent without courses, which it needs otherwise. */
  onSkipping: (isSkipping: boolean) => void
}

/** Registers without courses; asks first where that empties what was filled in. */
export function SkipButton({ variant, onSkipping }: SkipButtonProps) {
  const { t } = useLingui()
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<RegistrationValues>()
  const takeOut = useTakeOutReceipts()
  const [isAsking, setIsAsking] = useState(false)
  const [skips, setSkips] = useState(0)

  // The form sends what it was drawn with, so it is sent once the blocks are drawn empty.
  useEffect(() => {
    if (skips > 0) void submitForm().finally(() => onSkipping(false))
  }, [skips, submitForm, onSkipping])

  const skip = () => {
    setIsAsking(false)
    onSkipping(true)
    void takeOut(values.courses.map(({ billing }) => billing.receipt_image))
    void setFieldValue('courses', [newCourse()], false)
    setSkips((count) => count + 1)
  }
  return (
    <>
      <Button
        variant={variant}
        isDisabled={isSubmitting}
        onPress={() => (values.courses.some(isTouched) ? setIsAsking(true) : skip())}
      >
        <Trans>Skip</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t`Register without courses?`}
          confirmLabel={t`Register without courses`}
          onConfirm={skip}
          onCancel={() => setIsAsking(false)}
        >
          <Trans>What you have filled in for courses will be lost.</Trans>
        </ConfirmDialog>
      )}
    </>
  )
}
