import { addFirstAdmin } from '@maktab/server/firstAdmin'
import { buildApp } from './run.ts'
import { formatCommand, readArguments } from './commandLine.ts'
import { startServer } from './startServer.ts'
import { listStartupHints, getSetupLinkHint } from './startupHints.ts'

readArguments({ usage: `Usage: ${formatCommand('serve')}   starts the server on PORT (3000)\n` })
const email = process.env['ADMIN_EMAIL']?.trim() || 'admin@localhost.test'
const password = process.env['ADMIN_PASSWORD'] || undefined
if (password !== undefined && password.length < 8) {
  console.error('ADMIN_PASSWORD must have at least 8 characters.')
  process.exit(1)
}

await buildApp()
const { url, config, database, services, mailDestination } = await startServer({
  folder: 'school',
  command: formatCommand('serve'),
  isLogging: true,
  validatesResponses: false,
})
console.log(`\nMaktab is running at ${url}. Mails go to ${mailDestination}.`)
for (const hint of listStartupHints({ config, environment: process.env })) console.log(hint)
const first = await addFirstAdmin(database, { email, name: 'Administrator', password }, Date.now())
if (first) {
  console.log(
    first.path === undefined
      ? `Created the first administrator ${email} with the password in ADMIN_PASSWORD.`
      : `Created the first administrator ${email}. Link to set the password (valid once, for 24 hours):\n${services.publicUrl}${first.path}`,
  )
} else {
  const hint = await getSetupLinkHint(database)
  if (hint !== undefined) console.log(hint)
}
