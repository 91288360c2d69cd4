import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../run.ts'

/** A clone whose `npm` and Node write down what they are called with. */
async function openClone(node = process.versions.node) {
  const clone = await mkdtemp(join(tmpdir(), 'clone-'))
  onTestFinished(() => rm(clone, { recursive: true, force: true }))
  const own = join(clone, 'node_modules', 'node', 'bin')
  for (const folder of [own, join(clone, 'tools', 'commands')]) await mkdir(folder, { recursive: true })
  await copyFile(join(root, 'tools', 'run.mjs'), join(clone, 'tools', 'run.mjs'))
  await writeFile(join(clone, 'tools', 'commands', 'runCommand.ts'), 'console.log(process.argv.slice(2).join(" "))\n')
  await writeFile(join(clone, '.node-version'), `${node}\n`)
  await writeFile(join(own, 'node'), '#!/bin/sh\necho "own node: $2 $3"; exit 3\n', { mode: 0o755 })
  await writeFile(join(clone, 'npm'), '#!/bin/sh\necho "$@" >> installed; exit "${NPM_EXIT:-0}"\n', { mode: 0o755 })
  const pull = (lockfile: string) => writeFile(join(clone, 'package-lock.json'), lockfile)
  const start = (exitCode = 0) => {
    const env = { ...process.env, PATH: [clone, process.env['PATH']].join(delimiter), NPM_EXIT: String(exitCode) }
    const args = [join(clone, 'tools', 'run.mjs'), 'prove', 'mails']
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    return { status, told: stdout.trim().split('\n').at(-1) }
  }
  const installations = async () =>
    (await readFile(join(clone, 'installed'), 'utf8').catch(() => '')).split('\n').filter(Boolean).length
  return { pull, start, installations }
}

const done = { status: 0, told: 'prove mails' }

test('run.mjs installs again only after a pull with another lockfile', async () => {
  const { pull, start, installations } = await openClone()
  await pull('one')
  expect([start(), await installations()]).toEqual([done, 1])
  expect([start(), await installations()]).toEqual([done, 1])
  await pull('two')
  expect([start(), await installations()]).toEqual([done, 2])
  expect([start(), await installations()]).toEqual([done, 2])
})

test('run.mjs ends with the exit code of a failed installation, and tries again the next time', async () => {
  const { pull, start, installations } = await openClone()
  await pull('one')
  expect([start(7).status, await installations()]).toEqual([7, 1])
  expect([start(), await installations()]).toEqual([done, 2])
})

test('run.mjs runs the command with the Node of the project where the machine has another, and ends as that does', async () => {
  const { pull, start } = await openClone('99.0.0')
  await pull('one')
  expect(start()).toEqual({ status: 3, told: 'own node: prove mails' })
})
