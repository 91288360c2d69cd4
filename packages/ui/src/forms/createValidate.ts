import { type FormikErrors, getIn, setIn } from 'formik'
import type { Struct } from 'superstruct'
import { encodeRule } from './Rule.ts'

/** What a form’s values are held to. */
export type FormSchema<Values> = Pick<Struct<Values>, 'validate'>

/**
 * A Formik `validate` from a struct: the first broken rule of each field, nested as the values are.
 * A value of the wrong type counts as missing.
 */
export function createValidate<Values extends object>(struct: FormSchema<Values>) {
  return (values: Values): FormikErrors<Values> => {
    const [failure] = struct.validate(values)
    let errors: FormikErrors<Values> = {}
    for (const { path, message, refinement } of failure?.failures() ?? []) {
      const field = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
        .join('')
        .replace(/^\./, '')
      if (getIn(errors, field) !== undefined) continue
      errors = setIn(
        errors,
        field,
        refinement === undefined ? encodeRule({ rule: 'required' }) : message,
      ) as typeof errors
    }
    return errors
  }
}
