/** The port that `PORT` sets, 3000 by default. Exits if it isn't one. */
export function readPort(): number {
  const port = Number(process.env['PORT'] ?? 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  console.error(`PORT must be a number between 0 and 65535, not "${process.env['PORT']}".`)
  process.exit(1)
}

/** The accounts of the mock, for the terminal. */
export const mockAccounts = `Sign in with any password as
  admin@maktab.test     administrator
  teacher@maktab.test   teacher
  student@maktab.test   student
  blocked@maktab.test   blocked teacher
  siblings@maktab.test  guardian of two children; switch between them in the menu`

/** Says why a server could not start, and exits. */
export function exitOnServeError(error: unknown, command: string): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    isTaken ? `Port ${process.env['PORT'] ?? 3000} is already in use. Choose another: PORT=3001 ${command}` : error,
  )
  process.exit(1)
}
