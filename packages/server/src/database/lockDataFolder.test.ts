import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { DataFolderLocked, lockDataFolder } from './lockDataFolder.ts'

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'held-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const hold = () => {
    try {
      return lockDataFolder(folder, 'command')
    } catch (error) {
      return error
    }
  }
  return { folder, hold }
}

test('a folder is held by one, who is named to the next, until they let go', async () => {
  const { folder, hold } = await openFolder()
  const letGo = lockDataFolder(folder, 'school')
  const held = hold()
  expect(held).toBeInstanceOf(DataFolderLocked)
  expect(held).toMatchObject({ isOpenSchool: true })
  expect(String(held)).toMatch(
    new RegExp(
      `is in use: a school is open there, by process ${process.pid} on \\S+, since 20\\d\\d-\\S+Z\\. Stop that`,
    ),
  )
  letGo()
  const again = hold()
  expect(again).toBeTypeOf('function')
  expect(hold()).toMatchObject({ isOpenSchool: false })
  if (typeof again === 'function') again()
})

test('whoever is killed while holding a folder leaves it free, and nobody else does before', async () => {
  const { folder, hold } = await openFolder()
  const file = fileURLToPath(new URL('lockDataFolder.ts', import.meta.url))
  const code = `import { lockDataFolder } from ${JSON.stringify(file)}
    lockDataFolder(${JSON.stringify(folder)}, 'school'); gc(); console.log('held'); setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  expect(String(hold())).toContain(`by process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const letGo = hold()
  expect(letGo).toBeTypeOf('function')
  if (typeof letGo === 'function') letGo()
})
