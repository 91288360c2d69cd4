import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { openDemoSchool } from '../testing/openDemoSchool.ts'

const gets = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].method === 'GET')

test('a HEAD of any call does nothing and finds nothing', async () => {
  const { server, database, signInAs } = await openDemoSchool()
  const tokens = {
    admin: await signInAs('admin'),
    teacher: await signInAs('teacher'),
    student: await signInAs('student'),
  }
  const members = () => database.selectFrom('event_members').selectAll().orderBy('id').execute()
  const before = await members()
  for (const id of gets) {
    const { roles, path } = calls[id]
    const [{ params = {} } = {}] = Object.values<{ params?: Record<string, number | string> }>(requests[id])
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`
    const token = tokens[roles[0] ?? 'admin']
    expect((await server.inject({ method: 'HEAD', url, headers: { token } })).statusCode, id).toBe(404)
  }
  expect(gets).toContain('toggleEventMembership')
  expect(before.length).toBeGreaterThan(0)
  expect(await members()).toEqual(before)
})

test('a balancer may ask by HEAD', async () => {
  const { server } = await openDemoSchool()
  for (const url of ['/healthz', '/readyz', '/up']) {
    expect((await server.inject({ method: 'HEAD', url })).statusCode, url).toBe(200)
  }
})
