import { type Config, readConfig } from '@maktab/server/config'
import { type OpenSchool, openSchool } from '@maktab/server/openSchool'
import { join } from 'node:path'
import { appFolder } from './buildApp.ts'
import { endWithSentence } from './endWithSentence.ts'
import { keepPrivate } from './keepPrivate.ts'
import { orSay } from './orSay.ts'
import { root } from './run.ts'

type Opening = {
  folder: string
  isLogging: boolean
  onFault?: (words: string) => void
  checksAnswers: boolean
  environment?: NodeJS.ProcessEnv
  /** The school’s clock, where it isn’t the machine’s. */
  now?: () => number
  /** What is done before anybody can reach the school. */
  prepare?: (school: OpenSchool) => Promise<unknown>
}

/** Reads the settings, or ends the process with the sentence that says which one is wrong. */
export function readSettings(folder: string, environment: NodeJS.ProcessEnv = process.env): Config {
  try {
    return readConfig({ DATA_FOLDER: join(root, 'data', folder), ...environment }, root)
  } catch (error) {
    return endWithSentence(error)
  }
}

/** Opens a school with the built app on its port, and closes it in good order when it is told to stop. */
export async function openSchoolAt({
  folder,
  environment,
  prepare,
  ...opening
}: Opening): Promise<OpenSchool & { url: string }> {
  const config = readSettings(folder, environment)
  await keepPrivate(config.dataFolder)
  const school = await orSay(openSchool({ config, appFolder, ...opening }))
  await prepare?.(school)
  await school.server.listen({ port: config.port, host: config.host }).catch(async (error: NodeJS.ErrnoException) => {
    await school.close()
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${config.port} is taken. Choose another: PORT=3001 npm start` : error,
    )
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void school.close().then(() => process.exit(0)))
  }
  const address = school.server.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return { ...school, url: `http://localhost:${port}` }
}
