import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { validateWith } from '#forms/validateWith.ts'
import { settingsSchema, toRequest, toValues } from './settings.schema.ts'

const { settings } = examples.getSettings[200].rupees
const { settings: reached } = examples.getSettings[200].typical

test('settings go back as they came, with their version', () => {
  expect(toRequest(toValues(settings), settings.version)).toEqual(settings)
  expect(toRequest(toValues(reached), reached.version)).toEqual(reached)
})

test('what is done about clashes goes out where the backend knows it, and only there', () => {
  expect(reached.clashes).toBe('ask')
  expect(toRequest({ ...toValues(reached), clashes: 'refuse' }, 1).clashes).toBe('refuse')
  const { clashes: _, ...older } = reached
  expect(toRequest(toValues(older), 1)).not.toHaveProperty('clashes')
})

test('how the school is reached may stay blank, but an e-mail must be one', () => {
  expect(toRequest({ ...toValues(reached), contactEmail: ' ', contactPhone: '' }, reached.version)).toEqual({
    ...reached,
    contactEmail: undefined,
    contactPhone: undefined,
  })
  const errors = (contactEmail: string) =>
    Object.keys(validateWith(settingsSchema)({ ...toValues(reached), contactEmail }))
  expect(errors('')).toEqual([])
  expect(errors('the office')).toEqual(['contactEmail'])
})

test('name, currency and time zone are needed, instructions are not', () => {
  const blank = { domestic: ' ', international: '' }
  const values = { ...toValues(settings), name: ' ', currency: null, timeZone: null, paymentInstructions: blank }
  expect(Object.keys(validateWith(settingsSchema)(values))).toEqual(['name', 'currency', 'timeZone'])
  expect(validateWith(settingsSchema)({ ...toValues(settings), paymentInstructions: blank })).toEqual({})
  expect(toRequest({ ...toValues(settings), paymentInstructions: blank }, undefined).paymentInstructions.domestic).toBe(
    '',
  )
})
