import { type Language, languages } from './Language.ts'

/** The language of an `Accept-Language` that is wanted most among those the school speaks; undefined where none is. */
export function parseAcceptLanguage(accepted: string | undefined): Language | undefined {
  const wanted = (accepted ?? '').split(',').flatMap((part) => {
    const [tag = '', ...settings] = part.trim().toLowerCase().split(';')
    const language = languages.find((one) => tag === one || tag.startsWith(`${one}-`))
    const quality = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(Boolean)
    return language && Number(quality ?? 1) > 0 ? [{ language, quality: Number(quality ?? 1) }] : []
  })
  return wanted.toSorted((one, other) => other.quality - one.quality)[0]?.language
}
