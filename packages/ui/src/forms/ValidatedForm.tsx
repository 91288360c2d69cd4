import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext, type FormikHelpers, Formik, setIn } from 'formik'
import { use, useState, type ReactNode, useEffect, useRef } from 'react'
import { Bdi } from '../components/Bdi/Bdi.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { CopyTextContext } from '../providers/CopyTextContext.ts'
import { useFieldNames, FieldRegistry } from './useFormField.tsx'
import type { SubmitResult } from '../submitResult.ts'
import { FormElement } from './FormElement.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { splitFieldErrors, type FormSchema, createValidate } from './formErrors.ts'
import { Inline } from '#components/Inline/Inline.tsx'

type EditConflictNoticeProps = {
  /** Message from the server. */
  message: string
  /** Makes the latest version the base of the edit, so that saving overwrites it. */
  onUseLatest: () => void
}

/** Edit conflict: another user saved the record. The typed text is kept, to overwrite theirs or to be copied. */
function EditConflictNotice({ message, onUseLatest }: EditConflictNoticeProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<Record<string, unknown>>()
  const names = useFieldNames()
  const copyText = use(CopyTextContext)
  const [isResolved, setIsResolved] = useState(false)
  const [copied, setCopied] = useState<string>()

  if (isResolved) {
    return (
      <Notice tone="warning">
        <Trans>Saving now will overwrite the newer version.</Trans>
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
        <Inline gap="small" align="stretch">
          <Button
            size="sm"
            onPress={() => {
              onUseLatest()
              setIsResolved(true)
            }}
          >
            <Trans>Keep my edits</Trans>
          </Button>
          {copyText && (
            <Button
              size="sm"
              onPress={() => void copyText(typed).then((isCopied) => setCopied(isCopied ? typed : undefined))}
            >
              {copied === typed ? t`Copied` : t`Copy my edits`}
            </Button>
          )}
        </Inline>
      }
    >
      <Trans>Your edits are still here. Keep them, or copy them before opening the latest version.</Trans>
    </Notice>
  )
}

type ValidatedFormProps<Values extends object> = {
  initialValues: Values
  schema: FormSchema<Values>
  /** Called with valid values. If it is rejected, the message is shown and the typed values are kept. */
  onSubmit: (values: Values) => Promise<SubmitResult>
  /** Called after saving, unless the form was unmounted in the meantime. */
  onDone?: (values: Values) => void
  /** Makes the latest version the base of the edit after an edit conflict; undefined when creating a record. */
  onUseLatest?: (() => void) | undefined
  /**
   * Asks for confirmation before leaving with unsaved changes. Set to false where nothing is lost, such as signing in.
   */
  isGuarded?: boolean
  /**
   * Errors without a field are shown by a `SubmitStatus` beside the button, because the top of the form may be out of
   * view.
   */
  showsErrorBelow?: boolean
  children: ReactNode
}

/** Formik’s status: the error of the last submit that doesn't belong to a field. */
export type FormFailure = { message: string; isEditConflict?: boolean | undefined }

/**
 * Formik form that validates on submit and then on change, shows the server's field errors at their fields and the rest
 * above, focuses the first invalid field, and ignores a submit while another is pending.
 */
export function ValidatedForm<Values extends object>({
  initialValues,
  schema,
  onSubmit,
  onDone,
  onUseLatest,
  isGuarded = true,
  showsErrorBelow = false,
  children,
}: ValidatedFormProps<Values>) {
  const { t } = useLingui()
  const isSending = useRef(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const send = async (values: Values, helpers: FormikHelpers<Values>) => {
    if (isSending.current) return
    isSending.current = true
    helpers.setStatus(undefined)
    try {
      const outcome = await onSubmit(values)
      switch (outcome.state) {
        case 'done':
          helpers.resetForm({ values })
          if (isMounted.current) onDone?.(values)
          break
        case 'refused': {
          const { known, strays } = splitFieldErrors(outcome.fields, initialValues)
          helpers.setErrors(toFormikErrors(known))
          const hasFieldErrors = Object.keys(outcome.fields).length > 0
          const formMessage = strays.length > 0 ? t`Validation failed: ${strays.join('; ')}` : ''
          const { isEditConflict } = outcome
          helpers.setStatus({
            message: hasFieldErrors ? formMessage : outcome.message,
            isEditConflict,
          } satisfies FormFailure)
          break
        }
        case 'told':
          break
      }
    } finally {
      isSending.current = false
    }
  }
  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={createValidate(schema)}
      validateOnBlur={false}
      validateOnMount={false}
      onSubmit={send}
    >
      {({ status }: { status?: FormFailure }) => (
        <FieldRegistry>
          <FormElement isGuarded={isGuarded}>
            {status?.isEditConflict && onUseLatest ? (
              <EditConflictNotice message={status.message} onUseLatest={onUseLatest} />
            ) : (
              status?.message &&
              !showsErrorBelow && (
                <Notice tone="danger">
                  <Bdi>{status.message}</Bdi>
                </Notice>
              )
            )}
            <ErrorSummary />
            {children}
          </FormElement>
        </FieldRegistry>
      )}
    </Formik>
  )
}

/** Nests the server's messages the way Formik expects errors; several messages of a field are joined by line breaks. */
function toFormikErrors(fields: Record<string, string[]>): object {
  return Object.entries(fields).reduce<object>(
    (errors, [field, messages]) => setIn(errors, field, messages.join('\n')) as object,
    {},
  )
}
