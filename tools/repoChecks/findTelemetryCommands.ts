import type { Finding, Source } from './sources.ts'

/** Programs with telemetry, and how a command disables it. */
const reporting: Record<string, (command: string) => boolean> = {
  // Only by environment variables, which tools/run.ts sets.
  turbo: () => false,
  chromatic: () => false,
  storybook: (command) => command.includes('--disable-telemetry'),
  // openapi/redocly.yaml turns it off, which a test of this rule reads.
  redocly: (command) => /^redocly lint\b/.test(command),
}

/** Finds commands in package.json files and workflows that would send telemetry. */
export function findTelemetryCommands({ path, text }: Source): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const [, script] = /^\s*(?:"[\w:-]+": "|- run: |run: )(.*?)"?,?$/.exec(line) ?? []
    return (script ?? '').split(/\s*(?:&&|\|\||;)\s*/).flatMap((part) => {
      const command = part.replace(/^(?:npx|npm exec)(?: -\S+)* /, '')
      const [program = ''] = command.split(' ')
      if (!Object.hasOwn(reporting, program) || reporting[program]?.(command) || !command.includes(' ')) return []
      return [
        {
          path,
          line: index + 1,
          message: `“${command}” sends telemetry. Run it through a file in tools/ that uses run.ts.`,
        },
      ]
    })
  })
}
