import { expect, test } from 'vitest'
import { parseVisit } from './parseVisit.ts'

const visit = (url: string, headers: Record<string, string> = {}) => parseVisit({ url, headers })

test('a stranger is spoken to as the browser asks, in the device’s colours', () => {
  expect(visit('/?a=b', { 'accept-language': 'ar-EG,en;q=0.5' })).toEqual({
    path: '/',
    search: 'a=b',
    language: 'ar',
    scheme: 'system',
    isKnown: false,
  })
})

test('what was chosen before goes before that, and the address before both', () => {
  const headers = { cookie: 'language=ur; scheme=dark; known=yes', 'accept-language': 'ar' }
  expect(visit('/', headers)).toMatchObject({ language: 'ur', scheme: 'dark', isKnown: true })
  expect(visit('/?lang=en', headers)).toMatchObject({ language: 'en', asked: 'en' })
})

test('what isn’t known changes nothing', () => {
  const headers = { cookie: 'language=fr; scheme="><script>; xscheme=dark; unknown=1' }
  expect(visit('/?lang=xx', headers)).toMatchObject({
    language: 'en',
    scheme: 'system',
    isKnown: false,
  })
})
