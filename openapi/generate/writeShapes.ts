import type { Call } from './readContract.ts'

/** The JSON schemas of each call, by operationId: of the path's parameters, of the body, of each answer by status. */
export function writeShapes(calls: readonly Call[]): string {
  const shapes = calls.map(({ id, operation }) => {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
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
          properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
        },
        ...(body !== undefined && { body }),
        answers: Object.fromEntries(answers) as object,
      },
    ]
  })
  return `${JSON.stringify(Object.fromEntries(shapes), null, 1)}\n`
}
