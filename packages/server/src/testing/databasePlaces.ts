import type { DatabasePlace } from '../database/openDatabase.ts'
import { inServer } from './inServer.ts'
import { makeFile } from './makeFile.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'

/** An empty database for one test; `remove` comes after its connections are closed. */
type TestPlace = { place: DatabasePlace; remove: () => Promise<void> }
type PlaceMaker = { name: 'SQLite' | 'PostgreSQL'; make: () => Promise<TestPlace | undefined> }

/** One for all tests of a process, and ended with it. */
let running: Promise<RunningPostgres | undefined> | undefined
let number = 0

/** The databases that a school can be on; `make` answers undefined where PostgreSQL is not on this machine. */
export const databasePlaces: readonly PlaceMaker[] = [
  { name: 'SQLite', make: makeFile },
  {
    name: 'PostgreSQL',
    make: async () => {
      const server = await (running ??= startPostgres())
      if (!server) return undefined
      const name = `maktab_${process.pid}_${(number += 1)}`
      await inServer(server.url, `create database ${name}`)
      const remove = () => inServer(server.url, `drop database ${name}`)
      return { place: { url: new URL(name, server.url).href }, remove }
    },
  },
]
