import type { Struct } from 'superstruct'
import { expect, test } from 'vitest'
import { decodeRule } from '../forms/rules.ts'
import { formsByCall as forms } from './formsByCall.ts'
import { discountCode, transactionNumber } from './registration/public/registration.schema.ts'

type Bounds = { min?: number; max: number }

/** Calls that have no text input except a reason, whose field limits its length itself. */
const callsWithoutForm: ReadonlySet<string> = new Set([
  // Device data comes from the browser.
  'addReminderDevice',
  'removeReminderDevice',
  // The size comes from the file.
  'beginUpload',
  'blockTeacher',
  'hideTeacherProfile',
  // Checked while the registration is typed.
  'checkEmail',
  // All its input comes from the link.
  'checkResetLink',
  'confirmEmail',
  'decideFee',
  'decidePurchase',
  // Typed beside a payment and limited by its own fields.
  'correctPayment',
  'saveTransactionId',
  'deleteTeacher',
  'endFees',
  'findClashes',
  'orderOutlines',
  // Written in a field of its own that leaves room for the greeting.
  'noteMessage',
  // One optional text, limited by its field.
  'noteTrialOutcome',
  // Their input is a file.
  'previewImport',
  'runImport',
])

/** Not typed: taken from a link or from the chosen record. */
const chosen = new Set([
  'arrangeTrial.minutes',
  'payFees.fees',
  'registerStudent.courses[].course_name',
  'requestTrial.zone',
  // Hidden; only programs fill it.
  'requestTrial.website',
  'resetPassword.email',
  'resetPassword.token',
  'saveReminders.timeZone',
  'saveSettings.frontPage.shows',
  'saveSettings.timeZone',
  'saveSettings.weekStart',
  'submitTeacherApplication.course[].name',
])
/** Optional fields that are omitted when empty. */
const omittedWhenEmpty = new Set([
  'arrangeTrial.link',
  'createStudent.email',
  'createStudent.std_id',
  'editStudent.email',
  'payFee.transactionId',
  'payFees.transactionId',
  'purchaseCourse.code',
  'purchaseCourse.transactionId',
  'recordPayment.note',
  'recordPayment.transactionId',
  'recordRefund.transactionId',
  'registerStudent.courses[].billing.transaction_id',
  'registerStudent.courses[].code',
  'saveDiscount.code',
  'saveDiscount.note',
  'saveSettings.address',
  'saveSettings.contactEmail',
  'saveSettings.contactPhone',
  'saveSettings.frontPage.about',
  'saveSettings.frontPage.motto',
  'saveSettings.frontPage.steps[].text',
  'saveSettings.frontPage.steps[].title',
  'saveSettings.paymentWays.domestic[].branch',
  'saveSettings.paymentWays.domestic[].note',
  'saveSettings.paymentWays.international[].branch',
  'saveSettings.paymentWays.international[].note',
  'submitEventPayment.code',
  'submitEventPayment.transactionId',
  'updatePaymentStatus.reason',
])
const isOmittedWhenEmpty = (field: string) => omittedWhenEmpty.has(field) || field.includes('.translations.')
/** Optional blocks of fields: the block’s rule for the field. */
const inBlocks: Record<string, Struct> = {
  'registerStudent.courses[].billing.transaction_id': transactionNumber as Struct,
  'registerStudent.courses[].code': discountCode as Struct,
}
/** Length reserved for the appended percent sign. */
const room: Record<string, number> = { 'saveReport.attendance': 1 }

const limits = Object.entries(
  import.meta.glob<{ limits: Record<string, Bounds> }>('../../../../openapi/generated/limits/*.ts', { eager: true }),
).map(([path, module]) => ({ id: /(\w+)\.ts$/.exec(path)?.[1] ?? '', limits: module.limits }))

/** The part of a schema at a contract path; lists count as one of their items. */
function getSchemaAt(schema: unknown, path: string): Struct | undefined {
  return path.split('.').reduce<Struct | undefined>((struct, step) => {
    const name = step.replace('[]', '')
    const nested = (struct?.schema as Record<string, Struct> | null | undefined)?.[name]
    return step.endsWith('[]') ? (nested?.schema as Struct | undefined) : nested
  }, schema as Struct)
}

function getBrokenRules(struct: Struct | undefined, value: unknown): unknown[] {
  const [failure] = struct?.validate(value) ?? []
  return failure?.failures().map(({ message }) => decodeRule(message)?.rule) ?? []
}

const fields = limits.flatMap(({ id, limits: own }) =>
  (forms[id] ?? []).flatMap((schema) =>
    Object.entries(own).map(([path, bounds]) => ({
      field: `${id}.${path}`,
      struct: inBlocks[`${id}.${path}`] ?? getSchemaAt(schema, path),
      bounds,
    })),
  ),
)
const isList = (field: string) =>
  /(paymentWays\.\w+|steps|rates|timings|courses|courseIds|course|classTimings|classTimes|times|students|languages_spoken|days|wishes)$/.test(
    field,
  )
const typed = fields.filter(({ field }) => !isList(field) && !chosen.has(field))
const inText = (length: number) => 'a'.repeat(length)

test('every call with limits has a form here and vice versa', () => {
  expect(limits.map(({ id }) => id).filter((id) => !callsWithoutForm.has(id))).toEqual(Object.keys(forms).toSorted())
  const files = Object.keys(import.meta.glob('./**/*.schema.ts')).length
  // Five schema files have no limited field of their own: two only choose (a course, a status), two are parts of
  // another form, and one marks attendance.
  expect(new Set(Object.values(forms).flat()).size).toBeGreaterThanOrEqual(files - 5)
})

test('every field limited by the contract is in its form', () => {
  expect(typed.filter(({ struct }) => !struct).map(({ field }) => field)).toEqual([])
})

const numbers =
  /\.(price|checkedWithinHours|percentage|amount|mostUses|age|ages\.from|ages\.to|lessonMinutes|groupSize|experienceYears)$/
const texts = typed.filter(({ field }) => !numbers.test(field))
const partsWith = (least: number) => texts.filter(({ bounds }) => Number(bounds.min) >= least)

test.each(texts)('$field accepts exactly the maximum length of the contract', ({ field, struct, bounds }) => {
  const max = bounds.max - (room[field] ?? 0)
  expect(getBrokenRules(struct, inText(max))).not.toContain('tooLong')
  expect(getBrokenRules(struct, inText(max + 1))).toContain('tooLong')
})

test.each(partsWith(1).filter(({ field }) => !isOmittedWhenEmpty(field)))('$field is required', ({ struct }) => {
  expect(getBrokenRules(struct, '')).toContain('required')
})

test.each(partsWith(2))('$field enforces the minimum length of the contract', ({ struct, bounds }) => {
  expect(getBrokenRules(struct, inText(Number(bounds.min) - 1))).toContain('tooShort')
})

test.each(typed.filter((field) => !texts.includes(field)))(
  '$field enforces the bounds of the contract',
  ({ struct, bounds }) => {
    expect(getBrokenRules(struct, bounds.max)).toEqual([])
    expect(getBrokenRules(struct, bounds.max + 1)).toEqual(['tooLarge'])
    const [tooSmall, ...others] = getBrokenRules(struct, (bounds.min ?? 0) - 1)
    expect(['tooSmall', 'notPositive']).toContain(tooSmall)
    expect(others).toEqual([])
  },
)
