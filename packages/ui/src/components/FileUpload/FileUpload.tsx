import { useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDrop } from 'react-aria/useDrop'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { UploadState } from '#providers/ReceiptUploaderContext.ts'
import {
  toPdfFile,
  validatePicture,
  validateFileSize,
  type PictureProblem,
  resizePicture,
} from '#lib/files/pictureFile.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { ErrorText, FileName, Preview, Star, Zone } from './FileUpload.styles.ts'
import { Hint } from '../Field/Field.styles.ts'
import { ReceiptReadabilityHint, UploadProgress, FilePreview } from './FilePreview.tsx'

type Held = {
  /** Lets the form go: what was pressed meanwhile is sent now, unless it is told to forget that. */
  letGo: (hasCome: boolean) => void
}

/** Holds back the form around an element while what it sends is still being made. */
function deferSubmit(element: Element | null): Held {
  const form = element?.closest('form')
  let pressed: HTMLElement | null | undefined
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = event.submitter
  }
  // In the way down, before whatever listens for it anywhere.
  form?.addEventListener('submit', hold, { capture: true })
  return {
    letGo: (hasCome) => {
      form?.removeEventListener('submit', hold, { capture: true })
      if (hasCome && pressed !== undefined && form?.isConnected) form.requestSubmit(pressed)
    },
  }
}

export type FileUploadProps = {
  label: string
  description?: ReactNode
  errorMessage?: string | undefined
  /** The chosen picture, not yet sent. */
  value: File | null
  /** The picture that is there already. */
  currentUrl?: string | null
  onChange: (file: File | null) => void
  isRequired?: boolean
  isDisabled?: boolean
  /** While it is on its way: it can be seen, and not changed. */
  isReadOnly?: boolean
  maxBytes?: number
  /** A receipt gets a hint when it is hard to read. */
  isReceipt?: boolean
  /** Whether a PDF can be chosen too. */
  acceptsPdf?: boolean
  /** How far it is, where it goes out as soon as it is chosen. */
  upload?: UploadState | undefined
  'data-field'?: string
}

const pictures = ['image/jpeg', 'image/png', 'image/webp']
const picturesAndPdf = [...pictures, 'application/pdf']

const FIVE_MEGABYTES = 5 * 1024 * 1024

/** One picture, chosen, dropped, or pasted while the focus is on its buttons: looked into, made small, and shown before it is sent (decision 42). */
export function FileUpload({
  label,
  description,
  errorMessage,
  value,
  currentUrl = null,
  onChange,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  maxBytes = FIVE_MEGABYTES,
  isReceipt = false,
  acceptsPdf = false,
  upload,
  'data-field': field,
}: FileUploadProps) {
  const { t } = useLingui()
  const tongueOf = useTextAttributes()
  const words = useFileErrorMessage({ maxBytes, acceptsPdf })
  const acts = useUploadLabels({ acceptsPdf })
  const types = acceptsPdf ? picturesAndPdf : pictures
  const ids = { label: useId(), notes: useId() }
  const [problem, setProblem] = useState('')
  const [isPreparing, setIsPreparing] = useState(false)
  const isLocked = isDisabled || isReadOnly
  const hasPicture = value !== null || Boolean(currentUrl)

  // Not a DropZone, whose button for pasting would be a stop on the way that can be neither seen nor pressed.
  const zone = useRef<HTMLDivElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const held = deferSubmit(zone.current)
    setIsPreparing(true)
    const wrongKind = await validatePicture(file, { acceptsPdf })
    const made = wrongKind ? file : ((await toPdfFile(file)) ?? (await resizePicture(file)))
    const found = wrongKind ?? validateFileSize(made, maxBytes)
    // At once: the form may be sent with the next line.
    flushSync(() => {
      setIsPreparing(false)
      setProblem(found ? words(file.name, found) : '')
      if (!found) onChange(made)
    })
    held.letGo(!found)
  }
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    isDisabled: isLocked,
    getDropOperation: (dropped) => (types.some((type) => dropped.has(type)) ? 'copy' : 'cancel'),
    onDrop: ({ items }) => {
      const item = items.find(({ kind }) => kind === 'file')
      if (item?.kind === 'file') void item.getFile().then(take)
    },
  })
  const error = problem || errorMessage
  return (
    <Stack
      gap="x-small"
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={ids.notes}
      data-field={field}
      {...(error && { 'data-invalid': true })}
    >
      <Text as="span" weight="medium" id={ids.label}>
        {label}
        {isRequired && <Star aria-hidden>*</Star>}
      </Text>
      <div
        {...dropProps}
        ref={zone}
        {...(isDropTarget && { 'data-drop-target': true })}
        onPaste={({ clipboardData }) => {
          if (!isLocked) void take(clipboardData.files[0])
        }}
      >
        <Zone $isInvalid={Boolean(error)}>
          {value ? (
            <FilePreview file={value} alt={t`Preview of ${value.name}`} />
          ) : currentUrl ? (
            <Preview src={currentUrl} alt={t`The picture that is there now`} />
          ) : (
            <ImageUp aria-hidden />
          )}
          {value && <FileName {...tongueOf(value.name)}>{value.name}</FileName>}
          <Inline gap="small" align="stretch" justify="center">
            <FileTrigger acceptedFileTypes={types} onSelect={(files) => void take(files?.[0])}>
              <Button
                size="sm"
                isDisabled={isLocked}
                isPending={isPreparing}
                pendingLabel={acts.preparing}
                aria-describedby={`${ids.label} ${ids.notes}`}
                render={(button) => <button {...button} {...(error && { 'aria-invalid': true })} />}
              >
                {hasPicture ? acts.replace : acts.choose}
              </Button>
            </FileTrigger>
            {value && (
              <Button
                size="sm"
                variant="quiet"
                isDisabled={isLocked}
                aria-describedby={ids.label}
                onPress={() => {
                  setProblem('')
                  onChange(null)
                }}
              >
                {acts.remove}
              </Button>
            )}
          </Inline>
        </Zone>
      </div>
      <div id={ids.notes}>
        {description && <Hint>{description}</Hint>}
        {value && isReceipt && <ReceiptReadabilityHint file={value} />}
        {value && upload && <UploadProgress upload={upload} />}
        <ErrorText role="alert">{error}</ErrorText>
      </div>
    </Stack>
  )
}

/** The words of the buttons: of a file where PDFs are accepted, otherwise of a picture. */
function useUploadLabels({ acceptsPdf }: { acceptsPdf: boolean }) {
  const { t } = useLingui()
  return acceptsPdf
    ? { choose: t`Choose file`, replace: t`Replace file`, remove: t`Remove file`, preparing: t`Preparing file…` }
    : {
        choose: t`Choose picture`,
        replace: t`Replace picture`,
        remove: t`Remove picture`,
        preparing: t`Preparing picture…`,
      }
}

type Taken = { maxBytes: number; acceptsPdf: boolean }

/** What to say of a file that can't be taken. */
function useFileErrorMessage({ maxBytes, acceptsPdf }: Taken) {
  const { t, i18n } = useLingui()
  const megabytes = (bytes: number) => i18n.number(bytes / 1024 / 1024, { maximumFractionDigits: 1 })
  return (name: string, found: PictureProblem): string =>
    found.problem === 'notPicture'
      ? acceptsPdf
        ? t`${name} is not a JPEG, PNG or WebP picture, nor a PDF.`
        : t`${name} is not a JPEG, PNG or WebP picture.`
      : t`${name} has ${megabytes(found.bytes)} MB; at most ${megabytes(maxBytes)} MB can be sent.`
}
