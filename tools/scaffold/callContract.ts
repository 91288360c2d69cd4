import { type NewCall, hasBody, idsIn, isList } from './NewCall.ts'
import { wordsOf } from './words.ts'

const lines = (...all: (string | string[])[]) => `${all.flat().join('\n')}\n`
const indent = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

/** The method of a call, as it stands under its path. */
export function operationOf(call: NewCall): string {
  const { id, method, roles, resource, summary } = call
  const text = lines(
    `${method.toLowerCase()}:`,
    `  operationId: ${id}`,
    '  tags:',
    `    - ${resource}`,
    `  summary: ${JSON.stringify(summary)}`,
    `  description: ${JSON.stringify(`${summary}. Specification: an extension, decision 16.`)}`,
    '  x-extension: true',
    '  x-roles:',
    roles.map((role) => `    - ${role}`),
    '  security:',
    '    - token: []',
    idsIn(call).length > 0 ? ['  parameters:', ...idsIn(call).flatMap(parameter)] : [],
    hasBody(call) ? bodyOf(call) : [],
    '  responses:',
    answersOf(call),
  )
  return indent(text, 2)
}

function parameter(name: string): string[] {
  return [
    `    - name: ${name}`,
    '      in: path',
    '      required: true',
    '      description: The record.',
    '      schema:',
    '        $ref: ../schemas/common.yaml#/Id',
    '      examples:',
    '        typical:',
    '          value: 1',
  ]
}

function bodyOf({ id, resource, record }: NewCall): string[] {
  return [
    '  requestBody:',
    '    required: true',
    '    content:',
    '      application/json:',
    '        schema:',
    `          $ref: ../schemas/${resource}.yaml#/${record}Form`,
    '        examples:',
    '          typical:',
    `            $ref: ../examples/${id}/requests/typical.yaml`,
  ]
}

function answersOf(call: NewCall): string[] {
  const { id, resource, record } = call
  const named = (names: string[]) =>
    names.flatMap((name) => [`          ${name}:`, `            $ref: ../examples/${id}/${name}.yaml`])
  const answer = (status: number, description: string, schema: string, names: string[]) => [
    `"${status}":`,
    `  description: ${description}`,
    '  content:',
    '    application/json:',
    '      schema:',
    `        $ref: ../schemas/${schema}`,
    '      examples:',
    ...named(names),
  ]
  const shared = (status: number, name: string) => [`"${status}":`, `  $ref: ../responses.yaml#/${name}`]
  return [
    ...(isList(call)
      ? answer(200, 'What was asked for', `${resource}.yaml#/${record}List`, ['typical', 'empty', 'longText'])
      : answer(200, 'It is done', 'message.yaml#/Message', ['done'])),
    ...shared(401, 'NotSignedIn'),
    ...shared(403, 'Forbidden'),
    ...(idsIn(call).length > 0 ? shared(404, 'NotFound') : []),
    ...(hasBody(call)
      ? [...shared(413, 'TooLarge'), ...answer(422, 'Some fields don’t fit', 'error.yaml#/Error', ['invalid'])]
      : []),
    ...shared(500, 'ServerError'),
    ...shared(503, 'Busy'),
  ].map((line) => `    ${line}`)
}

/** Quoted, so that YAML reads the characters that can’t be seen from their codes. */
const LINE = String.raw`"^[^\\x00-\\x1F\\x7F-\\x9F\\xAD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*$"`

/** The schemas of what it answers or takes, by their names. */
export function schemasOf(call: NewCall): Record<string, string> {
  const { record, key } = call
  if (isList(call)) {
    return {
      [record]: lines(
        'type: object',
        'required:',
        '  - id',
        '  - title',
        'properties:',
        '  id:',
        '    $ref: ./common.yaml#/Id',
        '  title:',
        '    type: string',
      ),
      [`${record}List`]: lines(
        'type: object',
        'required:',
        `  - ${key}`,
        'properties:',
        `  ${key}:`,
        '    type: array',
        '    items:',
        `      $ref: "#/${record}"`,
      ),
    }
  }
  if (!hasBody(call)) return {}
  return {
    [`${record}Form`]: lines(
      'type: object',
      'required:',
      '  - title',
      'properties:',
      '  title:',
      '    type: string',
      '    minLength: 1',
      '    maxLength: 255',
      `    pattern: ${LINE}`,
      'additionalProperties: false',
    ),
  }
}

export function schemaText(name: string, text: string): string {
  return `${name}:\n${indent(text, 2)}`
}

const long = 'A title that its author has written out with every word that came to mind '

/** What it answers and is asked with, by the names of the files. */
export function examplesOf(call: NewCall): Record<string, string> {
  const { key, record, says } = call
  const example = (summary: string, ...value: string[]) =>
    lines(
      `summary: ${summary}`,
      'value:',
      value.map((line) => `  ${line}`),
    )
  if (!isList(call)) {
    return {
      'done.yaml': example('It is done', `message: ${JSON.stringify(says)}`),
      ...(hasBody(call) && {
        'requests/typical.yaml': example('The ordinary one', 'title: Ordinary'),
        'invalid.yaml': example(
          'Fields that don’t fit',
          'error:',
          '  title:',
          '    - Title is required',
          'message: Some fields need another look.',
        ),
      }),
    }
  }
  const word = wordsOf(record)
  const titles = [`${word} one`, `${word} two`, `${word} three`, 'پہلا', 'دوسرا', 'الأول']
  return {
    'typical.yaml': example(
      'The ordinary list',
      `${key}:`,
      ...titles.flatMap((title, at) => [`  - id: ${at + 1}`, `    title: ${title}`]),
    ),
    'empty.yaml': example('Nothing yet', `${key}: []`),
    'longText.yaml': example(
      'Texts that are longer than their places',
      `${key}:`,
      '  - id: 1',
      `    title: ${JSON.stringify(long.repeat(3))}`,
    ),
  }
}
