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
  const tryLock = () => {
    try {
      return lockDataFolder(folder, 'command')
    } catch (error) {
      return error
    }
  }
  return { folder, tryLock }
}

test('lockDataFolder rejects a second lock and names its owner until it is released', async () => {
  const { folder, tryLock } = await openFolder()
  const release = lockDataFolder(folder, 'school')
  const held = tryLock()
  expect(held).toBeInstanceOf(DataFolderLocked)
  expect(held).toMatchObject({ isOpenSchool: true })
  expect(String(held)).toMatch(
    new RegExp(
      `is in use: the server is running there \\(process ${process.pid} on \\S+ since 20\\d\\d-\\S+Z\\)\\. Stop it first`,
    ),
  )
  release()
  const again = tryLock()
  expect(again).toBeTypeOf('function')
  expect(tryLock()).toMatchObject({ isOpenSchool: false })
  if (typeof again === 'function') again()
})

test('the lock of a killed process is released, and a running process keeps it', async () => {
  const { folder, tryLock } = await openFolder()
  const file = fileURLToPath(new URL('lockDataFolder.ts', import.meta.url))
  const code = `import { lockDataFolder } from ${JSON.stringify(file)}
    lockDataFolder(${JSON.stringify(folder)}, 'school'); gc(); console.log('held'); setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  expect(String(tryLock())).toContain(`(process ${child.pid} `)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = tryLock()
  expect(release).toBeTypeOf('function')
  if (typeof release === 'function') release()
})
