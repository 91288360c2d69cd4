/** Shows a server's fault in the terminal where the school runs, apart from what stands above it. */
export function printError(words: string): void {
  console.error(`\n${words}`)
}
