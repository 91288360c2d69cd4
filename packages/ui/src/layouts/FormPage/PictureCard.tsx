import { type ComponentProps, useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { FileUpload } from '#components/FileUpload/FileUpload.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useUnsavedChanges } from '#forms/UnsavedChangesProvider.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { FormCard } from './FormCard.tsx'

type PictureCardProps = Pick<ComponentProps<typeof FileUpload>, 'label' | 'description'> & {
  /** Name of the group. */
  title: string
  /** URL of the current picture. */
  url: string | null
  /** Field of the request, for the server’s error. */
  field: string
  updateLabel: string
  removeLabel: string
  /** Null removes the picture. */
  onSave: (picture: File | null) => Promise<SubmitResult>
}

/** A single picture that is saved separately from the form beside it (decision 149). */
export function PictureCard({
  label,
  description,
  title,
  url,
  field,
  updateLabel,
  removeLabel,
  onSave,
}: PictureCardProps) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const cardRef = useRef<HTMLDivElement>(null)
  const thenFocus = useFocusAfterAction(() => cardRef.current)
  useUnsavedChanges(file !== null, { isSending })
  const send = async (picture: File | null) => {
    setIsSending(true)
    const outcome = await thenFocus(onSave(picture))
    setIsSending(false)
    setProblem(outcome.state === 'refused' ? (outcome.fields[field]?.[0] ?? outcome.message) : undefined)
    if (outcome.state === 'done') setFile(null)
  }
  return (
    <FormCard>
      <Stack ref={cardRef} tabIndex={-1} role="group" aria-label={title}>
        <FileUpload
          label={label}
          description={description}
          value={file}
          currentUrl={url}
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
              {updateLabel}
            </Button>
          )}
          {!file && url !== null && (
            <Button isPending={isSending} onPress={() => void send(null)}>
              {removeLabel}
            </Button>
          )}
        </Inline>
      </Stack>
    </FormCard>
  )
}
