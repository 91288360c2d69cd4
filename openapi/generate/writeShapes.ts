import type { Call } from './readContract.ts'

/**
 * The JSON schemas of each call, by operationId: of the path's parameters, of the query's where it has some, of the body,
 * of each answer by status.
 */
export function writeShapes(calls: readonly Call[]): string {
  const shapes = calls.map(({ id, operation }) => {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    const answers = Object.entries(operation.responses).map(([status, { content }]) => [
      status,
      content?.['application/json']?.schema ?? {},
    ])
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
    return [
      id,
      {
        parameters: {
          type: 'object',
          required: parameters.map(({ name }) => name),
          properties: propertiesOf(parameters),
        },
        ...(query.length > 0 && { query: { type: 'object', properties: propertiesOf(query) } }),
        ...(body !== undefined && { body }),
        answers: Object.fromEntries(answers) as object,
      },
    ]
  })
  return `${visible(JSON.stringify(Object.fromEntries(shapes), null, 1))}\n`
}

/** With the codes of characters that can’t be seen, which patterns name. */
function visible(json: string): string {
  return json.replaceAll(
    /[\u007F-\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function propertiesOf(parameters: readonly { name: string; schema?: unknown }[]): object {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}]))
}
