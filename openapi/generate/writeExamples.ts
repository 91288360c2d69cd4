import type { Call } from './readBundle.ts'

/** Writes all examples by operation, status and name, checked against the generated types. */
export function writeExamples(calls: Call[]): string {
  const operations = calls.map(({ id, operation }) => {
    const answers = Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const examples = Object.entries(content?.['application/json']?.examples ?? {})
      if (examples.length === 0) return []
      const values = examples.map(([name, { value }]) => `      ${name}: ${JSON.stringify(value)},`)
      return [`    ${status}: {\n${values.join('\n')}\n    } satisfies Record<string, Answer<'${id}', ${status}>>,`]
    })
    return `  ${id}: {\n${answers.join('\n')}\n  },`
  })
  const requests = calls.map(
    (call) => `  ${call.id}: {\n${requestsOf(call).join('\n')}\n  } satisfies Record<string, Request<'${call.id}'>>,`,
  )
  return `import type { operations } from './schema.ts'

type Answer<Id extends keyof operations, Status extends keyof operations[Id]['responses']> =
  operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } } ? Body : never

/** A body as written in YAML: files are represented by their names. */
type Written<T> = T extends Blob
  ? string
  : T extends (infer Item)[]
    ? Written<Item>[]
    : T extends object
      ? { [Key in keyof T]: Written<T[Key]> }
      : T

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : undefined

type Request<Id extends keyof operations> = {
  params: operations[Id]['parameters']['path'] extends infer Path extends object ? Path : Record<string, never>
} & (operations[Id] extends { requestBody: infer Body } ? { body: Written<Content<Body>> } : { body?: never })

export const examples = {
${operations.join('\n')}
}

/** Example requests of each call, the typical one first. */
export const requests = {
${requests.join('\n')}
}
`
}

/** A request for each example of the body; for a call without a body, a single request with its path parameters. */
function requestsOf({ operation }: Call): string[] {
  const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ examples = {} }) =>
    Object.entries(examples),
  )
  const named = bodies.length > 0 ? bodies : [['typical', undefined] as const]
  const path = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
  return named.map(([name, body]) => {
    const params = Object.fromEntries(path.map((parameter) => [parameter.name, parameter.examples?.[name]?.value]))
    return `    ${name}: ${JSON.stringify({ params, ...(body && { body: body.value }) })},`
  })
}
