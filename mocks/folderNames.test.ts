// @module-tag slow
import { calls } from '@maktab/contract/calls'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { contractPath } from './openMock.ts'

const runFile = promisify(execFile)

const READ = `
  const { readContract } = await import(process.argv[1])
  console.log((await readContract(process.argv[2])).length)`

test.each([['mektebé', 'مدرسة'], ['with space'], ['100% of #1?'], ["it's {a} [school] & co"]])(
  'the contract is read in a folder named %s %s',
  async (...names) => {
    const base = await mkdtemp(join(tmpdir(), 'named-'))
    onTestFinished(() => rm(base, { recursive: true, force: true }))
    const folder = join(base, ...names)
    await mkdir(folder, { recursive: true })
    const parts = ['openapi.yaml', 'parameters.yaml', 'responses.yaml', 'paths', 'schemas', 'examples']
    for (const part of parts) await cp(join(dirname(contractPath), part), join(folder, part), { recursive: true })
    const args = [
      '--input-type=module',
      '-e',
      READ,
      join(import.meta.dirname, 'readContract.ts'),
      join(folder, 'openapi.yaml'),
    ]
    const { stdout } = await runFile(process.execPath, args, { cwd: folder })
    expect(Number(stdout)).toBe(Object.keys(calls).length)
  },
)
