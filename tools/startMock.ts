import { parseArgs } from 'node:util'
import { buildApp } from './buildApp.ts'
import { serveMock } from './serveMock.ts'

const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number between 0 and 65535, not "${process.env['PORT']}".`)
  process.exit(1)
}

const { specOnly } = readFlags()

await buildApp()

try {
  const { url } = await serveMock(port, { specOnly })
  console.log(`
Maktab is open at ${url}${specOnly ? '\nThe mock runs in specification-only mode: it has no extensions of the contract.' : ''}

Sign in with any password as
  admin@maktab.test     the school's administrator
  teacher@maktab.test   a teacher
  student@maktab.test   a student
  blocked@maktab.test   a teacher whose access is restricted
  siblings@maktab.test  a guardian of two, who goes from one to the other in the menu

The answers are samples: what you save is not kept. Choose others at ${url}/__mock
Stop with Ctrl+C.
`)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=3001 npm start -- mock` : error)
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
