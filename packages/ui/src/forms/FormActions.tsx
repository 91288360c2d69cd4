import { useLingui } from '@lingui/react/macro'
import { createContext, type ReactNode, useContext } from 'react'
import { useFormikContext } from 'formik'
import { Button } from '../components/Button/Button.tsx'
import { InDialogContext } from '../components/Dialog/InDialogContext.ts'
import { createGlobalStyle, css, styled } from 'styled-components'
import { stretchedOnPhones } from '../theme/mixins.ts'
import { mediaDown, mediaLow, mediaShort, stickyInsets, tokens } from '../theme/tokens.ts'

type Cancel = { label: string; onCancel: () => void }

/** Cancel action for the enclosed form, shown beside its submit button. */
export const FormCancelContext = createContext<Cancel | undefined>(undefined)

/** Reserves scroll padding for the sticky actions. In low windows the app's bar stays at the end of the page. */
const FormActionsInset = createGlobalStyle`
  ${mediaDown('md')} {
    :root { --edge-foot: 4.5rem; }
    ${mediaLow} {
      html:root {
        --edge-end: 0px;
        --shortcuts-position: static;
      }
    }
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
    /* Covers focus rings and shadows that extend beyond the form's edges. */
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

const inDialog = css`
  justify-content: flex-end;
  ${stretchedOnPhones}
`

const Root = styled.div<{ $isSticky: boolean; $isAtEnd: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  ${({ $isAtEnd }) => $isAtEnd && inDialog}
  ${({ $isSticky }) => $isSticky && sticky}
`

type FormActionsProps = {
  pendingLabel: string
  /** `danger` if submitting ends something for others or can't be undone. */
  tone?: 'primary' | 'danger'
  /** Stretches the submit button to the form's width on all screens. */
  isFullWidth?: boolean
  /** Not sticky: for short forms within a page. */
  isInline?: boolean
  /** Adds a cancel button, instead of the one from `FormCancelContext`. */
  onCancel?: () => void
  /** Replaces the cancel button. */
  otherActions?: ReactNode
  children: ReactNode
}

/**
 * Submit button with pending state, and the cancel button. On phones it sticks to the bottom of the screen. In a dialog
 * the buttons are at its end, the submit button last (decision 281).
 */
export function FormActions({
  pendingLabel,
  tone = 'primary',
  isFullWidth = false,
  isInline = false,
  onCancel,
  otherActions,
  children,
}: FormActionsProps) {
  const { t } = useLingui()
  const { isSubmitting } = useFormikContext()
  const enclosing = useContext(FormCancelContext)
  const cancel = onCancel ? { label: t`Cancel`, onCancel } : enclosing
  const isInDialog = useContext(InDialogContext)
  const isSticky = !isFullWidth && !isInline && !isInDialog
  // A dialog stays open until the request has completed.
  const isCancelDisabled = isInDialog && isSubmitting
  const others =
    otherActions ??
    (cancel && (
      <Button isDisabled={isCancelDisabled} onPress={cancel.onCancel}>
        {cancel.label}
      </Button>
    ))
  return (
    <Root $isSticky={isSticky} $isAtEnd={isInDialog}>
      {isSticky && <FormActionsInset />}
      {isInDialog && others}
      <Button
        type="submit"
        variant={tone}
        isPending={isSubmitting}
        pendingLabel={pendingLabel}
        isFullWidth={isFullWidth}
      >
        {children}
      </Button>
      {!isInDialog && others}
    </Root>
  )
}
