import type { ValidationMessage } from '@maktab/contract/wire/validationMessages'
import { type Message, type MessageId, isMessageId, message } from '../i18n/message.ts'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import type { OperationId } from '@maktab/contract/calls'
import { limits } from '@maktab/contract/wire/limits'
import { coerceText } from '@maktab/contract/wire/readForm'
import type { Schema } from '@maktab/contract/wire/Schema'
import { type ValidationIssue, messagesByField, toFieldErrors } from '@maktab/contract/wire/toFieldErrors'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type FieldErrors, HttpError } from '../lib/HttpError.ts'

/** A finding of a schema as a message; the name of its field and the kinds of its value are messages too. */
export function toMessage({ id, values: { label = '', ...values }, kinds }: ValidationMessage): Message {
  const [first = '', ...others] = kinds.map((kind) => messageOr(`kind|${kind}`, kind))
  const kind = others.reduce((one, other) => message('{one} or {other}', { one, other }), first)
  return { id, values: { ...values, label: messageOr(`field|${label}`, label), kind } }
}

/** A field of no call, or a format that the contract doesn’t use, stays text. */
function messageOr(id: string, text: string): Message | string {
  return isMessageId(id) ? { id, values: {} } : text
}

/** The sentences of the contract’s readers of bodies as messages; `catalogues.test.ts` checks that all of them exist. */
export function toMessages(faults: Record<string, string[]>): Record<string, Message[]> {
  const fields = Object.entries(faults)
  return Object.fromEntries(
    fields.map(([field, sentences]) => [field, sentences.map((one) => ({ id: one as MessageId, values: {} }))]),
  )
}

type OperationSchemas = {
  parameters: { properties?: Record<string, Schema> }
  query?: { properties: Record<string, Schema & { enum?: string[] }> }
  body?: Schema
  answers: Record<string, object>
}

/** The JSON schemas of the contract's calls. */
export const getOperationSchemas = (id: OperationId): OperationSchemas => shapes[id] as OperationSchemas

const strict = new Ajv2020({ allErrors: true, strict: false })
formats.default(strict)

const compiled = new Map<object, ValidateFunction>()

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const validator = strict.compile(schema)
  compiled.set(schema, validator)
  return validator
}

/** What of a body breaks its schema, by field; undefined when nothing does. */
export function validateBody(id: OperationId, body: unknown): FieldErrors | undefined {
  const schema = getOperationSchemas(id).body
  if (schema === undefined) return undefined
  if (body === undefined) return { body: [message('{label} is required', { label: message('field|Body') })] }
  return faultsOf(validatorOf(schema), body)
}

function typed(texts: object, properties: Record<string, Schema> = {}): object {
  const entries: [string, unknown][] = Object.entries(texts)
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const types = [properties[name]?.type ?? []].flat()
      return [name, typeof value === 'string' ? coerceText(value, types) : value]
    }),
  )
}

/** Turns the parts of an address into what the contract says they are, in place; false when they can’t be. */
export function coerceParameters(id: OperationId, parameters: object): boolean {
  const { parameters: schema } = getOperationSchemas(id)
  Object.assign(parameters, typed(parameters, schema.properties))
  return validatorOf(schema)(parameters)
}

/** What the contract names of a query, as what it says it is, and what of it breaks the contract; whatever else stands there is passed over. */
export function coerceQuery(id: OperationId, query: Record<string, unknown>): { known: object; faults?: FieldErrors } {
  const schema = getOperationSchemas(id).query
  if (schema === undefined) return { known: {} }
  const named = Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(schema.properties, name)))
  const known = typed(named, schema.properties)
  const faults = faultsOf(validatorOf(schema), known)
  return { known, ...(faults && { faults }) }
}

/** What of an answer breaks the contract. */
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
  return validate(value) ? undefined : (validate.errors ?? []).slice(0, limits.errors).map(toFinding)
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

/** What of an answer breaks the contract, for whoever writes the handler: a line for each place, with what stands there. */
export function describeContractViolations(faults: Record<string, string[]>, body: unknown): string {
  return Object.entries(faults)
    .map(([path, messages]) => `  ${path}: ${messages.join('; ')} (there is ${show(valueAt(body, path))})`)
    .join('\n')
}

function valueAt(body: unknown, path: string): unknown {
  if (path === 'body') return body
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
  return steps.reduce<unknown>((group, step) => (group as Record<string, unknown> | null | undefined)?.[step], body)
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** Refuses more bytes than a call takes. */
export function assertBodySize(bytes: number, most: number): void {
  if (bytes <= most) return
  throw new HttpError(
    413,
    most === limits.formBytes ? message('This is more than 20 MB.') : message('This is more than 256 kB.'),
  )
}
