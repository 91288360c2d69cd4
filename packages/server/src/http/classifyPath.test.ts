import { expect, test } from 'vitest'
import { secretPages, buildSecretPath } from '../features/auth/resetLinks.ts'
import { createToken } from '../features/auth/sessions.ts'
import { classifyPath } from './classifyPath.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test.each(secretPages)('a link to %s is a page regardless of the first and last character of its token', (page) => {
  for (const letter of letters) {
    const middle = createToken().slice(1, -1)
    for (const end of letters) {
      const token = `${letter}${middle}${end}`
      for (const path of [buildSecretPath(page, token), buildSecretPath(page, token, '_a.b@school.test')]) {
        expect(classifyPath(path), path).toBe('page')
      }
    }
  }
})
