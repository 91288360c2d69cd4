import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './run.ts'

test('every script installs first what it needs', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const names = Object.keys(scripts).filter((name) => scripts[name] !== 'node tools/ensureInstalled.mjs')
  expect(names.length).toBeGreaterThan(25)
  expect(names.filter((name) => scripts[`pre${name}`] !== 'node tools/ensureInstalled.mjs')).toEqual([])
})

/** A clone whose `npm` writes down what it is called with instead of installing. */
async function openClone() {
  const clone = await mkdtemp(join(tmpdir(), 'clone-'))
  onTestFinished(() => rm(clone, { recursive: true, force: true }))
  await mkdir(join(clone, 'tools'))
  await mkdir(join(clone, 'node_modules'))
  await copyFile(join(root, 'tools', 'ensureInstalled.mjs'), join(clone, 'tools', 'ensureInstalled.mjs'))
  await writeFile(join(clone, 'npm'), '#!/bin/sh\necho "$@" >> installed; exit "${NPM_EXIT:-0}"\n', { mode: 0o755 })
  const pull = (lockfile: string) => writeFile(join(clone, 'package-lock.json'), lockfile)
  const start = (exitCode = 0) => {
    const env = { ...process.env, PATH: [clone, process.env['PATH']].join(delimiter), NPM_EXIT: String(exitCode) }
    return spawnSync(process.execPath, [join(clone, 'tools', 'ensureInstalled.mjs')], { env }).status
  }
  const installations = async () =>
    (await readFile(join(clone, 'installed'), 'utf8').catch(() => '')).split('\n').filter(Boolean).length
  return { pull, start, installations }
}

test('what is installed is installed again only after a pull with another lockfile', async () => {
  const { pull, start, installations } = await openClone()
  await pull('one')
  expect([start(), await installations()]).toEqual([0, 1])
  expect([start(), await installations()]).toEqual([0, 1])
  await pull('two')
  expect([start(), await installations()]).toEqual([0, 2])
  expect([start(), await installations()]).toEqual([0, 2])
})

test('an installation that fails ends the script, and is tried again', async () => {
  const { pull, start, installations } = await openClone()
  await pull('one')
  expect([start(7), await installations()]).toEqual([7, 1])
  expect([start(), await installations()]).toEqual([0, 2])
})
