import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { useDiscardReceipts } from '#forms/useDiscardReceipts.ts'
import { type RegistrationValues, isBlockFilled, newCourse } from './registration.schema.ts'

type SkipButtonProps = {
  variant: 'primary' | 'secondary'
  /** Whether it is asked if there are really to be no courses: of who sends none, and of who would lose some. */
  isAsking: boolean
  onAsking: (isAsking: boolean) => void
  /** Whether the form is being sent without courses, which is asked about otherwise. */
  onSkipping: (isSkipping: boolean) => void
}

/** Registers without courses; asks first where that empties what was filled in. */
export function SkipButton({ variant, isAsking, onAsking, onSkipping }: SkipButtonProps) {
  const { t } = useLingui()
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<RegistrationValues>()
  const takeOut = useDiscardReceipts()
  const [skips, setSkips] = useState(0)

  // The form sends what it was drawn with, so it is sent once the blocks are drawn empty.
  useEffect(() => {
    if (skips > 0) void submitForm().finally(() => onSkipping(false))
  }, [skips, submitForm, onSkipping])

  const isFilled = values.courses.some(isBlockFilled)
  const skip = () => {
    onAsking(false)
    onSkipping(true)
    void takeOut(values.courses.map(({ billing }) => billing.receipt_image))
    void setFieldValue('courses', [newCourse()], false)
    setSkips((count) => count + 1)
  }
  return (
    <>
      <Button variant={variant} isDisabled={isSubmitting} onPress={() => (isFilled ? onAsking(true) : skip())}>
        <Trans>Skip</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone={isFilled ? 'danger' : 'default'}
          title={t`Register without courses?`}
          confirmLabel={t`Register without courses`}
          onConfirm={skip}
          onCancel={() => onAsking(false)}
        >
          {isFilled ? (
            <Trans>What you have filled in for courses will be lost.</Trans>
          ) : (
            <Trans>You have not chosen a course. You can buy courses once you have signed in.</Trans>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
