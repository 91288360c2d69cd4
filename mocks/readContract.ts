import { readBundle } from '@maktab/contract/bundle'
import type { Schema } from '@maktab/contract/wire/Schema'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** A schema of an answer, as far as it is looked for fields that nobody declared. */
export type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema | JsonSchema[]
  additionalProperties?: boolean | JsonSchema
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  'x-extension'?: boolean
}

type Example = { status: number; summary: string; body: unknown }

export type Operation = {
  id: string
  method: string
  /** As the contract spells it: `/course/outlines/{courseId}`. */
  path: string
  tag: string
  summary: string
  roles: readonly string[]
  isPublic: boolean
  /** Marked `x-extension`: the specification has no such call. */
  isExtension: boolean
  /** The query parameters that are not marked `x-extension`. */
  specifiedQuery: readonly string[]
  /** By name, the ordinary one first; a name stands for its status too. */
  examples: ReadonlyMap<string, Example>
  /** The media type that a body has to have; nothing where the call takes none. */
  bodyType: string | undefined
  bodySchema: Schema | undefined
  /** By status. */
  answerSchemas: ReadonlyMap<number, JsonSchema>
  prism: PrismOperation
}

/** The contract as the mock uses it; all of it is derived, nothing is written a second time. */
export async function readContract(file: string): Promise<Operation[]> {
  // Prism encodes a path as an address and then misses what is referred to. As one document the contract names no files.
  const source = isPlain(file) ? file : ((await readBundle(file)) as object)
  const operations = (await getHttpOperationsFromSpec(source)).map(toOperation)
  if (operations.length === 0) throw new Error('The contract has no operations.')
  return operations
}

/** Whether a path is the same when it is encoded as an address. */
const isPlain = (file: string) => /^[\w./\\:-]+$/.test(file)

function toOperation(prism: PrismOperation): Operation {
  return {
    id: prism.iid ?? `${prism.method} ${prism.path}`,
    method: prism.method.toUpperCase(),
    path: prism.path,
    tag: prism.tags?.[0]?.name ?? 'other',
    summary: prism.summary ?? '',
    roles: (prism.extensions?.['x-roles'] as string[] | undefined) ?? [],
    // Also where a token may come along.
    isPublic:
      prism.security === undefined || prism.security.length === 0 || prism.security.some((one) => one.length === 0),
    isExtension: prism.extensions?.['x-extension'] === true,
    // Prism keeps no extensions of parameters, but the names of all keys that a parameter has.
    specifiedQuery: (prism.request?.query ?? []).flatMap(({ name, explicitProperties }) =>
      explicitProperties?.includes('x-extension') ? [] : [name],
    ),
    examples: new Map(prism.responses.flatMap((response) => examplesOf(response))),
    bodyType: prism.request?.body?.contents?.[0]?.mediaType,
    bodySchema: prism.request?.body?.contents?.[0]?.schema as Schema | undefined,
    answerSchemas: new Map(
      prism.responses.flatMap(({ code, contents }) => {
        const schema = contents?.[0]?.schema as JsonSchema | undefined
        return schema ? [[Number(code), schema]] : []
      }),
    ),
    prism: withJsonBody(prism),
  }
}

function examplesOf({ code, contents = [] }: PrismOperation['responses'][number]): [string, Example][] {
  return contents
    .flatMap(({ examples = [] }) => examples)
    .map((example) => [
      example.key,
      { status: Number(code), summary: example.summary ?? '', body: 'value' in example ? example.value : undefined },
    ])
}

/** Forms are decoded before Prism sees them: nested fields are then checked like any JSON. */
function withJsonBody(prism: PrismOperation): PrismOperation {
  const body = prism.request?.body
  if (!body?.contents) return prism
  const contents = body.contents.map((content) => ({ ...content, mediaType: 'application/json' }))
  return { ...prism, request: { ...prism.request, body: { ...body, contents } } }
}

type Route = { operation: Operation } | { allowed: string[] } | undefined

/** Finds the operation of a path; where only the method is wrong, the methods that there are; else nothing. */
export function findRoute(operations: readonly Operation[], method: string, path: string): Route {
  const there = operations
    .filter((operation) => patternOf(operation.path).test(path))
    .toSorted((one, other) => countParameters(one) - countParameters(other))
  if (there.length === 0) return undefined
  const operation = there.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method))
  return operation ? { operation } : { allowed: [...new Set(there.map((candidate) => candidate.method))] }
}

const patterns = new Map<string, RegExp>()

function patternOf(template: string): RegExp {
  const known = patterns.get(template)
  if (known) return known
  const pattern = new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
  patterns.set(template, pattern)
  return pattern
}

function countParameters({ path }: Operation): number {
  return path.split('{').length
}
