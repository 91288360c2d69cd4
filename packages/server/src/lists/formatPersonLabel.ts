/** A person as lists name them where the list isn't of people: “STD-001 · Ahmad”; the code first, as they are sorted. */
export function formatPersonLabel(code: string | null, name: string): string {
  return [code?.trim(), name.trim()].filter(Boolean).join(' · ')
}
