import { createContext, type ReactNode, useContext } from 'react'
import { useFormikContext } from 'formik'
import { Button } from '../components/Button/Button.tsx'
import { createGlobalStyle, css, styled } from 'styled-components'
import { mediaDown, mediaShort, stickyInsets, tokens } from '../theme/tokens.ts'

type Cancel = { label: string; onCancel: () => void }

/** The way out of a form, where what stands around it knows it; it has its place beside what sends the form. */
export const FormCancelContext = createContext<Cancel | undefined>(undefined)

/** The room that a foot takes which stays in sight. */
const FormActionsInset = createGlobalStyle`
  ${mediaDown('md')} {
    :root { --edge-foot: 4.5rem; }
  }
  ${mediaShort} {
    :root { --edge-foot: 0px; }
  }
`

const sticky = css`
  ${mediaDown('md')} {
    position: sticky;
    inset-block-end: ${stickyInsets.end};
    z-index: 1;
    padding-block: ${tokens.space[3]};
    margin-block-end: calc(-1 * ${tokens.space[3]});
    border-block-start: 1px solid ${tokens.color.border};
    background: ${tokens.color.surface};
    /* The edges of what it hides reach a little over the form's. */
    box-shadow:
      8px 0 ${tokens.color.surface},
      -8px 0 ${tokens.color.surface};

    > * {
      flex: 1 1 auto;
      padding-inline: ${tokens.space[2]};
    }
    > [type='submit'],
    > [data-pending] {
      flex-grow: 3;
    }
  }
  ${mediaShort} {
    position: static;
  }
`

const Root = styled.div<{ $isSticky: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  ${({ $isSticky }) => $isSticky && sticky}
`

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
