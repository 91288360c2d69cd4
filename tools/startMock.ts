import { buildApp } from './buildApp.ts'
import { serveMock } from './serveMock.ts'

const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number between 0 and 65535, not "${process.env['PORT']}".`)
  process.exit(1)
}

await buildApp()

try {
  const { url } = await serveMock(port)
  console.log(`
Maktab is open at ${url}

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
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=3001 npm run start:mock` : error)
  process.exit(1)
}
