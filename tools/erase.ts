import { erasePerson, findPerson } from '@maktab/server/erase'
import { openSchool } from '@maktab/server/openSchool'
import { commandLine } from './commandLine.ts'
import { isAgreed } from './isAgreed.ts'
import { keepPrivate } from './keepPrivate.ts'
import { orSay } from './orSay.ts'
import { readArguments } from './readArguments.ts'
import { readSettings } from './readSettings.ts'

const { positionals, flags } = readArguments({
  usage: `Usage: ${commandLine('erase', '<email or ID of a student or teacher> [--yes]')}

  --yes                    skips the confirmation
`,
  least: 1,
  flags: ['yes'],
})
const [emailOrCode = ''] = positionals
const config = readSettings('school')
await keepPrivate(config.dataFolder)
const { database, services, close } = await orSay(
  openSchool({ config, isLogging: false, checksAnswers: false, opener: 'command' }),
)
await orSay(erase().finally(close))

async function erase(): Promise<void> {
  const found = await findPerson(database, emailOrCode)
  const known = [found.email, found.code === null ? null : `ID ${found.code}`].filter((one) => one !== null)
  const who = `the ${found.role} ${found.name} (${known.join(', ')}) for good, with all contacts and pictures`
  const undone = 'Nothing was erased.'
  if (!(await isAgreed({ isConfirmed: flags.has('yes'), act: 'erase', who, undone }))) return
  const { role, id, pictures } = await erasePerson(database, emailOrCode, Date.now())
  for (const name of pictures) await services.pictures.remove(name)
  console.log(
    `The ${role} with the number ${id} was erased, with ${pictures.length} pictures. Payments, attendance and reports stay without a name. Backups and mails in the outbox still tell of them: remove those yourself.`,
  )
}
