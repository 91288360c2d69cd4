import { erasePerson, findPerson } from '@maktab/server/erase'
import { createApp } from '@maktab/server/createApp'
import { formatCommand, confirmAction, readArguments } from './commandLine.ts'
import { restrictPermissions, exitOnError, readSettings } from './serverCommandSetup.ts'

const { positionals, flags } = readArguments({
  usage: `Usage: ${formatCommand('erase', '<email or ID of a student or teacher> [--yes]')}

  --yes   skips the confirmation
`,
  least: 1,
  flags: ['yes'],
})
const [emailOrCode = ''] = positionals
const config = readSettings('school')
await restrictPermissions(config.dataFolder)
const { database, services, close } = await exitOnError(
  createApp({ config, isLogging: false, validatesResponses: false, mode: 'command' }),
)
await exitOnError(erase().finally(close))

async function erase(): Promise<void> {
  const found = await findPerson(database, emailOrCode)
  const known = [found.email, found.code === null ? null : `ID ${found.code}`].filter((one) => one !== null)
  const who = `the ${found.role} ${found.name} (${known.join(', ')}) permanently, with all contact data and files`
  const undone = 'Cancelled. Nothing was erased.'
  if (!(await confirmAction({ isConfirmed: flags.has('yes'), act: 'erase', who, undone }))) return
  const { role, id, pictures } = await erasePerson(database, emailOrCode, Date.now())
  for (const name of pictures) await services.pictures.remove(name)
  console.log(
    `Erased the ${role} with number ${id} and ${pictures.length} files. Payments, attendance and reports are kept without a name. Delete backups and mails in the outbox that contain personal data yourself.`,
  )
}
