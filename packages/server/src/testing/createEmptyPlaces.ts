import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { runOnPostgresServer } from './runOnPostgresServer.ts'

let number = 0

/** Databases of PostgreSQL and folders that have nothing in them yet, for tests that lay tables themselves. */
export async function createEmptyPlaces() {
  const server = inject('postgres')
  if (!server) throw new Error('This needs the server of PostgreSQL that all tests of a run share.')
  const base = await mkdtemp(join(tmpdir(), 'empty-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  return {
    folder: (name: string) => join(base, name),
    database: async () => {
      const name = `maktab_empty_${process.pid}_${(number += 1)}`
      await runOnPostgresServer(server.url, `create database ${name}`)
      onTestFinished(() => runOnPostgresServer(server.url, `drop database ${name} with (force)`))
      return new URL(name, server.url).href
    },
  }
}
