/** Where a page has an address, a call or a line: `1§2.courses.1` → `at-1-2-courses-1`. */
export function placeOnPage(name: string): string {
  return `at-${name.replaceAll(/\W+/g, '-')}`
}
