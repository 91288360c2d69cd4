import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Limit } from './Kind.ts'
import type { Measured } from './Measured.ts'

const light: Measured = { script: 1, style: 0, font: 0, files: 1, calls: 0, requests: 1, asked: ['/a.js'] }

const limit: Limit = { script: 150_000, requests: 20 }

describe('a page', () => {
  test('may load as much as its limit says', () => {
    expect(judge({ ...light, script: limit.script, requests: limit.requests }, limit)).toEqual([])
  })

  test('fails above it', () => {
    expect(judge({ ...light, script: limit.script + 100 }, limit)).toEqual([
      `loads ${((limit.script + 100) / 1000).toFixed(1)} kB of JavaScript, at most ${(limit.script / 1000).toFixed(1)} kB`,
    ])
    expect(judge({ ...light, requests: limit.requests + 1 }, limit)).toHaveLength(1)
  })
})

test('nothing is asked for twice', () => {
  expect(judge({ ...light, asked: ['/a.js', '/b.js', '/a.js'] }, limit)).toEqual(['asks twice for /a.js'])
})

test('a page without a script was not measured', () => {
  expect(judge({ ...light, script: 0 }, limit)).toHaveLength(1)
})
