import { readBundle } from '@maktab/contract/bundle'
import { calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { contractPath } from '../openMockForTest.ts'
import { readContract } from '../readContract.ts'
import { createReferenceDocument, type ContractDocument } from './createReferenceDocument.ts'

type Parameter = { name?: string; schema?: { enum?: string[] } }
type Named = { summary: string; value: unknown }
type Shown = {
  description: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, { example: unknown }> } }> }
  responses: Record<string, { content: Record<string, { examples: Record<string, Named> }> }>
}

const contract = (await readBundle(contractPath)) as ContractDocument

function render(hasMock: boolean) {
  const document = createReferenceDocument(contract, { hasMock }) as { paths: Record<string, Record<string, Shown>> }
  return (id: keyof typeof calls): Shown => {
    const operation = document.paths[calls[id].path]?.[calls[id].method.toLowerCase()]
    if (!operation) throw new Error(`${id} is missing.`)
    return operation
  }
}

const mockParameter = ({ parameters = [] }: Shown) => parameters.find(({ name }) => name === 'X-Mock')

test('every operation shows its roles and whether it is an extension', () => {
  const operation = render(true)
  expect(operation('listPolicies').description).toMatch(/^\*\*Roles:\*\* `admin` `student` · .*part of the spec/)
  expect(operation('listCourses').description).toContain('everyone, no sign-in needed')
  for (const id of Object.keys(calls) as (keyof typeof calls)[]) {
    expect([id, operation(id).description.includes('`extension`')]).toEqual([id, calls[id].isExtension])
  }
})

test('examples show their names', () => {
  const shown = render(true)('listCourses').responses['200']?.content['application/json']?.examples ?? {}
  expect(Object.keys(shown)).toEqual(Object.keys(examples.listCourses[200]))
  expect(shown['empty']).toMatchObject({ summary: expect.stringMatching(/^empty · /), value: { course: [] } })
})

test('the header X-Mock offers every example that the mock knows, also those of shared responses', async () => {
  const operation = render(true)
  for (const { id, examples } of await readContract(contractPath)) {
    const offered = mockParameter(operation(id as keyof typeof calls))?.schema?.enum ?? []
    expect(offered.toSorted()).toEqual([...examples.keys()].map((name) => `${id}=${name}`).toSorted())
  }
})

test('the fields of a form have the values of the first example', () => {
  const { content } = render(true)('saveCourse').requestBody ?? { content: {} }
  expect(content['multipart/form-data']?.schema.properties).toMatchObject({
    name: { example: 'Tajweed for adults' },
    version: { example: '' },
  })
})

test('without a mock there is no header X-Mock', () => {
  expect(mockParameter(render(false)('listCourses'))).toBeUndefined()
  expect(mockParameter(render(true)('listCourses'))).toBeDefined()
})
