import { expect, test } from 'vitest'
import { parsePublicPageRequest } from './parsePublicPageRequest.ts'

const visit = (url: string, headers: Record<string, string> = {}) => parsePublicPageRequest({ url, headers })

test('parseVisit uses Accept-Language and the system colour scheme for new visitors', () => {
  expect(visit('/?a=b', { 'accept-language': 'ar-EG,en;q=0.5' })).toEqual({
    path: '/',
    search: 'a=b',
    language: 'ar',
    scheme: 'system',
    isKnown: false,
  })
})

test('parseVisit prefers ?lang= over cookies and cookies over Accept-Language', () => {
  const headers = { cookie: 'language=ur; scheme=dark; known=yes', 'accept-language': 'ar' }
  expect(visit('/', headers)).toMatchObject({ language: 'ur', scheme: 'dark', isKnown: true })
  expect(visit('/?lang=en', headers)).toMatchObject({ language: 'en', requestedLanguage: 'en' })
})

test('parseVisit ignores unknown values', () => {
  const headers = { cookie: 'language=fr; scheme="><script>; xscheme=dark; unknown=1' }
  expect(visit('/?lang=xx', headers)).toMatchObject({
    language: 'en',
    scheme: 'system',
    isKnown: false,
  })
})
