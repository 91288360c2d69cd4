import { readBundle } from '@maktab/contract/bundle'
import type { BodySchema } from '@maktab/shared/BodySchema'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import type { ContractOperation, Example, JsonSchema } from './operation.ts'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** An operation with what Prism needs to validate its requests and responses. */
export type Operation = ContractOperation & { prism: PrismOperation }

/** Reads the contract's operations in the form that the mock uses. */
export async function readContract(file: string): Promise<Operation[]> {
  // Prism URL-encodes the path and then can't resolve references to files. A bundled document has none.
  const source = isPlain(file) ? file : ((await readBundle(file)) as object)
  const operations = (await getHttpOperationsFromSpec(source)).map(toOperation)
  if (operations.length === 0) throw new Error('The contract has no operations.')
  return operations
}

/** Whether URL-encoding leaves a path unchanged. */
const isPlain = (file: string) => /^[\w./\\:-]+$/.test(file)

function toOperation(prism: PrismOperation): Operation {
  return {
    id: prism.iid ?? `${prism.method} ${prism.path}`,
    method: prism.method.toUpperCase(),
    path: prism.path,
    tag: prism.tags?.[0]?.name ?? 'other',
    summary: prism.summary ?? '',
    roles: (prism.extensions?.['x-roles'] as string[] | undefined) ?? [],
    parts: (prism.extensions?.['x-parts'] as string[] | undefined) ?? [],
    // Also if a token is optional.
    isPublic:
      prism.security === undefined || prism.security.length === 0 || prism.security.some((one) => one.length === 0),
    isExtension: prism.extensions?.['x-extension'] === true,
    // Prism drops the extensions of parameters but lists the keys that each had.
    specifiedQuery: (prism.request?.query ?? []).flatMap(({ name, explicitProperties }) =>
      explicitProperties?.includes('x-extension') ? [] : [name],
    ),
    examples: new Map(prism.responses.flatMap((response) => examplesOf(response))),
    bodyType: prism.request?.body?.contents?.[0]?.mediaType,
    bodySchema: prism.request?.body?.contents?.[0]?.schema as BodySchema | undefined,
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

/** Forms are decoded before Prism validates them, so their schema is registered as JSON. */
function withJsonBody(prism: PrismOperation): PrismOperation {
  const body = prism.request?.body
  if (!body?.contents) return prism
  const contents = body.contents.map((content) => ({ ...content, mediaType: 'application/json' }))
  return { ...prism, request: { ...prism.request, body: { ...body, contents } } }
}
