import { listAdmins } from '@maktab/server/manageAdmins'
import type { Config } from '@maktab/server/config'
import { readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { formatCommand, isArchive } from './commandLine.ts'
import { root } from './run.ts'

type Facts = { config: Config; environment: NodeJS.ProcessEnv; isInArchive?: boolean }

/** Warnings about the settings of a school, printed at startup. */
export function listStartupHints({ config, environment, isInArchive = isArchive }: Facts): string[] {
  const hints: string[] = []
  if (isInArchive && !relative(root, resolve(config.dataFolder)).startsWith('..')) {
    hints.push(
      `The data folder ${config.dataFolder} is inside the unpacked archive, which a new version replaces. Set DATA_FOLDER to a folder outside it.`,
    )
  }
  const ofLinks = getPublicUrlHint(config, environment)
  if (ofLinks !== undefined) hints.push(ofLinks)
  return [...hints, ...aside(config.dataFolder)]
}

/** Hint for printed links that work only on this machine. */
export function getPublicUrlHint({ publicUrl }: Config, environment: NodeJS.ProcessEnv): string | undefined {
  if (environment['PUBLIC_URL']?.trim()) return undefined
  return `PUBLIC_URL is not set, so links begin with ${publicUrl} and only work on this machine. Set it to the address of your school, such as https://school.example.`
}

/** Folders that restores have moved aside and that can be deleted. */
function aside(dataFolder: string): string[] {
  try {
    const place = realpathSync(dataFolder)
    const names = readdirSync(dirname(place)).filter((name) => name.startsWith(`${basename(place)}-before-`))
    if (names.length === 0) return []
    const paths = names.map((name) => join(dirname(place), name))
    return [`Data from before a restore is still in ${paths.join(', ')}. Delete it when you no longer need it.`]
  } catch {
    // The server's user may lack access to the parent folder.
    return []
  }
}

/** How to get a new link if no administrator can sign in yet; otherwise undefined. */
export async function getSetupLinkHint(database: Parameters<typeof listAdmins>[0]): Promise<string | undefined> {
  const admins = (await listAdmins(database)).filter(({ isBlocked }) => !isBlocked)
  const [first] = admins
  if (first === undefined || admins.some(({ hasPassword }) => hasPassword)) return undefined
  return `No administrator has set a password yet. For a new link: ${formatCommand('admin', `reset ${first.email}`)}`
}
