import { parseArgs } from 'node:util'
import { buildApp } from './run.ts'
import { serveAppWithMock } from './serveAppWithMock.ts'
import { exitOnServeError, mockAccounts, readPort } from './mockCommandSetup.ts'

const port = readPort()

const { specOnly } = readFlags()

await buildApp()

try {
  const { url } = await serveAppWithMock(port, { specOnly })
  console.log(`
Maktab is running at ${url}${specOnly ? '\nSpecification-only mode: API extensions are disabled.' : ''}

${mockAccounts}

Changes are not saved. Choose other responses at ${url}/__mock
Stop with Ctrl+C.
`)
} catch (error) {
  exitOnServeError(error, 'npm start -- mock')
}

function readFlags(): { specOnly: boolean } {
  try {
    const { values } = parseArgs({ options: { 'spec-only': { type: 'boolean', default: false } } })
    return { specOnly: values['spec-only'] }
  } catch {
    console.error('The only flag is --spec-only: npm start -- mock --spec-only')
    process.exit(1)
  }
}
