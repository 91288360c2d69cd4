import type { Config } from '@maktab/server/config'
import { type App, createApp } from '@maktab/server/createApp'
import { appFolder } from './run.ts'
import { restrictPermissions, exitOnError, readSettings } from './serverCommandSetup.ts'

type Opening = {
  folder: string
  /** The command line that starts it. */
  command?: string
  isLogging: boolean
  onFault?: (words: string) => void
  validatesResponses: boolean
  environment?: NodeJS.ProcessEnv
  /** Overrides the system clock. */
  now?: () => number
  /** Runs before the server listens. */
  prepare?: (school: App) => Promise<unknown>
}

/** Serves a school with the built app, and shuts down gracefully on a signal. */
export async function startServer({
  folder,
  command = 'npm start',
  environment,
  prepare,
  ...opening
}: Opening): Promise<App & { url: string; config: Config }> {
  const config = readSettings(folder, environment)
  await restrictPermissions(config.dataFolder)
  const school = await exitOnError(createApp({ config, appFolder, ...opening }))
  await prepare?.(school)
  await school.server.listen({ port: config.port, host: config.host }).catch(async (error: NodeJS.ErrnoException) => {
    await school.close()
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is already in use. Choose another: PORT=${config.port + 1} ${command}`
        : error,
    )
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void school.close().then(() => process.exit(0)))
  }
  const address = school.server.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return { ...school, config, url: `http://localhost:${port}` }
}

/**
 * The settings that a demo school takes from the environment, without those for the data, mail or pictures of a real
 * school. Its passwords are public, so it listens on localhost by default.
 */
export function pickDemoSettings({ PORT, HOST, OUTBOX_FOLDER }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PORT, HOST: HOST || '127.0.0.1', OUTBOX_FOLDER }
}
