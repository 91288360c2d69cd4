import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { CopyStatus } from '#features/payments/admin/CopyableValue.tsx'

type TeacherApprovedMessageProps = {
  name: string
  /** Login details for the teacher, shown only once. */
  loginText: string
  isCopied: boolean
  copyText: (text: string) => Promise<boolean>
  coursesHref: string
  onDone: () => void
}

/** Replaces the form: the login details to hand over, and the next step. */
export function TeacherApprovedMessage({
  name,
  loginText,
  isCopied,
  copyText,
  coursesHref,
  onDone,
}: TeacherApprovedMessageProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>(isCopied ? 'copied' : 'refused')
  return (
    <Stack>
      <Notice tone="success">
        <Trans>
          <Bdi>{name}</Bdi> is approved.
        </Trans>
      </Notice>
      <Masked kind="text">
        <TextArea
          label={t`Send these login details to the teacher. You won’t see them again.`}
          value={loginText}
          isReadOnly
          rows={3}
        />
      </Masked>
      <CopyStatus outcome={outcome} />
      <Inline gap="medium" align="stretch" justify="end">
        <Button
          icon={<Copy aria-hidden />}
          onPress={() => void copyText(loginText).then((isThere) => setOutcome(isThere ? 'copied' : 'refused'))}
        >
          <Trans>Copy login</Trans>
        </Button>
        <Button onPress={onDone}>
          <Trans>Done</Trans>
        </Button>
        <LinkButton variant="primary" href={coursesHref} autoFocus>
          <Trans>Next: assign a course</Trans>
        </LinkButton>
      </Inline>
    </Stack>
  )
}
