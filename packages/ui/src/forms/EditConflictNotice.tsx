import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { use, useState } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '../components/Bdi/Bdi.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { CopyTextContext } from '../providers/CopyTextContext.ts'
import { tokens } from '../theme/tokens.ts'
import { useFieldNames } from './FieldRegistry.tsx'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`

type EditConflictNoticeProps = {
  /** What the server said. */
  message: string
  /** Takes the newest record for the one that is being edited. */
  onUseLatest: () => void
}

/** Somebody else saved the record meanwhile: what was typed stays, to be saved over theirs knowingly, or to be copied. */
export function EditConflictNotice({ message, onUseLatest }: EditConflictNoticeProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<Record<string, unknown>>()
  const names = useFieldNames()
  const copyText = use(CopyTextContext)
  const [isTaken, setIsTaken] = useState(false)
  const [copied, setCopied] = useState<string>()

  if (isTaken) {
    return (
      <Notice tone="warning">
        <Trans>When you save now, what you typed replaces what was saved meanwhile.</Trans>
      </Notice>
    )
  }
  const typed = Object.entries(values)
    .filter(([name, value]) => typeof value === 'string' && value.trim() !== '' && !/password/i.test(name))
    .map(([name, value]) => `${names.get(name)?.label ?? name}: ${String(value)}`)
    .join('\n')
  return (
    <Notice
      tone="danger"
      title={<Bdi>{message}</Bdi>}
      action={
        <Actions>
          <Button
            size="sm"
            onPress={() => {
              onUseLatest()
              setIsTaken(true)
            }}
          >
            <Trans>Go on with my text</Trans>
          </Button>
          {copyText && (
            <Button
              size="sm"
              onPress={() => void copyText(typed).then((isCopied) => setCopied(isCopied ? typed : undefined))}
            >
              {copied === typed ? t`Copied` : t`Copy my text`}
            </Button>
          )}
        </Actions>
      }
    >
      <Trans>What you typed is still here. Go on with it, or copy it before you open the newest version.</Trans>
    </Notice>
  )
}
