import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Outcome, Refusal } from '../outcome.ts'
import { splitFields } from './splitFields.ts'

/**
 * Takes out of a form's refusals what is of no field, to be told beside the form's button: its top may be far away.
 * `rename` says by which field of the form a server's field is shown.
 */
export function useFailureBelow() {
  const { t } = useLingui()
  const [failure, setFailure] = useState('')
  const send = async (
    submit: () => Promise<Outcome>,
    values: object,
    rename: (field: string) => string = (field) => field,
  ): Promise<Refusal | void> => {
    setFailure('')
    const refusal = await submit()
    if (!refusal) return undefined
    const fields = Object.entries(refusal.fields).map(([field, messages]) => [rename(field), messages] as const)
    const { known, strays } = splitFields(Object.fromEntries(fields), values)
    const told = strays.length > 0 ? t`Validation failed: ${strays.join('; ')}` : ''
    setFailure(fields.length > 0 ? told : refusal.message)
    return { message: '', fields: known }
  }
  return { failure, send }
}
