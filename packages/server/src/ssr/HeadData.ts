import type { Settings } from '@maktab/contract/schema'
import type { Language } from '../i18n/translate.ts'

/** What is told of a course in the list of them. */
export type HeadCourse = {
  id: number
  name: string
  description: string | null
  price: number
  pricing?: 'once' | 'monthly'
  image: string | null
}

/** What the head of a public page is made of. */
export type HeadData = {
  /** As it was asked for, without what stands after `?`. */
  path: string
  language: Language
  /** The language that the address itself names, by `?lang=`. */
  asked?: Language | undefined
  /** The school’s address as people type it, without a slash at its end. */
  origin: string
  settings: {
    name: string
    currency: string
    contactEmail?: string
    contactPhone?: string
    logo?: string
    frontPicture?: Settings['frontPicture']
    frontPage?: { motto?: string; about?: string }
  }
  courses: readonly HeadCourse[]
}
