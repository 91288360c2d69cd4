import { parseArgs } from 'node:util'
import { buildApp } from './run.ts'
import { serveAppWithMock } from './serveAppWithMock.ts'

const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number between 0 and 65535, not "${process.env['PORT']}".`)
  process.exit(1)
}

const { specOnly } = readFlags()

await buildApp()

try {
  const { url } = await serveAppWithMock(port, { specOnly })
  console.log(`
Maktab is running at ${url}${specOnly ? '\nSpecification-only mode: API extensions are disabled.' : ''}

Sign in with any password as
  admin@maktab.test     administrator
  teacher@maktab.test   teacher
  student@maktab.test   student
  blocked@maktab.test   blocked teacher
  siblings@maktab.test  guardian of two children; switch between them in the menu

Changes are not saved. Choose other responses at ${url}/__mock
Stop with Ctrl+C.
`)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is already in use. Choose another: PORT=3001 npm start -- mock` : error)
  process.exit(1)
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
