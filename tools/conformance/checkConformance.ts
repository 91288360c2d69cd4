import { parseArgs } from 'node:util'
import type { Profile } from './createValidatingClient.ts'
import { runConformance, formatConformanceSummary, computeScore } from './runConformance.ts'
import { scenarios } from './scenarios.ts'

const HELP = `npm run prove -- backend <address> [--profile full|spec] [--email <email>] [--yes]

Runs scenarios against any implementation of the contract, such as http://localhost:3000/api, and prints the results and a
score. Exits with 1 if a scenario fails. Missing extensions count as “not offered”.

The profile “spec” tests only the specification: its 69 calls with their fields and parameters. Scenarios that need
extensions are skipped. The profile “full” tests the whole contract and is the default.

The backend needs an administrator. Pass the email as --email or PROVE_EMAIL, and the password as PROVE_PASSWORD (or as
--password, which other users of this machine can read). The scenarios create everything else: courses, a student,
teachers, a class, a policy, events and payments.

SCENARIOS WRITE DATA and delete it at the end. What the backend keeps of deleted people and payments remains, and emails
are sent to addresses at example.com. Use a test system. Addresses other than this machine need --yes.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'string', default: 'full' },
    email: { type: 'string' },
    password: { type: 'string' },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [address = ''] = positionals
if (values.help || address === '') end(HELP, values.help ? 0 : 1)

const { profile } = values
if (!isProfile(profile)) end(`Unknown profile “${profile}”. Use full or spec.`)
const url = URL.parse(address)
if (!url || !/^https?:$/.test(url.protocol)) end(`“${address}” is not a URL such as http://localhost:3000/api.`)
const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
if (!isLocal && !values.yes) end(`The scenarios write data to ${url.host}. If this is a test system, add --yes.`)

const email = values.email ?? process.env['PROVE_EMAIL'] ?? ''
const password = values.password ?? process.env['PROVE_PASSWORD'] ?? ''
if (email === '' || password === '')
  end('Set PROVE_EMAIL and PROVE_PASSWORD to the email address and password of an administrator.')

const marks = { passed: '✓', failed: '✗', 'not offered': '–' }
const report = await runConformance({
  address,
  credentials: { email, password },
  stories: scenarios,
  profile,
  tell: ({ title, result, reason }) =>
    console.log(
      `${marks[result]} ${result.padEnd(11)}  ${title}${reason === undefined ? '' : `\n               ${reason}`}`,
    ),
})
for (const line of formatConformanceSummary(report)) console.log(line)
const { passed, of } = computeScore(report)
process.exitCode = passed === of ? 0 : 1

function isProfile(name: string): name is Profile {
  return name === 'full' || name === 'spec'
}

function end(message: string, code = 1): never {
  if (code === 0) console.log(message)
  else console.error(message)
  process.exit(code)
}
