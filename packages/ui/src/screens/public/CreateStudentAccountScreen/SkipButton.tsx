import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { type RegistrationValues, isTouched, newCourse } from './registration.schema.ts'

// Most who skip have filled in nothing: the question comes for those who have.
const ConfirmDialog = lazy(() =>
  import('#components/ConfirmDialog/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** Registers without courses; asks first where that empties what was filled in. */
export function SkipButton({ variant }: { variant: 'primary' | 'secondary' }) {
  const { t } = useLingui()
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<RegistrationValues>()
  const [isAsking, setIsAsking] = useState(false)
  const [skips, setSkips] = useState(0)

  // The form sends what it was drawn with, so it is sent once the blocks are drawn empty.
  useEffect(() => {
    if (skips > 0) void submitForm()
  }, [skips, submitForm])

  const skip = () => {
    setIsAsking(false)
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
      <Suspense>
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
      </Suspense>
    </>
  )
}
