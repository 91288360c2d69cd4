import { Plural } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Notice } from '../components/Notice/Notice.tsx'
import { countErrors } from './countErrors.ts'

/** Says above a form how many of its fields are wrong; one alone speaks for itself, with the focus in it. */
export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormikContext<object>()
  const count = countErrors(errors)
  if (submitCount === 0 || isSubmitting || count < 2) return null
  return (
    <Notice tone="danger">
      <Plural value={count} one="# field needs another look." other="# fields need another look." />
    </Notice>
  )
}
