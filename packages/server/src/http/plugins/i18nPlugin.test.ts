import fastify from 'fastify'
import { expect, test } from 'vitest'
import { message } from '#i18n/message.ts'
import { i18nPlugin } from './i18nPlugin.ts'

test('i18nPlugin names the language of a response and translates its message', async () => {
  const server = fastify()
  await server.register(i18nPlugin)
  server.get('/api/logout', async ({ language }) => ({ message: message('You’re logged out'), language }))
  const api = async (language: string) => {
    const { headers, body } = await server.inject({ url: '/api/logout', headers: { 'accept-language': language } })
    return { ...(JSON.parse(body) as { message: string; language?: string }), header: headers['content-language'] }
  }
  expect(await api('fr')).toEqual({ message: 'You’re logged out', language: undefined, header: 'en' })
  const urdu = await api('ur-PK, en;q=0.5')
  expect([urdu.language, urdu.header]).toEqual(['ur', 'ur'])
  expect(urdu.message).not.toBe('You’re logged out')
})
