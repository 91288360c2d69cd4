import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailMessages } from '../packages/server/src/mail/mailMessages.ts'
import { root } from './run.ts'

test('every kind of email has a story', () => {
  const stories = readFileSync(join(root, '.storybook', 'emails', 'Emails.stories.tsx'), 'utf8')
  const shown = new Set([...stories.matchAll(/\bkind: '(\w+)'/g)].map(([, kind]) => kind))
  expect([...shown].toSorted()).toEqual(Object.keys(mailMessages).toSorted())
})
