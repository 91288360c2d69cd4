import { limits } from '@maktab/contract/limits/saveDiscount'
import type { Discount, DiscountForm } from '@maktab/contract/schema'
import { type Infer, type Struct, define, nullable, object, refine, validate } from 'superstruct'
import {
  type Rule,
  encodeRule,
  requiredChoiceOf,
  optionalChoice,
  optionalText,
  optionalNumber,
  requiredText,
} from '#forms/rules.ts'
import { optionalDay } from '#forms/timeRules.ts'

/** Argument of `onSaveDiscount`; a new discount has id 0. */
export type DiscountDraft = DiscountForm

/** The smallest amount above zero. */
const MIN_AMOUNT = 0.001

/** The unselected number field is hidden: it keeps its value and isn’t validated. */
function optionalWhileHidden(
  worth: 'percentage' | 'amount',
  range: Parameters<typeof optionalNumber>[0],
): Struct<number | null, null> {
  const numberInRange = optionalNumber(range)
  const anyNumber = nullable(define<number>('number', (value) => typeof value === 'number'))
  return refine(anyNumber, 'whileChosen', (value, { branch }) => {
    const [values] = branch as [{ worth?: unknown } | null]
    const isHidden = values?.worth !== undefined && values.worth !== worth
    return isHidden || (validate(value, numberInRange)[0]?.message ?? true)
  })
}

/** Recipient, value and scope of a discount; fields that aren’t selected aren’t sent. */
const fields = object({
  name: requiredText(limits.name),
  whose: requiredChoiceOf(['anybody', 'student']),
  studentId: optionalChoice(),
  code: optionalText(limits.code),
  worth: requiredChoiceOf(['percentage', 'amount']),
  percentage: optionalWhileHidden('percentage', limits.percentage),
  amount: optionalWhileHidden('amount', { min: MIN_AMOUNT, ...limits.amount }),
  prices: requiredChoiceOf(['all', 'course', 'event']),
  courseId: optionalChoice(),
  eventId: optionalChoice(),
  from: optionalDay(),
  until: optionalDay(),
  mostUses: optionalNumber(limits.mostUses),
  note: optionalText(limits.note),
})

export type DiscountValues = Infer<typeof fields>

export const discountSchema = refine(fields, 'discount', (values, { path }) => {
  const { whose, studentId, code, worth, percentage, amount, prices, courseId, eventId, from, until } = values
  const createError = (field: keyof DiscountValues, rule: Rule) => ({
    path: [...path, field],
    message: encodeRule(rule),
  })
  const missing = (field: keyof DiscountValues, isMissing: boolean) =>
    isMissing ? [createError(field, { rule: 'required' })] : []
  return [
    ...missing('studentId', whose === 'student' && studentId === null),
    ...missing('code', whose === 'anybody' && code.trim() === ''),
    ...missing('percentage', worth === 'percentage' && percentage === null),
    ...missing('amount', worth === 'amount' && amount === null),
    ...missing('courseId', prices === 'course' && courseId === null),
    ...missing('eventId', prices === 'event' && eventId === null),
    ...(from !== '' && until !== '' && until < from ? [createError('until', { rule: 'tooEarly', day: from })] : []),
  ]
})

/** Prefilled student of a new discount. */
export type DiscountPrefill = { student: number | undefined }

/** An amount in a currency other than the school’s has to be entered again. */
export function toValues(
  discount: Discount | undefined,
  { student }: DiscountPrefill,
  currency: string,
): DiscountValues {
  const idOf = (one: { id: number } | null | undefined) => (one ? String(one.id) : null)
  const isStudents = discount ? discount.student !== null : student !== undefined
  return {
    name: discount?.name ?? '',
    whose: isStudents ? 'student' : 'anybody',
    studentId: discount ? idOf(discount.student) : student === undefined ? null : String(student),
    code: discount?.code ?? '',
    worth: discount && discount.percentage === null ? 'amount' : 'percentage',
    percentage: discount?.percentage ?? null,
    amount: discount?.currency === currency ? discount.amount : null,
    prices: pricesOf(discount),
    courseId: idOf(discount?.course),
    eventId: idOf(discount?.event),
    from: discount?.from ?? '',
    until: discount?.until ?? '',
    mostUses: discount?.mostUses ?? null,
    note: discount?.note ?? '',
  }
}

function pricesOf(discount: Discount | undefined): 'all' | 'course' | 'event' {
  if (discount?.course) return 'course'
  return discount?.event ? 'event' : 'all'
}

export function toRequest(values: DiscountValues, opened: Discount | undefined): DiscountDraft {
  const { whose, worth, prices } = values
  const toSelectedId = (isSelected: boolean, id: string | null) => (isSelected && id !== null ? Number(id) : null)
  return {
    id: opened?.id ?? 0,
    name: values.name.trim(),
    code: values.code.trim() || null,
    studentId: toSelectedId(whose === 'student', values.studentId),
    courseId: toSelectedId(prices === 'course', values.courseId),
    eventId: toSelectedId(prices === 'event', values.eventId),
    percentage: worth === 'percentage' ? values.percentage : null,
    amount: worth === 'amount' ? values.amount : null,
    from: values.from || null,
    until: values.until || null,
    mostUses: values.mostUses,
    note: values.note.trim() || null,
    ...(opened?.version !== undefined && { version: opened.version }),
  }
}
