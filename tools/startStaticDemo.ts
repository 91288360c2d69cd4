import { run } from './run.ts'
import { serveFolder } from './serveFolder.ts'
import { demoFolder } from '../packages/app/demoOptions.ts'

const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number between 0 and 65535, not "${process.env['PORT']}".`)
  process.exit(1)
}
const exitCode = await run('turbo', ['run', 'build:demo'])
if (exitCode !== 0) process.exit(exitCode)

try {
  const { url } = await serveFolder(demoFolder, { port })
  console.log(`
The demo is running at ${url}. A service worker answers its API calls; any static host can serve dist-demo.

Sign in with any password as
  admin@maktab.test     administrator
  teacher@maktab.test   teacher
  student@maktab.test   student
  blocked@maktab.test   blocked teacher
  siblings@maktab.test  guardian of two children; switch between them in the menu

Changes are not saved. Choose other responses in the address: ${url}/?mock=listCourses=empty
Stop with Ctrl+C.
`)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is already in use. Choose another: PORT=3001 npm start -- demo` : error)
  process.exit(1)
}
