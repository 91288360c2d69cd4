import type { Settings } from '@maktab/contract/schema'
import type { Language } from '../i18n/translate.ts'

/** A course as public pages list it. */
export type HeadCourse = {
  id: number
  name: string
  description: string | null
  price: number
  pricing?: 'once' | 'monthly'
  image: string | null
}

/** Data for the head of a public page. */
export type HeadData = {
  /** The requested path, without the query. */
  path: string
  language: Language
  /** The language in `?lang=`. */
  requestedLanguage?: Language | undefined
  /** The school’s URL without a trailing slash. */
  origin: string
  settings: {
    name: string
    currency: string
    contactEmail?: string
    contactPhone?: string
    logo?: string
    frontPicture?: Settings['frontPicture']
    frontPage?: { motto?: string; about?: string }
    translations?: Settings['translations']
  }
  courses: readonly HeadCourse[]
}
