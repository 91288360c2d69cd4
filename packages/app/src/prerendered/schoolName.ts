import { visit } from './visit.ts'

/** The school's name as the page came with it, for the time before the settings are loaded. Static hosts send none. */
export function schoolNameOfPage(): string | undefined {
  if (import.meta.env.SSR) return visit.schoolName
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
}
