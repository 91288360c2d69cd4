import { klona } from 'klona'

// What Formik takes from lodash to copy values, for all kinds of objects there are, is a tenth of the sign-in page.
// A form holds plain values and files; a file is kept as it is, where lodash would leave an empty object.

/** Stands in for `lodash-es/cloneDeep`. */
export const cloneDeep = klona

/** Stands in for `lodash-es/clone`. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T
  if (typeof value !== 'object' || value === null) return value
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null), value) as T
}
