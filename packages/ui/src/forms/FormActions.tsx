import { useFormikContext } from 'formik'
import { type ReactNode, useContext } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { FormCancelContext } from './FormCancelContext.ts'
import { FormActionsInset, Root } from './FormActions.styles.ts'

type FormActionsProps = {
  pendingLabel: string
  /** As wide as the form, everywhere. */
  isFullWidth?: boolean
  /** For a form of few fields among other things: it stays where it is. */
  isInline?: boolean
  /** The other ways on and out, where it has some of its own. */
  otherActions?: ReactNode
  children: ReactNode
}

/**
 * The foot of a form: what sends it, and says so while it does, and beside it the way out. On a phone it stays in sight,
 * as wide as the form.
 */
export function FormActions({
  pendingLabel,
  isFullWidth = false,
  isInline = false,
  otherActions,
  children,
}: FormActionsProps) {
  const { isSubmitting } = useFormikContext()
  const cancel = useContext(FormCancelContext)
  const isSticky = !isFullWidth && !isInline
  return (
    <Root $isSticky={isSticky}>
      {isSticky && <FormActionsInset />}
      <Button
        type="submit"
        variant="primary"
        isPending={isSubmitting}
        pendingLabel={pendingLabel}
        isFullWidth={isFullWidth}
      >
        {children}
      </Button>
      {otherActions ?? (cancel && <Button onPress={cancel.onCancel}>{cancel.label}</Button>)}
    </Root>
  )
}
