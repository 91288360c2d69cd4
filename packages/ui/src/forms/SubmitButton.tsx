import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'

type SubmitButtonProps = { pendingLabel: string; isFullWidth?: boolean; children: ReactNode }

/** Sends the form around it, and says so while it does. */
export function SubmitButton({ pendingLabel, isFullWidth = false, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <div>
      <Button
        type="submit"
        variant="primary"
        isPending={isSubmitting}
        pendingLabel={pendingLabel}
        isFullWidth={isFullWidth}
      >
        {children}
      </Button>
    </div>
  )
}
