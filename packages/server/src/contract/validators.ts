import type { ValidationMessage } from '@maktab/shared/validationMessages'
import { type Message, type MessageId, isMessageId, message } from '../i18n/message.ts'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import type { OperationId } from '@maktab/contract/calls'
import { requestLimits } from '@maktab/shared/requestLimits'
import { coerceText } from '@maktab/shared/decodeFormData'
import type { BodySchema } from '@maktab/shared/BodySchema'
import { type ValidationIssue, messagesByField, toFieldErrors } from '@maktab/shared/toFieldErrors'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type FieldErrors, HttpError } from '../lib/HttpError.ts'

/** Converts a validation error to a message; the field label and the type names are messages too. */
export function toMessage({ id, values: { label = '', ...values }, kinds }: ValidationMessage): Message {
  const [first = '', ...others] = kinds.map((kind) => messageOr(`kind|${kind}`, kind))
  const kind = others.reduce((one, other) => message('{one} or {other}', { one, other }), first)
  return { id, values: { ...values, label: messageOr(`field|${label}`, label), kind } }
}

/** Returns plain text for an unknown field or format. */
function messageOr(id: string, text: string): Message | string {
  return isMessageId(id) ? { id, values: {} } : text
}

/** Converts the sentences of the contract’s body readers to messages; `catalogues.test.ts` checks that all exist. */
export function toMessages(faults: Record<string, string[]>): Record<string, Message[]> {
  const fields = Object.entries(faults)
  return Object.fromEntries(
    fields.map(([field, sentences]) => [field, sentences.map((one) => ({ id: one as MessageId, values: {} }))]),
  )
}

type OperationSchemas = {
  parameters: { properties?: Record<string, BodySchema> }
  query?: { properties: Record<string, BodySchema & { enum?: string[] }> }
  body?: BodySchema
  answers: Record<string, object>
}

/** The JSON schemas of an operation. */
export const getOperationSchemas = (id: OperationId): OperationSchemas => shapes[id] as OperationSchemas

const ajv = new Ajv2020({ allErrors: true, strict: false })
formats.default(ajv)

const compiled = new Map<object, ValidateFunction>()

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const validator = ajv.compile(schema)
  compiled.set(schema, validator)
  return validator
}

/** Validates a body; returns errors by field, or undefined if it is valid. */
export function validateBody(id: OperationId, body: unknown): FieldErrors | undefined {
  const schema = getOperationSchemas(id).body
  if (schema === undefined) return undefined
  if (body === undefined) return { body: [message('{label} is required', { label: message('field|Body') })] }
  return faultsOf(validatorOf(schema), body)
}

function coerceTypes(texts: object, properties: Record<string, BodySchema> = {}): object {
  const entries: [string, unknown][] = Object.entries(texts)
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const types = [properties[name]?.type ?? []].flat()
      return [name, typeof value === 'string' ? coerceText(value, types) : value]
    }),
  )
}

/** Converts path parameters to the types of the contract, in place; returns false if that isn't possible. */
export function coerceParameters(id: OperationId, parameters: object): boolean {
  const { parameters: schema } = getOperationSchemas(id)
  Object.assign(parameters, coerceTypes(parameters, schema.properties))
  return validatorOf(schema)(parameters)
}

/** Converts the query parameters of the contract to their types and validates them; drops other parameters. */
export function coerceQuery(id: OperationId, query: Record<string, unknown>): { known: object; faults?: FieldErrors } {
  const schema = getOperationSchemas(id).query
  if (schema === undefined) return { known: {} }
  const named = Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(schema.properties, name)))
  const known = coerceTypes(named, schema.properties)
  const faults = faultsOf(validatorOf(schema), known)
  return { known, ...(faults && { faults }) }
}

/** Validates a response; returns errors by field, or undefined if it is valid. */
export function validateResponse(id: OperationId, status: number, body: unknown): Record<string, string[]> | undefined {
  const schema = getOperationSchemas(id).answers[status]
  if (schema === undefined) return { status: [`Status ${status} is not in the contract`] }
  const findings = findingsOf(validatorOf(schema), body)
  return findings && toFieldErrors(findings)
}

function faultsOf(validate: ValidateFunction, value: unknown): FieldErrors | undefined {
  const findings = findingsOf(validate, value)
  if (findings === undefined) return undefined
  const fields = Object.entries(messagesByField(findings))
  return Object.fromEntries(fields.map(([field, messages]) => [field, messages.map(toMessage)]))
}

function findingsOf(validate: ValidateFunction, value: unknown): ValidationIssue[] | undefined {
  return validate(value) ? undefined : (validate.errors ?? []).slice(0, requestLimits.errors).map(toFinding)
}

function toFinding({ instancePath, keyword, message: text = '', params }: ErrorObject): ValidationIssue {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const extra = keyword === 'additionalProperties' ? `; found '${String(params['additionalProperty'])}'` : ''
  const values = keyword === 'enum' ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : ''
  return { path: ['body', ...path], code: keyword, message: text + extra + values }
}

const MAX_LENGTH = 200

/** Describes the contract violations of a response for developers: one line per field with its value. */
export function describeContractViolations(faults: Record<string, string[]>, body: unknown): string {
  return Object.entries(faults)
    .map(([path, messages]) => `  ${path}: ${messages.join('; ')} (there is ${formatValue(valueAt(body, path))})`)
    .join('\n')
}

function valueAt(body: unknown, path: string): unknown {
  if (path === 'body') return body
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
  return steps.reduce<unknown>((group, step) => (group as Record<string, unknown> | null | undefined)?.[step], body)
}

function formatValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** Throws 413 if a body is larger than the operation allows. */
export function assertBodySize(bytes: number, most: number): void {
  if (bytes <= most) return
  throw new HttpError(
    413,
    most === requestLimits.formBytes ? message('This is larger than 20 MB.') : message('This is larger than 256 kB.'),
  )
}
