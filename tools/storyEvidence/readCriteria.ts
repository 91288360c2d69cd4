/** The WCAG criteria in the tags of an axe rule: `wcag1410` is 1.4.10. */
export function readCriteria(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? []
    return criterion === undefined ? [] : [`${principle}.${guideline}.${criterion}`]
  })
}
