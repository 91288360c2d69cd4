import { expect, test } from 'vitest'
import { isMadeNow } from '../packages/app/e2e/papers/isMadeNow.ts'
import { papers } from '../packages/app/e2e/papers/papers.ts'
import { readSources } from './repoChecks/readSources.ts'

const nameOf = (path: string) => path.split('/').at(-1)!.replace('.tsx', '')
const sources = readSources().filter(({ path }) => /^packages\/ui\/src\/.*(?<!\.stories)\.tsx$/.test(path))
/** The components that are a paper: whatever is drawn as one. */
const kinds = sources.filter(({ text }) => /<PrintDocument\b/.test(text)).map(({ path }) => nameOf(path))
const laid = sources.flatMap(({ path, text }) =>
  kinds.filter((kind) => new RegExp(`<${kind}\\b`).test(text)).map((kind) => `${kind} on ${nameOf(path)}`),
)

// proves X84
test('every paper is printed by the journey of the papers, on each screen that lays it on a desk', () => {
  expect(kinds.length).toBeGreaterThan(2)
  const printed = new Set(Object.values(papers).map(({ is, on }) => `${is} on ${on}`))
  expect([...printed].toSorted()).toEqual([...new Set(laid)].toSorted())
})

// proves X84
test('a paper without a picture gets one where somebody looks at it, and is refused where nobody does', () => {
  expect(isMadeNow('receipt', false, {})).toBe(true)
  expect(isMadeNow('receipt', true, {})).toBe(false)
  expect(isMadeNow('receipt', true, { CI: 'true' })).toBe(false)
  expect(isMadeNow('receipt', true, { UPDATE_PAPERS: '1', CI: 'true' })).toBe(true)
  expect(() => isMadeNow('receipt', false, { CI: 'true' })).toThrow(/receipt has no picture yet. Run `UPDATE_PAPERS=1/)
})
