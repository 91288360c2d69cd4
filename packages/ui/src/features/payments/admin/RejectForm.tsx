import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { tokens } from '#theme/tokens.ts'
import { ReasonField } from '#features/audit/admin/ReasonField.tsx'

/** Brought into sight with some room below. */
const Place = styled(Stack)`
  scroll-margin-block: ${tokens.space[4]};
`

type RejectFormProps = {
  /** What comes of it, where that has to be said before. */
  children?: ReactNode
  /** With what the student is told; nothing where nothing was said. */
  onReject: (reason: string | undefined) => void
  onCancel: () => void
}

/** Why a payment is rejected, for whoever wants to say it: where the buttons stood, beside its receipt. */
export function RejectForm({ children, onReject, onCancel }: RejectFormProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // The focus alone doesn’t bring it into sight.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Place
      ref={place}
      role="group"
      aria-label={t`Reject`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // What lies around it stays open.
        event.stopPropagation()
        onCancel()
      }}
    >
      {children && <p>{children}</p>}
      <ReasonField
        value={reason}
        onChange={setReason}
        description={t`The student reads it in the mail and in their billing. You can leave it blank.`}
        autoFocus
      />
      <Inline gap="medium" align="stretch">
        <Button variant="danger" onPress={() => onReject(reason.trim() || undefined)}>
          <Trans>Reject</Trans>
        </Button>
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </Place>
  )
}
