import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { FileUpload } from '#components/FileUpload/FileUpload.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/useFocusAfterAction.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useUnsavedChanges } from '#forms/UnsavedChanges.tsx'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'

type LogoCardProps = {
  /** The address of the one that is there. */
  logo: string | null
  onSave: (logo: File | null) => Promise<SubmitResult>
}

/** The school’s own mark: a picture that goes its own way, beside the settings (decision 149). */
export function LogoCard({ logo, onSave }: LogoCardProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const thenFocus = useFocusAfterAction(() => place.current)
  useUnsavedChanges(file !== null, { isSending })
  const send = async (picture: File | null) => {
    setIsSending(true)
    const outcome = await thenFocus(onSave(picture))
    setIsSending(false)
    setProblem(outcome.state === 'refused' ? (outcome.fields['logo']?.[0] ?? outcome.message) : undefined)
    if (outcome.state === 'done') setFile(null)
  }
  return (
    <FormColumn>
      <Card>
        <Stack ref={place} tabIndex={-1} role="group" aria-label={t`Logo`}>
          <FileUpload
            label={t`Logo of the school`}
            description={t`It heads receipts, reports and all other papers. A wide or a square picture on a white ground fits best.`}
            value={file}
            currentUrl={logo}
            onChange={(picture) => {
              setFile(picture)
              setProblem(undefined)
            }}
            errorMessage={problem}
            isReadOnly={isSending}
          />
          <Inline gap="medium" align="stretch">
            {file && (
              <Button variant="primary" isPending={isSending} onPress={() => void send(file)}>
                <Trans>Update logo</Trans>
              </Button>
            )}
            {!file && logo && (
              <Button isPending={isSending} onPress={() => void send(null)}>
                <Trans>Remove logo</Trans>
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </FormColumn>
  )
}
