import { stringify } from 'yaml'
import { findTitleField } from './fields.ts'
import { LINE_PLACEHOLDER, writeExampleRows, writeFieldSchema, writeFormValues, writeLongRow } from './fieldSchemas.ts'
import { type NewCall, hasBody, listPathParams, isList } from './readNewCall.ts'
import { toWords } from './text.ts'

const asYaml = (value: object) => stringify(value, { lineWidth: 0 })
/** Statuses are quoted, like in the other files. */
const withQuotedStatuses = (yaml: string) => yaml.replaceAll(/^( +)(\d{3}):$/gm, '$1"$2":')
const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')
const ref = ($ref: string) => ({ $ref })

/** The YAML of an operation under its path. */
export function writeOperation(call: NewCall): string {
  const { id, method, roles, resource, summary, record, decision } = call
  const json = (schema: string, names: string[], where = '') => ({
    'application/json': {
      schema: ref(`../schemas/${schema}`),
      examples: Object.fromEntries(names.map((name) => [name, ref(`../examples/${id}.yaml#/${where}${name}`)])),
    },
  })
  const response = (description: string, schema: string, names: string[]) => ({
    description,
    content: json(schema, names),
  })
  const shared = (name: string) => ref(`../responses.yaml#/${name}`)
  const parameters = listPathParams(call).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: 'ID of the record.',
    schema: ref('../schemas/common.yaml#/Id'),
    examples: { typical: { value: 1 } },
  }))
  const body = json(`${resource}.yaml#/${record}Form`, ['typical'], 'requests/')
  const operation = {
    operationId: id,
    tags: [resource],
    summary,
    description: `${summary}. Specification: an extension, decision ${decision}.`,
    'x-extension': true,
    'x-roles': [...roles],
    // The safest choice; widen it by hand.
    ...(roles.includes('admin') && { 'x-parts': ['everything'] }),
    security: [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody(call) && { requestBody: { required: true, content: body } }),
    responses: {
      200: isList(call)
        ? response('Success', `${resource}.yaml#/${record}List`, ['typical', 'empty', 'longText'])
        : response('Success', 'message.yaml#/Message', ['done']),
      401: shared('NotSignedIn'),
      403: shared('Forbidden'),
      ...(parameters.length > 0 && { 404: shared('NotFound') }),
      ...(hasBody(call) && {
        413: shared('TooLarge'),
        422: response('Validation error', 'error.yaml#/Error', ['invalid']),
      }),
      500: shared('ServerError'),
      503: shared('Busy'),
    },
  }
  return indent(withQuotedStatuses(asYaml({ [method.toLowerCase()]: operation })))
}

/** A quoted pattern, so that YAML reads the escapes of invisible characters. */
const LINE = String.raw`"^[^\\x00-\\x1F\\x7F-\\x9F\\xAD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*$"`

/** The schemas of its response or body, by name. */
export function writeSchemas(call: NewCall): Record<string, string> {
  const { record, key, fields } = call
  const schema = (properties: Record<string, object>) =>
    asYaml({ type: 'object', required: Object.keys(properties), properties })
  const ofFields = (where: 'response' | 'request') =>
    Object.fromEntries(fields.map((field) => [field.name, writeFieldSchema(field, where)]))
  if (isList(call)) {
    return {
      [record]: schema({ id: ref('./common.yaml#/Id'), ...ofFields('response') }),
      [`${record}List`]: schema({ [key]: { type: 'array', items: ref(`#/${record}`) } }),
    }
  }
  if (!hasBody(call)) return {}
  const form = schema(ofFields('request')).replaceAll(`pattern: ${LINE_PLACEHOLDER}`, () => `pattern: ${LINE}`)
  return { [`${record}Form`]: `${form}additionalProperties: false\n` }
}

export function formatSchema(name: string, text: string): string {
  return `${name}:\n${indent(text)}`
}

/** Its examples file: responses by name, requests under `requests`. Its first line tells editors the schema. */
export function writeExamples(call: NewCall): string {
  return `# yaml-language-server: $schema=../generated/exampleSchemas/${call.id}.json\n${asYaml(listExamples(call))}`
}

function listExamples(call: NewCall): object {
  const { key, record, says, fields } = call
  const example = (summary: string, value: object) => ({ summary, value })
  if (isList(call)) {
    return {
      typical: example('Typical', { [key]: writeExampleRows(fields, toWords(record)) }),
      empty: example('Empty', { [key]: [] }),
      longText: example('Long texts', { [key]: [writeLongRow(fields)] }),
    }
  }
  const { name = 'title', label = 'Title' } = findTitleField(fields) ?? {}
  const refusal = { error: { [name]: [`${label} is required`] }, message: 'Please check the highlighted fields.' }
  return {
    ...(hasBody(call) && { requests: { typical: example('Typical', writeFormValues(fields)) } }),
    done: example('Success', { message: says }),
    ...(hasBody(call) && { invalid: example('Validation error', refusal) }),
  }
}
