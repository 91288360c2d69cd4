import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { type Operation, readContract } from './readContract.ts'
import { contractPath } from './openMock.ts'
import { getExampleResponse } from './prism.ts'

type Request = { params: Record<string, number | string>; body?: object }

const named = (Object.keys(calls) as OperationId[]).flatMap((id) =>
  Object.entries<Request>(requests[id]).map(([name, request]) => ({ id, name, ...request })),
)
const operations = new Map((await readContract(contractPath)).map((operation) => [operation.id, operation]))

/** What has to stand after the question mark, as the contract’s examples have it. */
const neededQuery = ({ prism: { request } }: Operation): Record<string, string> =>
  Object.fromEntries(
    (request?.query ?? []).flatMap(({ name, required, examples }) => {
      const [example] = examples ?? []
      return required && example && 'value' in example ? [[name, String(example.value)]] : []
    }),
  )

const findingsOf = async (id: OperationId, { params, body }: Request) => {
  const operation = operations.get(id)
  if (!operation) throw new Error(`${id} is not in the contract`)
  const path = calls[id].path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => String(params[parameter]))
  return (await getExampleResponse({ operation, path, query: neededQuery(operation), body })).findings.request
}

test('every request of the contract is one that the mock finds nothing wrong with', async () => {
  const wrong: unknown[] = []
  for (const { id, name, ...request } of named) {
    const findings = await findingsOf(id, request)
    if (findings.length > 0) wrong.push({ id, name, findings })
  }
  expect(wrong).toEqual([])
  expect(new Set(named.map(({ id }) => id)).size).toBe(operations.size)
})

test('a request that lacks what its body needs is found out', async () => {
  const { body, params } = requests.updatePaymentStatus.paid
  const { paymentStatus: _, ...rest } = body
  expect(await findingsOf('updatePaymentStatus', { params, body: rest })).toMatchObject([{ code: 'required' }])
})
