/** Runs a part of a long test; a failure is prefixed with the name of the part. */
export async function testStep<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error) {
      error.message = `${name}: ${error.message}`
      error.stack = `${name}: ${error.stack}`
    }
    throw error
  }
}
