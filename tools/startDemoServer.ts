import { readConfig } from '@maktab/server/config'
import { DEMO_PASSWORD, seedDemo } from '@maktab/server/demo'
import { createApp } from '@maktab/server/createApp'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restrictPermissions, exitOnError, printError } from './serverCommandSetup.ts'

type Opening = {
  /** Folder of the built app, to serve it too. */
  appFolder?: string
}
type DemoInPassing = { url: string; password: string; close: () => Promise<void> }

/** Starts a demo school on a free local port; its data is deleted when the process exits. */
export async function startDemoServer({ appFolder }: Opening = {}): Promise<DemoInPassing> {
  const folder = await mkdtemp(join(tmpdir(), 'maktab-school-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const config = readConfig({ DATA_FOLDER: folder, HOST: '127.0.0.1', PORT: '0' }, folder)
  await restrictPermissions(folder)
  const school = await exitOnError(
    createApp({ config, appFolder, isLogging: false, validatesResponses: true, onFault: printError }),
  )
  await seedDemo(school.database, school.services, Date.now())
  const url = await school.server.listen({ port: config.port, host: config.host })
  return { url, password: DEMO_PASSWORD, close: school.close }
}
