import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { regenerateOnReload } from './regenerateContract.ts'

const misfit = {
  call: 'listCourses',
  path: 'typical.value.course.0.price',
  message: 'must be number',
  file: 'openapi/examples/listCourses.yaml:9',
}

/** Watches a mock whose generator runs this code. */
async function watchWith(code: string) {
  const folder = await mkdtemp(join(tmpdir(), 'generator-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'generate.mjs'), code)
  const listeners: (() => void)[] = []
  const lines: string[] = []
  const noted: unknown[] = []
  const mock = {
    onReload: (listener: () => void) => void listeners.push(listener),
    note: (faults: readonly unknown[]) => void noted.push(...faults),
  }
  regenerateOnReload(mock, join(folder, 'generate.mjs'), (line) => lines.push(line))
  return { reload: () => listeners.forEach((listener) => listener()), lines, noted }
}

const send = (message: unknown) => `process.send(${JSON.stringify(message)}, () => process.disconnect())`

test('a reload runs the generator and says that all examples fit', async () => {
  const { reload, lines, noted } = await watchWith(send([]))
  reload()
  await expect.poll(() => lines).toEqual(['Types and examples regenerated. All examples fit the contract.'])
  expect(noted).toEqual([])
})

test('examples that don’t fit become findings', async () => {
  const { reload, lines, noted } = await watchWith(send([misfit]))
  reload()
  await expect.poll(() => noted).toEqual([{ of: 'example', ...misfit }])
  expect(lines).toEqual([])
})

test('a generator that fails is reported', async () => {
  const { reload, lines } = await watchWith('process.exit(1)')
  reload()
  await expect.poll(() => lines).toEqual(['npm run generate failed, so the generated types are outdated.'])
})

test('reloads during a run start one more run, which alone is reported', async () => {
  const { reload, lines } = await watchWith(send([]))
  reload()
  reload()
  reload()
  await expect.poll(() => lines).toHaveLength(1)
  reload()
  await expect.poll(() => lines).toHaveLength(2)
})
