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
 * Tells what stands in the form around it: after a short pause in typing, and at once when the page or the form goes.
 * Values that are the same as those it began with are not told.
 */
export function DraftAutosave<Values extends object>({ onChange }: { onChange: (values: Values) => void }) {
  const { values } = useFormikContext<Values>()
  const latest = useRef({ values, told: values, onChange })

  useEffect(() => {
    latest.current = { ...latest.current, values, onChange }
    const timer = setTimeout(() => tell(latest.current), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [values, onChange])

  useEffect(() => {
    const tellNow = () => tell(latest.current)
    window.addEventListener('pagehide', tellNow)
    return () => {
      window.removeEventListener('pagehide', tellNow)
      tellNow()
    }
  }, [])
  return null
}

function tell<Values>(latest: { values: Values; told: Values; onChange: (values: Values) => void }): void {
  if (latest.values === latest.told) return
  latest.told = latest.values
  latest.onChange(latest.values)
}

/** Takes receipts off the device that were chosen for a form: by what they are kept as, or the files themselves. */
export function useDiscardReceipts() {
  const bring = useContext(ReceiptUploaderContext)
  return async (receipts: readonly (File | string | null)[]): Promise<void> => {
    const uploads = await bring?.()
    for (const receipt of receipts) {
      if (typeof receipt === 'string') uploads?.setFile(receipt, null)
      else if (receipt) await uploads?.discard(receipt)
    }
  }
}

type RestoredDraftNoticeProps<Values> = {
  /** The form without anything in it. */
  blank: Values
  /** What becomes another when the form is emptied. */
  freshValues?: Partial<Values>
  onReset: () => void
  /** By what its receipts are kept on the device: they go with the rest. */
  getReceiptKeys?: (values: Values) => readonly string[]
  /** What was not kept, where something wasn’t. */
  children?: ReactNode
}

/**
 * Says of the form around it that it holds what was typed before, and empties it for whoever that wasn’t: the next
 * person at the same device.
 */
export function RestoredDraftNotice<Values extends object>({
  blank,
  freshValues,
  onReset,
  getReceiptKeys,
  children,
}: RestoredDraftNoticeProps<Values>) {
  const { initialValues, values, resetForm } = useFormikContext<Values>()
  const takeOut = useDiscardReceipts()
  const root = useRef<HTMLDivElement>(null)
  const [isEmptied, setIsEmptied] = useState(false)
  const isHidden = isEmptied || isDeepEqual(initialValues, blank)
  const empty = () => {
    onReset()
    if (getReceiptKeys) void takeOut(getReceiptKeys(values))
    resetForm({ values: { ...blank, ...freshValues } })
    setIsEmptied(true)
    root.current?.closest('form')?.querySelector('input')?.focus()
  }
  return (
    <div ref={root} hidden={isHidden}>
      {!isHidden && (
        <Notice
          tone="info"
          title={<Trans>We kept what you typed.</Trans>}
          action={
            <Button size="sm" onPress={empty}>
              <Trans>Empty the form</Trans>
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
 * Begins the form around it with other values, where they are known only once it is there: what was kept of an earlier
 * try, on a page that came drawn without it. What was typed meanwhile stays, and so does the focus.
 */
export function SyncInitialValues<Values extends object>({ nextInitialValues }: { nextInitialValues: Values }) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<Values>()
  const followed = useRef(nextInitialValues)
  useLayoutEffect(() => {
    if (followed.current === nextInitialValues) return
    followed.current = nextInitialValues
    const before = new Map<string, unknown>(Object.entries(initialValues))
    const typed = Object.entries(values).filter(([name, value]) => !isDeepEqual(value, before.get(name)))
    resetForm({ values: nextInitialValues })
    if (typed.length > 0) void setValues({ ...nextInitialValues, ...Object.fromEntries(typed) }, false)
  }, [nextInitialValues, values, initialValues, resetForm, setValues])
  return null
}

/** Keeps a day at the school’s today until somebody chooses another: its zone may be known only after the form. */
export function SyncToday<Values = never>({ name, today }: { name: FieldPath<Values, string>; today: string }) {
  const [{ value }, , { setValue }] = useField<string>(name)
  const followed = useRef(today)
  useEffect(() => {
    if (followed.current === today) return
    if (value === followed.current) void setValue(today, false)
    followed.current = today
  }, [value, today, setValue])
  return null
}
