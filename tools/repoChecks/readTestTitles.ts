/**
 * What the tests of a file are called: the first argument of `test`, `it` and `describe`, also of `test.each(…)(…)` and
 * their like, whose rows come before.
 */
export function readTestTitles(text: string): string[] {
  const title =
    /(?:\b(?:test|it|describe)(?:\.\w+)*|\))(?:<[^()]*>)?\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`),/g
  return [...text.matchAll(title)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  )
}
