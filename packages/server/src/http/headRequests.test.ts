import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { openDemoSchool } from '../testing/openDemoSchool.ts'

const gets = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].method === 'GET')

test('HEAD of every GET operation returns 404 and changes nothing', async () => {
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

test('HEAD outside the contract returns the headers of GET without a body', async () => {
  const { api, server, signInAs } = await openDemoSchool()
  const token = await signInAs('teacher')
  const { path: calendar } = (await api('createCalendarFeed', { token })).body
  const { course: courses } = (await api('listCourses')).body
  const pictures = courses.flatMap(({ image }) => image ?? [])
  expect(pictures.length).toBeGreaterThan(0)
  for (const url of [...pictures, calendar, '/healthz', '/readyz', '/up']) {
    const [head, get] = [await server.inject({ method: 'HEAD', url }), await server.inject({ method: 'GET', url })]
    expect([url, head.statusCode, head.body]).toEqual([url, 200, ''])
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  }
})
