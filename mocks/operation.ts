import type { BodySchema } from '@maktab/shared/BodySchema'

/** The parts of a response schema that are needed to find undeclared fields. */
export type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema | JsonSchema[]
  additionalProperties?: boolean | JsonSchema
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  'x-extension'?: boolean
}

export type Example = { status: number; summary: string; body: unknown }

/** An operation of the contract, as far as the mock needs it in Node and in the browser. */
export type ContractOperation = {
  id: string
  method: string
  /** As the contract spells it: `/course/outlines/{courseId}`. */
  path: string
  tag: string
  summary: string
  roles: readonly string[]
  /** The parts of the office that may call it; administrators without a part may call all. */
  parts: readonly string[]
  isPublic: boolean
  /** Marked `x-extension`: not part of the specification. */
  isExtension: boolean
  /** The query parameters that are not marked `x-extension`. */
  specifiedQuery: readonly string[]
  /** By name, the typical one first. Names are unique across statuses. */
  examples: ReadonlyMap<string, Example>
  /** The required media type; undefined if the call takes no body. */
  bodyType: string | undefined
  bodySchema: BodySchema | undefined
  /** By status. */
  answerSchemas: ReadonlyMap<number, JsonSchema>
}
