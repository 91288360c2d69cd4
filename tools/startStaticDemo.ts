import { run } from './run.ts'
import { serveFolder } from './serveFolder.ts'
import { demoFolder } from '../packages/app/demoOptions.ts'
import { exitOnServeError, mockAccounts, readPort } from './mockCommandSetup.ts'

const port = readPort()
const exitCode = await run('turbo', ['run', 'build:demo'])
if (exitCode !== 0) process.exit(exitCode)

try {
  const { url } = await serveFolder(demoFolder, { port })
  console.log(`
The demo is running at ${url}. A service worker answers its API calls; any static host can serve dist-demo.

${mockAccounts}

Changes are not saved. Choose other responses in the address: ${url}/?mock=listCourses=empty
Stop with Ctrl+C.
`)
} catch (error) {
  exitOnServeError(error, 'npm start -- demo')
}
