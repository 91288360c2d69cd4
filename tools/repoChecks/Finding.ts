/** A file as a rule sees it: its path from the root, with forward slashes, and its text. */
export type Source = { path: string; text: string }

/** What a rule has against a line; `line` counts from 1. */
export type Finding = { path: string; line: number; message: string }

/** Every match of a pattern as a finding, comments left out. */
export function findMatches({ path, text }: Source, pattern: RegExp, message: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(/(^|\s)\/\/.*$/, '').replace(/^\s*(\/?\*).*$/, '')
    return pattern.test(code) ? [{ path, line: index + 1, message }] : []
  })
}
