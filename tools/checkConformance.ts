import { parseArgs } from 'node:util'
import type { Profile } from './conformance/createApiUser.ts'
import { runConformance, formatConformanceSummary, computeScore } from './conformance/runConformance.ts'
import { scenarios } from './conformance/scenarios.ts'

const HELP = `npm run prove -- backend <address> [--profile full|spec] [--email <e-mail>] [--yes]

Plays the stories of a school against any backend of the contract, such as http://localhost:3000/api, and prints which
went well and a score. It ends with 1 where one failed; extensions that a backend does without are “not offered”.

The profile “spec” holds a backend to the specification alone: only its 69 calls are made, with its fields and parameters,
and stories that need more are left out. The profile “full” is the whole contract, and the usual one.

The backend has to have an administrator: the e-mail is given by --email or PROVE_EMAIL, the password by PROVE_PASSWORD
(or by --password, which others on this machine can read). All else the stories make themselves, by the calls of the
contract: courses, a student, teachers, a class, a policy, events, payments.

THEY WRITE. At the end they delete what they made; what a school keeps of deleted people and of payments stays, and mails
to made-up addresses at example.com go out. Use a school that is there to be tried: any address but this machine’s own asks for --yes.`

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
const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
if (!isHere && !values.yes) end(`The scenarios write data to ${url.host}. If this is a test system, add --yes.`)

const email = values.email ?? process.env['PROVE_EMAIL'] ?? ''
const password = values.password ?? process.env['PROVE_PASSWORD'] ?? ''
if (email === '' || password === '')
  end('Set PROVE_EMAIL and PROVE_PASSWORD to the email address and password of an administrator.')

const marks = { passed: '✓', failed: '✗', 'not offered': '–' }
const proof = await runConformance({
  address,
  credentials: { email, password },
  stories: scenarios,
  profile,
  tell: ({ title, result, reason }) =>
    console.log(
      `${marks[result]} ${result.padEnd(11)}  ${title}${reason === undefined ? '' : `\n               ${reason}`}`,
    ),
})
for (const line of formatConformanceSummary(proof)) console.log(line)
const { passed, of } = computeScore(proof)
process.exitCode = passed === of ? 0 : 1

function isProfile(name: string): name is Profile {
  return name === 'full' || name === 'spec'
}

function end(words: string, code = 1): never {
  if (code === 0) console.log(words)
  else console.error(words)
  process.exit(code)
}
