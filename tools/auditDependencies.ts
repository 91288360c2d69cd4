import spawn from 'cross-spawn'
import { summarizeNpmAudit } from './summarizeNpmAudit.ts'
import { root } from './run.ts'

// Checks production dependencies for known vulnerabilities. Not part of the tests, because results change over time.
// Exits with 1 if there are any, and with 2 if the registry can't be reached.
const packages = ['--workspace=packages/server', '--workspace=packages/app', '--omit=dev']
const asking = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=5000', ...packages]
const { stdout } = spawn.sync('npm', asking, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const { exitCode, words } = summarizeNpmAudit(stdout)
console.log(words)
process.exitCode = exitCode
