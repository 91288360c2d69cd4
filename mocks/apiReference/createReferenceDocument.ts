type Example = { $ref?: string; summary?: string; value?: unknown }
type Schema = { $ref?: string; properties?: Record<string, object> }
type Media = { schema?: Schema; examples?: Record<string, Example> }
type Response = { $ref?: string; content?: Record<string, Media> }
type Operation = {
  operationId: string
  description?: string
  'x-roles'?: string[]
  'x-parts'?: string[]
  'x-extension'?: boolean
  parameters?: object[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Response>
}

/** The parts of a bundled OpenAPI document that the reference reads. */
export type ContractDocument = {
  paths: Record<string, Record<string, Operation>>
  components: {
    examples?: Record<string, Example>
    responses?: Record<string, Response>
    schemas?: Record<string, Schema>
  }
}

/**
 * The contract as the API reference shows it: operations say who may call them and whether they are extensions, and
 * examples show their names. With `hasMock`, each operation has a parameter for the header `X-Mock`.
 */
export function createReferenceDocument(contract: ContractDocument, { hasMock }: { hasMock: boolean }): object {
  const document = structuredClone(contract)
  const { examples = {}, responses = {}, schemas = {} } = document.components
  delete document.components.examples
  nameExamples(document, examples)
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      operation.description = describe(operation)
      if (!hasMock) continue
      operation.parameters = [...(operation.parameters ?? []), createMockParameter(listOverrides(operation, responses))]
      const form = operation.requestBody?.content['multipart/form-data']
      if (form) form.schema = fillForm(form, schemas)
    }
  }
  return document
}

function describe({ description = '', 'x-roles': roles = [], 'x-parts': parts = [], ...operation }: Operation): string {
  const allowed = roles.includes('visitor')
    ? 'everyone, no sign-in needed'
    : roles.map((role) => `\`${role}\``).join(' ')
  const limited =
    parts.length === 0 ? '' : ` · **Parts of the office:** ${parts.map((part) => `\`${part}\``).join(' ')}`
  const origin = operation['x-extension'] ? '`extension`, optional for a backend' : 'part of the specification'
  return `**Roles:** ${allowed}${limited} · **Origin:** ${origin}\n\n${description}`
}

/** Replaces references to examples with the examples, and adds their names to the summaries. */
function nameExamples(node: unknown, shared: Record<string, Example>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node) as [string, object][]) {
    if (key !== 'examples' || Array.isArray(child)) {
      nameExamples(child, shared)
      continue
    }
    for (const [name, example] of Object.entries(child) as [string, Example][]) {
      const { summary, value } = resolve(example, shared)
      Object.assign(child, { [name]: { summary: summary ? `${name} · ${summary}` : name, value } })
    }
  }
}

/** Values of the header `X-Mock` that select each example response of an operation. */
function listOverrides({ operationId, responses }: Operation, shared: Record<string, Response>): string[] {
  const names = Object.values(responses).flatMap((response) =>
    Object.values(resolve(response, shared).content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples)),
  )
  return [...new Set(names)].map((name) => `${operationId}=${name}`)
}

function resolve<Part extends { $ref?: string }>(part: Part, shared: Record<string, Part>): Part {
  return part.$ref === undefined ? part : (shared[part.$ref.split('/').at(-1) ?? ''] ?? part)
}

function createMockParameter(overrides: string[]): object {
  return {
    name: 'X-Mock',
    in: 'header',
    description: 'Only on the mock, not in the contract: the example to respond with.',
    schema: { type: 'string', enum: overrides },
  }
}

/** Swagger UI ignores the examples of a form, so the fields get the values of the first one. */
function fillForm({ schema = {}, examples = {} }: Media, schemas: Record<string, Schema>): Schema {
  const { properties = {}, ...rest } = resolve(schema, schemas)
  const values = Object.values(examples)[0]?.value as Record<string, unknown>
  const filled = Object.entries(properties).map(([name, field]) => [name, { ...field, example: values[name] ?? '' }])
  return { ...rest, properties: Object.fromEntries(filled) as Record<string, object> }
}
