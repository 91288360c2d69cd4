import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { checkSentRows, countSentRows } from './replyToImport.ts'

const { typical, faults } = examples.previewImport[200]
const name = 'n'.repeat(32)
const toBytes = (body: object) => new TextEncoder().encode(JSON.stringify(body))
const rows = [{ name: 'Adam' }, { name: 'Bilal' }, { name: 'Hind' }]

test('a preview has one result per sent row, with the faults of the example at its positions', () => {
  const reply = checkSentRows(faults, toBytes({ import: name, kind: 'students', start: 1, rows }))
  expect(reply.import).toBe(name)
  expect(reply.rows).toEqual([
    faults.rows[1],
    { position: 2, match: null, faults: [], warnings: [] },
    { position: 3, match: null, faults: [], warnings: [] },
  ])
})

test('a preview without a request body is the example', () => {
  expect(checkSentRows(typical, new Uint8Array())).toEqual(typical)
})

test('an import creates every row that the example doesn’t update', () => {
  const { imported, updated } = examples.runImport[200]
  const form = { import: name, count: 300, updatesExisting: false, invites: false }
  expect(countSentRows(imported, toBytes(form)).import).toMatchObject({ name, created: 300, invited: 0 })
  expect(countSentRows(updated, toBytes({ ...form, invites: true })).import).toMatchObject({
    created: 299,
    updated: 1,
    invited: 299,
  })
})
