import { type Struct, refine } from 'superstruct'
import { encodeRule } from '#forms/Rule.ts'
import { optionalText } from '#forms/rules.ts'

/**
 * The field of a code: it was tried as it stands there, so that nobody sends another than the amount is of. Where no code
 * is asked for, nothing is looked at.
 */
export function appliedDiscountCode(
  limit: { readonly max: number },
  applied: string | undefined,
): Struct<string, null> {
  return refine(
    optionalText(limit),
    'applied',
    (code) => applied === undefined || code.trim() === applied || encodeRule({ rule: 'notApplied' }),
  )
}
