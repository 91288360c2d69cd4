import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { tokens } from '../theme/tokens.ts'
import type { FormFailure } from './ValidatedForm.tsx'

const Root = styled.div`
  &:empty {
    display: none;
  }
`

const Sending = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: start;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  > :first-child {
    inline-size: 100%;
  }
`

type SubmitStatusProps = {
  label: string
  /** From 0 to 1; at 1 the response is still pending. */
  uploadProgress: number | undefined
  onStop: () => void
}

/**
 * Upload progress of the enclosing form with a button to stop it, and the error of the last submit if the form
 * `showsErrorBelow`.
 */
export function SubmitStatus({ label, uploadProgress, onStop }: SubmitStatusProps) {
  const { t } = useLingui()
  const { isSubmitting, submitCount, status } = useFormikContext()
  const failure: FormFailure | undefined = status
  const root = useRef<HTMLDivElement>(null)
  /** Number of the submit that was stopped. */
  const [stopped, setStopped] = useState<number>()
  const isStopped = stopped === submitCount && !isSubmitting

  useEffect(() => {
    if (isStopped) root.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [isStopped])

  const isAllSent = uploadProgress === 1
  const percent = uploadProgress === undefined || isAllSent ? undefined : Math.round(uploadProgress * 100)
  return (
    <Root ref={root}>
      {isSubmitting && (
        <Sending>
          <ProgressBar label={isAllSent ? t`Waiting for a response` : label} value={percent} />
          <Button
            size="sm"
            onPress={() => {
              setStopped(submitCount)
              onStop()
            }}
          >
            <Trans>Stop sending</Trans>
          </Button>
        </Sending>
      )}
      {failure?.message && !isSubmitting && <Notice tone="danger">{failure.message}</Notice>}
      {isStopped && (
        <Notice tone="info" title={<Trans>Sending stopped.</Trans>}>
          <Trans>Everything you entered is still here.</Trans>
        </Notice>
      )}
    </Root>
  )
}
