import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext, type FormikHelpers, Formik, setIn } from 'formik'
import { use, useState, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '../components/Bdi/Bdi.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { CopyTextContext } from '../providers/CopyTextContext.ts'
import { tokens } from '../theme/tokens.ts'
import { useFieldNames, FieldRegistry } from './useFormField.tsx'
import type { SubmitResult } from '../submitResult.ts'
import { FormBody } from './FormBody.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { splitFieldErrors, type FormSchema, createValidate } from './formErrors.ts'

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
function EditConflictNotice({ message, onUseLatest }: EditConflictNoticeProps) {
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

type ScreenFormProps<Values extends object> = {
  initialValues: Values
  schema: FormSchema<Values>
  /** Gets values that keep all rules. A refusal is shown, and nothing typed is lost. */
  onSubmit: (values: Values) => Promise<SubmitResult>
  /** Once it is saved; not where it was left meanwhile, for whoever left is somewhere else by then. */
  onDone?: (values: Values) => void
  /** Takes the newest record for the one that is being edited, where somebody else saved it meanwhile; none where something new is made. */
  onUseLatest?: (() => void) | undefined
  /** Asks before what was typed is lost on the way to another page; not where that is no loss (signing in). */
  isGuarded?: boolean
  /** What is of no field is said by a `SendingStatus` beside the button, for the top of the form may be far away. */
  showsErrorBelow?: boolean
  children: ReactNode
}

/** Why the last try was refused, where it is of no field: Formik’s status of the form. */
export type FormFailure = { message: string; isEditConflict?: boolean | undefined }

/**
 * A form: checks the rules when it is sent and then as one types, shows what the server says of a field at the field
 * and the rest above, moves the focus to the first field that is wrong, and can't be sent twice at once.
 */
export function ScreenForm<Values extends object>({
  initialValues,
  schema,
  onSubmit,
  onDone,
  onUseLatest,
  isGuarded = true,
  showsErrorBelow = false,
  children,
}: ScreenFormProps<Values>) {
  const { t } = useLingui()
  const isSending = useRef(false)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
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
          if (isThere.current) onDone?.(values)
          break
        case 'refused': {
          const { known, strays } = splitFieldErrors(outcome.fields, initialValues)
          helpers.setErrors(toFormikErrors(known))
          const isOfFields = Object.keys(outcome.fields).length > 0
          const ofNone = strays.length > 0 ? t`Validation failed: ${strays.join('; ')}` : ''
          const { isEditConflict } = outcome
          helpers.setStatus({ message: isOfFields ? ofNone : outcome.message, isEditConflict } satisfies FormFailure)
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
          <FormBody isGuarded={isGuarded}>
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
          </FormBody>
        </FieldRegistry>
      )}
    </Formik>
  )
}

/** A server's messages by field, nested the way Formik keeps errors; several of one field stand below one another. */
function toFormikErrors(fields: Record<string, string[]>): object {
  return Object.entries(fields).reduce<object>(
    (errors, [field, messages]) => setIn(errors, field, messages.join('\n')) as object,
    {},
  )
}
