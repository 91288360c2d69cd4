import type { Finding, Source } from './Finding.ts'

/**
 * Every proof in docs/spec-coverage.md is written as `path › words of a test or story`;
 * the file must be there and say those words.
 */
export function brokenProofs(coverage: Source, textOf: (path: string) => string | undefined): Finding[] {
  return coverage.text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`([^`›]+?) › ([^`]+?)`/g)].flatMap(([, path = '', words = '']) => {
      const text = textOf(path)
      const complain = (message: string) => [{ path: coverage.path, line: index + 1, message }]
      if (text === undefined) return complain(`${path} is not there.`)
      return text.includes(words) ? [] : complain(`${path} has no “${words}”.`)
    }),
  )
}
