import { useFormikContext } from 'formik'
import { type ReactNode, useContext } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { FormCancel } from './FormCancel.ts'
import { FootEdge, Root } from './FormFoot.styles.ts'

type SubmitButtonProps = {
  pendingLabel: string
  /** As wide as the form, everywhere. */
  isFullWidth?: boolean
  /** For a form of few fields among other things: it stays where it is. */
  isInline?: boolean
  /** The other ways on and out, where it has some of its own. */
  beside?: ReactNode
  children: ReactNode
}

/**
 * The foot of a form: what sends it, and says so while it does, and beside it the way out. On a phone it stays in sight,
 * as wide as the form.
 */
export function SubmitButton({
  pendingLabel,
  isFullWidth = false,
  isInline = false,
  beside,
  children,
}: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  const cancel = useContext(FormCancel)
  const isSticky = !isFullWidth && !isInline
  return (
    <Root $isSticky={isSticky}>
      {isSticky && <FootEdge />}
      <Button
        type="submit"
        variant="primary"
        isPending={isSubmitting}
        pendingLabel={pendingLabel}
        isFullWidth={isFullWidth}
      >
        {children}
      </Button>
      {beside ?? (cancel && <Button onPress={cancel.onCancel}>{cancel.label}</Button>)}
    </Root>
  )
}
