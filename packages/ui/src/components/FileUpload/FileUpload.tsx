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
import { RequiredMark } from '../Field/FieldParts.tsx'
import { ErrorText, FileName, Preview, Zone } from './FileUpload.styles.ts'
import { Hint } from '../Field/Field.styles.ts'
import { ReceiptReadabilityHint, UploadProgress, FilePreview } from './FilePreview.tsx'

type DeferredSubmit = {
  /** Stops deferring; submits the form if it was submitted in the meantime and `isSuccessful`. */
  release: (isSuccessful: boolean) => void
}

/** Defers submitting the surrounding form while the file is being prepared. */
function deferSubmit(element: Element | null): DeferredSubmit {
  const form = element?.closest('form')
  let submitter: HTMLElement | null | undefined
  const defer = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    submitter = event.submitter
  }
  // Capture phase, to run before all other listeners.
  form?.addEventListener('submit', defer, { capture: true })
  return {
    release: (isSuccessful) => {
      form?.removeEventListener('submit', defer, { capture: true })
      if (isSuccessful && submitter !== undefined && form?.isConnected) form.requestSubmit(submitter)
    },
  }
}

export type FileUploadProps = {
  label: string
  description?: ReactNode
  errorMessage?: string | undefined
  /** The chosen picture that isn't uploaded yet. */
  value: File | null
  /** URL of the current picture. */
  currentUrl?: string | null
  onChange: (file: File | null) => void
  isRequired?: boolean
  isDisabled?: boolean
  /** Shows the file without allowing changes, while it is being sent. */
  isReadOnly?: boolean
  maxBytes?: number
  /** Shows a hint if the receipt is hard to read. */
  isReceipt?: boolean
  /** Whether PDFs are accepted too. */
  acceptsPdf?: boolean
  /** Upload progress, if the file is sent as soon as it is chosen. */
  upload?: UploadState | undefined
  'data-field'?: string
}

const pictures = ['image/jpeg', 'image/png', 'image/webp']
const picturesAndPdf = [...pictures, 'application/pdf']

const FIVE_MEGABYTES = 5 * 1024 * 1024

/**
 * File input for one picture by choosing, dropping or pasting: it is validated, downsized and previewed before sending
 * (decision 42).
 */
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
  const getTextAttributes = useTextAttributes()
  const getErrorMessage = useFileErrorMessage({ maxBytes, acceptsPdf })
  const labels = useUploadLabels({ acceptsPdf })
  const types = acceptsPdf ? picturesAndPdf : pictures
  const ids = { label: useId(), notes: useId() }
  const [problem, setProblem] = useState('')
  const [isPreparing, setIsPreparing] = useState(false)
  const isLocked = isDisabled || isReadOnly
  const hasPicture = value !== null || Boolean(currentUrl)

  // Not a DropZone, whose hidden paste button would be an extra tab stop.
  const zone = useRef<HTMLDivElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const deferredSubmit = deferSubmit(zone.current)
    setIsPreparing(true)
    const wrongKind = await validatePicture(file, { acceptsPdf })
    const prepared = wrongKind ? file : ((await toPdfFile(file)) ?? (await resizePicture(file)))
    const found = wrongKind ?? validateFileSize(prepared, maxBytes)
    // Synchronously, because the next line may submit the form.
    flushSync(() => {
      setIsPreparing(false)
      setProblem(found ? getErrorMessage(file.name, found) : '')
      if (!found) onChange(prepared)
    })
    deferredSubmit.release(!found)
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
        {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
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
            <Preview src={currentUrl} alt={t`Current image`} />
          ) : (
            <ImageUp aria-hidden />
          )}
          {value && <FileName {...getTextAttributes(value.name)}>{value.name}</FileName>}
          <Inline gap="small" align="stretch" justify="center">
            <FileTrigger acceptedFileTypes={types} onSelect={(files) => void take(files?.[0])}>
              <Button
                size="sm"
                isDisabled={isLocked}
                isPending={isPreparing}
                pendingLabel={labels.preparing}
                aria-describedby={`${ids.label} ${ids.notes}`}
                render={(button) => <button {...button} {...(error && { 'aria-invalid': true })} />}
              >
                {hasPicture ? labels.replace : labels.choose}
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
                {labels.remove}
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

/** Button labels: “file” if PDFs are accepted, otherwise “picture”. */
function useUploadLabels({ acceptsPdf }: { acceptsPdf: boolean }) {
  const { t } = useLingui()
  return acceptsPdf
    ? { choose: t`Choose file`, replace: t`Replace file`, remove: t`Remove file`, preparing: t`Preparing file…` }
    : {
        choose: t`Choose image`,
        replace: t`Replace image`,
        remove: t`Remove image`,
        preparing: t`Preparing image…`,
      }
}

type Limits = { maxBytes: number; acceptsPdf: boolean }

/** Error message for a rejected file. */
function useFileErrorMessage({ maxBytes, acceptsPdf }: Limits) {
  const { t, i18n } = useLingui()
  const megabytes = (bytes: number) => i18n.number(bytes / 1024 / 1024, { maximumFractionDigits: 1 })
  return (name: string, found: PictureProblem): string =>
    found.problem === 'notPicture'
      ? acceptsPdf
        ? t`${name} must be a JPEG, PNG, WebP or PDF file.`
        : t`${name} must be a JPEG, PNG or WebP image.`
      : t`${name} is ${megabytes(found.bytes)} MB. The limit is ${megabytes(maxBytes)} MB.`
}
