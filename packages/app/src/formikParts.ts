import { klona } from 'klona'

// What Formik takes from lodash, for all kinds of objects there are, is a tenth of the sign-in page.
// A form holds plain values and files; a file is kept as it is, where lodash would leave an empty object.

/** Stands in for `lodash-es/cloneDeep`. */
export const cloneDeep = klona

/** Stands in for `lodash-es/clone`. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T
  if (typeof value !== 'object' || value === null) return value
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null), value) as T
}

/** Stands in for `lodash-es/isPlainObject`. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** Stands in for `lodash-es/toPath`: the names of our fields have dots, or brackets around numbers, and no quotes. */
export function toPath(name: string | readonly unknown[]): string[] {
  if (typeof name !== 'string') return name.map(String)
  return name.split(/[.[\]]/).filter((part) => part !== '')
}
