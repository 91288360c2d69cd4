import type { FormikErrors } from 'formik'
import type { Late } from '../late/late.ts'
import { type Schema, validateWith } from './validateWith.ts'

/** As `validateWith`, of a struct that comes late. Over a broken line nothing is wrong: whoever is asked says it by itself. */
export function validateLate<Values extends object>({ part, load }: Late<Schema<Values>>) {
  const check = (values: Values): FormikErrors<Values> => {
    const schema = part()
    return schema ? validateWith(schema)(values) : {}
  }
  return (values: Values): FormikErrors<Values> | Promise<FormikErrors<Values>> =>
    part() ? check(values) : load().then(() => check(values))
}
