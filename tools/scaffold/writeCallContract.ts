import { stringify } from 'yaml'
import { type NewCall, hasBody, listPathParams, isList } from './readNewCall.ts'
import { toWords } from './text.ts'

const asYaml = (value: object) => stringify(value, { lineWidth: 0 })
const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')
const ref = ($ref: string) => ({ $ref })

/** The YAML of an operation under its path. */
export function writeOperation(call: NewCall): string {
  const { id, method, roles, resource, summary, record } = call
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
    description: `${summary}. Specification: an extension, decision 16.`,
    'x-extension': true,
    'x-roles': [...roles],
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
  return indent(asYaml({ [method.toLowerCase()]: operation }))
}

/** A quoted pattern, so that YAML reads the escapes of invisible characters. */
const LINE = String.raw`"^[^\\x00-\\x1F\\x7F-\\x9F\\xAD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*$"`

/** The schemas of its response or body, by name. */
export function writeSchemas(call: NewCall): Record<string, string> {
  const { record, key } = call
  const schema = (properties: Record<string, object>) =>
    asYaml({ type: 'object', required: Object.keys(properties), properties })
  if (isList(call)) {
    return {
      [record]: schema({ id: ref('./common.yaml#/Id'), title: { type: 'string' } }),
      [`${record}List`]: schema({ [key]: { type: 'array', items: ref(`#/${record}`) } }),
    }
  }
  if (!hasBody(call)) return {}
  const form = schema({ title: { type: 'string', minLength: 1, maxLength: 255, pattern: 'LINE' } })
  return { [`${record}Form`]: `${form.replace('LINE', () => LINE)}additionalProperties: false\n` }
}

export function formatSchema(name: string, text: string): string {
  return `${name}:\n${indent(text)}`
}

const long = 'A very long title that goes on and on to test how the layout handles it '

/** Its examples file: responses by name, requests under `requests`. Its first line tells editors the schema. */
export function writeExamples(call: NewCall): string {
  return `# yaml-language-server: $schema=../generated/exampleSchemas/${call.id}.json\n${asYaml(listExamples(call))}`
}

function listExamples(call: NewCall): object {
  const { key, record, says } = call
  const example = (summary: string, value: object) => ({ summary, value })
  if (isList(call)) {
    const word = toWords(record)
    const titles = [`${word} one`, `${word} two`, `${word} three`, 'پہلا', 'دوسرا', 'الأول']
    const rows = titles.map((title, at) => ({ id: at + 1, title }))
    return {
      typical: example('Typical', { [key]: rows }),
      empty: example('Empty', { [key]: [] }),
      longText: example('Long texts', { [key]: [{ id: 1, title: long.repeat(3) }] }),
    }
  }
  const refusal = { error: { title: ['Title is required'] }, message: 'Please check the highlighted fields.' }
  return {
    ...(hasBody(call) && { requests: { typical: example('Typical', { title: 'Typical' }) } }),
    done: example('Success', { message: says }),
    ...(hasBody(call) && { invalid: example('Validation error', refusal) }),
  }
}
