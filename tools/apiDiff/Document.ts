/** A schema as it is written. */
export type Schema = {
  $ref?: string
  allOf?: Schema[]
  oneOf?: Schema[]
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  'x-holds'?: string
  [keyword: string]: unknown
}

type Content = Record<string, { schema?: Schema }>
export type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema?: Schema }
export type Answer = { $ref?: string; content?: Content; headers?: Record<string, { schema?: Schema }> }

export type Operation = {
  operationId: string
  'x-roles'?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer>
  [keyword: string]: unknown
}

/** The contract in one document, as far as two of them are compared. */
export type Document = {
  info: { version: string }
  servers?: unknown
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes?: unknown; schemas: Record<string, Schema>; responses: Record<string, Answer> }
}
