import { useFormikContext, useField } from 'formik'
import { useEffect, useRef, useContext, type ReactNode, useState, useLayoutEffect } from 'react'
import { ReceiptUploaderContext } from '../providers/ReceiptUploaderContext.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { isDeepEqual } from './formValues.ts'
import type { FieldPath } from './useFormField.tsx'

const PAUSE_MILLISECONDS = 400

/**
 * Reports the enclosing form's values after a short pause in typing, and immediately when the page is hidden or the
 * form unmounts. Unchanged values aren't reported.
 */
export function DraftAutosave<Values extends object>({ onChange }: { onChange: (values: Values) => void }) {
  const { values } = useFormikContext<Values>()
  const latest = useRef({ values, reported: values, onChange })

  useEffect(() => {
    latest.current = { ...latest.current, values, onChange }
    const timer = setTimeout(() => report(latest.current), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [values, onChange])

  useEffect(() => {
    const reportNow = () => report(latest.current)
    window.addEventListener('pagehide', reportNow)
    return () => {
      window.removeEventListener('pagehide', reportNow)
      reportNow()
    }
  }, [])
  return null
}

function report<Values>(latest: { values: Values; reported: Values; onChange: (values: Values) => void }): void {
  if (latest.values === latest.reported) return
  latest.reported = latest.values
  latest.onChange(latest.values)
}

/** Deletes receipts stored on the device for a form, given their storage keys or the files themselves. */
export function useDiscardReceipts() {
  const getUploads = useContext(ReceiptUploaderContext)
  return async (receipts: readonly (File | string | null)[]): Promise<void> => {
    const uploads = await getUploads?.()
    for (const receipt of receipts) {
      if (typeof receipt === 'string') uploads?.setFile(receipt, null)
      else if (receipt) await uploads?.discard(receipt)
    }
  }
}

type RestoredDraftNoticeProps<Values> = {
  /** Values of the empty form. */
  blank: Values
  /** Values that replace those of `blank` when the form is cleared. */
  freshValues?: Partial<Values>
  onReset: () => void
  /** Storage keys of the receipts to delete along with the draft. */
  getReceiptKeys?: (values: Values) => readonly string[]
  /** Note about values that weren't stored, if any. */
  children?: ReactNode
}

/**
 * Tells the user that the enclosing form was restored from a draft, and lets the next person at the same device clear
 * it.
 */
export function RestoredDraftNotice<Values extends object>({
  blank,
  freshValues,
  onReset,
  getReceiptKeys,
  children,
}: RestoredDraftNoticeProps<Values>) {
  const { initialValues, values, resetForm } = useFormikContext<Values>()
  const discardReceipts = useDiscardReceipts()
  const root = useRef<HTMLDivElement>(null)
  const [isCleared, setIsCleared] = useState(false)
  const isHidden = isCleared || isDeepEqual(initialValues, blank)
  const clear = () => {
    onReset()
    if (getReceiptKeys) void discardReceipts(getReceiptKeys(values))
    resetForm({ values: { ...blank, ...freshValues } })
    setIsCleared(true)
    root.current?.closest('form')?.querySelector('input')?.focus()
  }
  return (
    <div ref={root} hidden={isHidden}>
      {!isHidden && (
        <Notice
          tone="info"
          title={<Trans>We saved your draft.</Trans>}
          action={
            <Button size="sm" onPress={clear}>
              <Trans>Clear form</Trans>
            </Button>
          }
        >
          {children}
        </Notice>
      )}
    </div>
  )
}

/**
 * Replaces the initial values of the enclosing form when they become known after it mounted, such as a stored draft on
 * a prerendered page. Text typed in the meantime and the focus are kept.
 */
export function SyncInitialValues<Values extends object>({ nextInitialValues }: { nextInitialValues: Values }) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<Values>()
  const applied = useRef(nextInitialValues)
  useLayoutEffect(() => {
    if (applied.current === nextInitialValues) return
    applied.current = nextInitialValues
    const before = new Map<string, unknown>(Object.entries(initialValues))
    const typed = Object.entries(values).filter(([name, value]) => !isDeepEqual(value, before.get(name)))
    resetForm({ values: nextInitialValues })
    if (typed.length > 0) void setValues({ ...nextInitialValues, ...Object.fromEntries(typed) }, false)
  }, [nextInitialValues, values, initialValues, resetForm, setValues])
  return null
}

/** Keeps a date field at the school’s today until the user changes it: the time zone may load after the form. */
export function SyncToday<Values = never>({ name, today }: { name: FieldPath<Values, string>; today: string }) {
  const [{ value }, , { setValue }] = useField<string>(name)
  const applied = useRef(today)
  useEffect(() => {
    if (applied.current === today) return
    if (value === applied.current) void setValue(today, false)
    applied.current = today
  }, [value, today, setValue])
  return null
}
