import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMistypedSettings, settingNames } from './findMistypedSettings.ts'

test('settingNames lists every setting that the code reads', () => {
  const sources = [
    join(import.meta.dirname, '../config.ts'),
    join(import.meta.dirname, '../../../../tools/serveSchool.ts'),
  ]
  const read = sources.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(/(?<=')[A-Z][A-Z0-9_]+(?=')|\b[A-Z][A-Z0-9_]+(?=: \w+(?: = ''|\s*\}))/g),
    ].map(([name]) => name),
  )
  expect(new Set(read)).toEqual(new Set(settingNames))
})

test.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['DATAFOLDER', 'DATA_FOLDER'],
  ['DATA_FODLER', 'DATA_FOLDER'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['SMTP_URI', 'SMTP_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['ADMIN_MAIL', 'ADMIN_EMAIL'],
])('%s is reported as a mistyped %s', (name, meant) => {
  expect(findMistypedSettings({ [name]: 'x', PATH: '/bin' })).toEqual([
    `${name} is not a setting of Maktab and is ignored. Did you mean ${meant}?`,
  ])
  expect(findMistypedSettings({ [name]: 'x', [meant]: 'y' })).toEqual([])
})

test('findMistypedSettings ignores settings of other programs', () => {
  const others = ['HTTP_URL', 'PATH', 'HOSTNAME', 'PORTS', 'NODE_OPTIONS', 'AWS_REGION', 'PGDATABASE', 'BASE_URL', 'TZ']
  for (const names of [others, settingNames])
    expect(findMistypedSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})
