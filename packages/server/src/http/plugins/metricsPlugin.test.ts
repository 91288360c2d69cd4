import fastify from 'fastify'
import { expect, test } from 'vitest'
import { metricsPlugin } from './metricsPlugin.ts'

test('metricsPlugin reports a response by operation, by route or as a page', async () => {
  const reported: unknown[][] = []
  const server = fastify()
  await server.register(metricsPlugin, { onAnswer: (call, status) => void reported.push([call, status]) })
  server.get('/courses', { config: { operationId: 'listCourses' } }, async () => 'courses')
  server.get('/uploads/:name', async (_request, reply) => reply.code(404).send())
  for (const url of ['/courses', '/uploads/receipt-1.webp', '/anywhere']) await server.inject(url)
  expect(reported).toEqual([
    ['listCourses', 200],
    ['/uploads/:name', 404],
    ['page', 404],
  ])
})
