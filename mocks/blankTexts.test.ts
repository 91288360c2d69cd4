import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { afterAll, afterEach, expect, test } from 'vitest'
import { asJson, openMock } from './openMockForTest.ts'

type Request = { params: Record<string, number | string>; body?: object }
type Text = { path: string[]; value: string }

const mock = await openMock()
afterEach(mock.reportCoverage)
afterAll(mock.close)

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.png', { type: 'image/png' })
const isFile = (name = '') => ['image', 'receipt', 'receipt_image'].includes(name)
/** Passwords keep their blanks. */
const isPassword = ({ path }: Text) => path.at(-1) === 'password'

function textsIn(value: unknown, path: string[] = []): Text[] {
  if (typeof value === 'string') return isFile(path.at(-1)) ? [] : [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

function put(body: object, path: string[], value: string): object {
  const copy = structuredClone(body)
  const group = path
    .slice(0, -1)
    .reduce((inner, step) => inner[step] as Record<string, unknown>, copy as Record<string, unknown>)
  group[path.at(-1) ?? ''] = value
  return copy
}

function formOf(body: object): FormData {
  const form = new FormData()
  const add = (name: string, key: string, value: unknown) => {
    if (isFile(key)) form.append(name, png)
    else if (typeof value === 'string') form.append(name, value)
    else if (typeof value !== 'object') form.append(name, JSON.stringify(value))
    else for (const [inner, one] of Object.entries(value ?? {})) add(`${name}[${inner}]`, inner, one)
  }
  for (const [key, value] of Object.entries(body)) add(key, key, value)
  return form
}

async function send(id: OperationId, { params }: Request, body: object) {
  const { method, path, body: kind, roles } = calls[id]
  const headers = { token: `mock-token-${roles[0] ?? ''}` }
  const init = kind === 'multipart' ? { body: formOf(body), headers } : asJson(body, headers)
  const response = await mock.request(
    `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`,
    {
      ...init,
      method,
    },
  )
  return { status: response.status, ...((await response.json()) as { error?: Record<string, string[]> }) }
}

const bodies = (Object.keys(calls) as OperationId[]).flatMap((id) =>
  Object.entries<Request>(requests[id]).flatMap(([name, request]) =>
    request.body ? [{ id, name, request, body: request.body }] : [],
  ),
)

test(
  'leading and trailing blanks of a text don’t change the status, in every body of the contract',
  { tags: ['slow'] },
  async () => {
    const wrong: unknown[] = []
    const texts = new Set<string>()
    for (const { id, name, request, body } of bodies) {
      const { status } = await send(id, request, body)
      for (const text of textsIn(body).filter((one) => !isPassword(one))) {
        texts.add(`${id} ${text.path.join('.')}`)
        const answer = await send(id, request, put(body, text.path, ` ${text.value}\t `))
        if (answer.status !== status) wrong.push({ id, name, text, answer })
      }
    }
    expect(wrong).toEqual([])
    expect(texts.size).toBeGreaterThan(70)
  },
)

/** A choice that may be null: Prism reads an empty part of a form as null. Forms can’t send one of only blanks. */
const isNullableChoice = ({ path }: { path: readonly string[] }) => path.at(-1) === 'level'

test('a text of only blanks is treated as empty, in every body of the contract', async () => {
  const wrong: unknown[] = []
  for (const { id, name, request, body } of bodies) {
    for (const text of textsIn(body).filter((one) => !isPassword(one) && !isNullableChoice(one))) {
      const [blank, empty] = [
        await send(id, request, put(body, text.path, '  \n')),
        await send(id, request, put(body, text.path, '')),
      ]
      if (JSON.stringify(blank) !== JSON.stringify(empty)) wrong.push({ id, name, text, blank, empty })
    }
  }
  expect(wrong).toEqual([])
})
