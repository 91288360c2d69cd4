import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import shapes from './generated/shapes.json' with { type: 'json' }
import { findPatterns } from './findPatterns.ts'

const patterns = [...new Set(findPatterns(shapes))]
/** Each character that one class or another treats apart, alone and in a text, and texts that are written as they should be. */
const texts = [
  ...Array.from({ length: 0x20_70 }, (_, code) => String.fromCodePoint(code)).filter((one) => one !== '\n'),
  '\uFEFF',
  '😀',
  '٢',
  '２',
  'é',
  'ا',
  '',
  '2026-11-29',
  '2026-11',
  '2026-11-29T10:30',
  '10:30',
  '٢٠٢٦-١١-٢٩',
  '12.50',
  '1,2,3',
  '1.2.3',
  'PKR',
  'R-4K7MPX',
  'a'.repeat(32),
  'é'.repeat(32),
  'f'.repeat(64),
  'a\u200Bb',
  'می\u200Cخواهم',
  '👩\u200D🏫',
  'a/b+c_d-e',
]
const taken = (flags: string) => patterns.map((pattern) => texts.map((text) => new RegExp(pattern, flags).test(text)))

test('JavaScript reads every pattern of the contract alike with and without its flag u', () => {
  expect(patterns.length).toBeGreaterThan(10)
  expect(taken('')).toEqual(taken('u'))
})

const READ = `
import json, re, sys
given = json.load(sys.stdin)
print(json.dumps([[re.search(one, text) is not None for text in given["texts"]] for one in given["patterns"]]))`
const hasPython = spawnSync('python3', ['--version']).status === 0

test.runIf(hasPython)('Python reads every pattern of the contract as JavaScript does', () => {
  const input = JSON.stringify({ patterns, texts })
  const { status, stdout, stderr } = spawnSync('python3', ['-c', READ], { input, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toEqual(taken('u'))
})
