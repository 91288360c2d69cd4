import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { useDiscardReceipts } from '#forms/FormDraft.tsx'
import { type RegistrationValues, isBlockFilled, newCourse } from './registration.schema.ts'

type SkipButtonProps = {
  variant: 'primary' | 'secondary' | 'quiet'
  /** Whether the confirmation for registering without courses is open. */
  isAsking: boolean
  onAsking: (isAsking: boolean) => void
  /** Called with true while the form is submitted without courses, so that it isn’t confirmed twice. */
  onSkipping: (isSkipping: boolean) => void
  children: ReactNode
}

/** Registers without courses; confirms first if that discards filled blocks. */
export function SkipCoursesButton({ variant, isAsking, onAsking, onSkipping, children }: SkipButtonProps) {
  const { t } = useLingui()
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<RegistrationValues>()
  const discardReceipts = useDiscardReceipts()
  const [skips, setSkips] = useState(0)

  // Submit in an effect, because the form submits the values of its last render.
  useEffect(() => {
    if (skips > 0) void submitForm().finally(() => onSkipping(false))
  }, [skips, submitForm, onSkipping])

  const isFilled = values.courses.some(isBlockFilled)
  const skip = () => {
    onAsking(false)
    onSkipping(true)
    void discardReceipts(values.courses.map(({ billing }) => billing.receipt_image))
    void setFieldValue('courses', [newCourse()], false)
    setSkips((count) => count + 1)
  }
  return (
    <>
      <Button variant={variant} isDisabled={isSubmitting} onPress={() => (isFilled ? onAsking(true) : skip())}>
        {children}
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
            <Trans>You’ll lose the courses you entered.</Trans>
          ) : (
            <Trans>You haven’t chosen a course. You can buy courses after you sign in.</Trans>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
